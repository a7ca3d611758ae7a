// Takes from a worker all but the language: no network, no storage, no messages, no clock, nothing by chance. What is
// left cannot be changed, or not without being seen.

const LANGUAGE = `Object Function Array Number Boolean String Symbol BigInt Math JSON RegExp Map Set WeakMap WeakSet Promise Proxy Reflect Iterator
Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError ArrayBuffer DataView
Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array
parseInt parseFloat isNaN isFinite Infinity NaN undefined globalThis`.split(/\s+/);

// Frozen, these two would make lists three times slower in V8: they take nothing new, and what they have is compared.
const WATCHED = [Array.prototype, Object.prototype];

/** @param {any} scope the global object @param {string[]} spared names that stay beside the language @returns {() => string | undefined} the name of a property of lists or objects that has been changed */
export function lock(scope, spared) {
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
    if (!(name in scope) || /^(globalThis|Infinity|NaN|undefined)$/.test(name)) continue;
    freeze(scope[name], done);
    Object.defineProperty(scope, name, { writable: false, configurable: false });
  }
  // What no name leads to.
  for (const one of [function* () {}, async function () {}, async function* () {}, [].values(), new Map().values(), new Set().values(), ""[Symbol.iterator](), "".matchAll(/a/g)]) freeze(one, done);
  return watch();
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
    }
    open.push(Object.getPrototypeOf(one));
    if (WATCHED.includes(one)) Object.preventExtensions(one);
    else Object.freeze(one);
  }
}

/** Compares without a method that may have been changed. */
function watch() {
  const { getOwnPropertyDescriptor } = Object;
  const known = WATCHED.flatMap((of) => Reflect.ownKeys(of).map((name) => ({ of, name, was: getOwnPropertyDescriptor(of, name) })));
  return () => {
    for (let i = 0; i < known.length; i += 1) {
      const { of, name, was } = known[i];
      const is = getOwnPropertyDescriptor(of, name);
      if (!is || is.value !== was.value || is.get !== was.get || is.set !== was.set) return String(name);
    }
    return undefined;
  };
}
