// Takes from a worker all but the language: no network, no storage, no messages, no clock, nothing by chance. What is
// left cannot be changed. It is done before a rule is loaded, so that no declaration of the rule comes first.

const LANGUAGE = `Object Function Array Number Boolean String Symbol BigInt Math JSON RegExp Map Set WeakMap WeakSet
Promise Proxy Reflect Iterator Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
Float32Array Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN isFinite
Infinity NaN undefined globalThis`.split(/\s+/);

// Frozen, these two would make lists three times slower in V8: they take nothing new, and what they have stays.
const OFTEN = [Array.prototype, Object.prototype];

/**
 * @param {any} scope the global object @param {string[]} spared names that stay beside the language
 * @param {any[]} more what is to be frozen too
 */
export function lock(scope, spared, more) {
  const stays = new Set(/** @type {PropertyKey[]} */ ([...LANGUAGE, ...spared]));
  for (let of = scope; of && of !== Object.prototype; of = Object.getPrototypeOf(of)) {
    for (const name of Reflect.ownKeys(of)) {
      if (of === scope && stays.has(name)) continue;
      if (Reflect.deleteProperty(of, name)) continue;
      // A number that cannot be taken away does no harm.
      if (/^(object|function)$/.test(typeof of[name])) throw new Error(`cannot be locked: ${String(name)}`);
    }
  }
  delete Math.random;
  const done = new Set();
  for (const name of LANGUAGE) {
    if (!(name in scope)) continue;
    if (name !== "globalThis") freeze(scope[name], done);
    // What a script declares by such a name is an error.
    if (Object.getOwnPropertyDescriptor(scope, name))
      Object.defineProperty(scope, name, { writable: false, configurable: false });
  }
  // What no name leads to.
  const unnamed = [
    function* () {}, async function () {}, async function* () {},
    [].values(), new Map().values(), new Set().values(), ""[Symbol.iterator](), "".matchAll(/a/g),
  ];
  for (const one of [...unnamed, ...more]) freeze(one, done);
}

/** What can be reached from it is frozen too. @param {any} root @param {Set<any>} done */
function freeze(root, done) {
  const open = [root];
  while (open.length) {
    const one = open.pop();
    if ((typeof one !== "object" && typeof one !== "function") || one === null || done.has(one)) continue;
    done.add(one);
    for (const name of Reflect.ownKeys(one)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(one, name);
      open.push(value, get, set);
      if (OFTEN.includes(one)) stay(one, name, value !== undefined);
    }
    open.push(Object.getPrototypeOf(one));
    if (OFTEN.includes(one)) Object.preventExtensions(one);
    else Object.freeze(one);
  }
}

/** @param {any} one @param {PropertyKey} name @param {boolean} hasValue */
function stay(one, name, hasValue) {
  if (one === Array.prototype && name === "length") return;
  Object.defineProperty(one, name, hasValue ? { writable: false, configurable: false } : { configurable: false });
}
