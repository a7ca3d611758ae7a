// Runs a program once: stdin in, what it printed out. The page ends the worker when time is up. The
// boards' engine stays instead: it is handed over once, and then asked.
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";

/** @typedef {import("./site.js").Ended} Ended */

const MOST = 100_000; // characters that are kept of an output

/** Where a program prints to. */
class Printed {
  /** @param {number} most */
  constructor(most) {
    this.most = most;
  }
  text = "";
  decoder = new TextDecoder();
  to = new ConsoleStdout((bytes) => {
    if (this.text.length < this.most) this.text += this.decoder.decode(bytes, { stream: true });
  });
}

/** @param {string} input */
const given = (input) => new OpenFile(new File(new TextEncoder().encode(input)));

/** An input that is handed over word by word, unless it is long: so it is known how far it was read. */
class Words extends OpenFile {
  /** @param {number} size @override */
  fd_read(size) {
    const { data } = this.file;
    let end = Number(this.file_pos);
    if (data.length > 1 << 16) return super.fd_read(size);
    while (end < data.length && data[end] <= 32) end++;
    while (end < data.length && data[end] > 32) end++;
    return super.fd_read(Math.min(size, end + 1 - Number(this.file_pos)));
  }
  /** The letters of the input that were read. */
  get read() {
    return new TextDecoder().decode(this.file.data.slice(0, Number(this.file_pos))).length;
  }
}

/** @typedef {{exports: {memory: WebAssembly.Memory, _start: () => void, room: (bytes: number) => number, answer: () => number, at: () => number}}} Made a program, or the engine, which answers */

/** @param {BufferSource} program @param {WASI} wasi @returns {Promise<Made>} */
async function instance(program, wasi) {
  const module = await WebAssembly.compile(program);
  return /** @type {any} */ (WebAssembly.instantiate(module, { wasi_snapshot_preview1: /** @type {WebAssembly.ModuleImports} */ (wasi.wasiImport) }));
}

/** @param {{program: BufferSource, input: string}} asked @returns {Promise<Ended>} */
async function run({ program, input }) {
  const [out, err] = [new Printed(MOST), new Printed(MOST)];
  const words = new Words(new File(new TextEncoder().encode(input)));
  const wasi = new WASI(["program"], [], [words, out.to, err.to], { debug: false });
  const made = await instance(program, wasi);
  const begin = performance.now();
  let status = 1;
  try {
    status = wasi.start(made);
  } catch (fault) {
    // A panic ends in a trap, after it has said why.
    if (!err.text) err.text = String(fault);
  }
  const [time, isCut] = [performance.now() - begin, out.text.length >= MOST];
  return { status, out: out.text, isCut, err: err.text, read: words.read, time };
}

/** @type {Promise<WASI & {inst: Made, err: Printed}>} */
let engine;
/** @param {BufferSource} program */
async function begin(program) {
  const err = new Printed(MOST);
  const wasi = Object.assign(new WASI(["engine"], [], [given(""), new Printed(0).to, err.to], { debug: false }), { err, inst: undefined });
  wasi.inst = await instance(program, wasi);
  return wasi;
}
/** @param {string} request */
async function ask(request) {
  const { inst: { exports }, err } = await engine;
  try {
    const bytes = new TextEncoder().encode(request);
    const room = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, room).set(bytes);
    const length = exports.answer();
    return { out: new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.at(), length)) };
  } catch (fault) {
    return { fault: err.text || String(fault) };
  }
}

onmessage = async ({ data }) => {
  if (data.engine) engine = begin(data.engine);
  else postMessage(await (data.program ? run(data) : ask(data.request)));
};
