// Runs a program once: stdin in, what it printed out. The page ends the worker when time is up.
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";

const MOST = 100_000; // characters that are kept of an output

/** Where a program prints to. */
class Printed {
  text = "";
  decoder = new TextDecoder();
  to = new ConsoleStdout((bytes) => {
    if (this.text.length < MOST) this.text += this.decoder.decode(bytes, { stream: true });
  });
}

onmessage = async ({ data: { program, input, words } }) => {
  const [out, err] = [new Printed(), new Printed()];
  const stdin = new OpenFile(new File(new TextEncoder().encode(input)));
  const wasi = new WASI(["program", ...words], [], [stdin, out.to, err.to], { debug: false });
  const module = await WebAssembly.compile(program);
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const begin = performance.now();
  let status = 1;
  try {
    status = wasi.start(instance);
  } catch (fault) {
    // A panic ends in a trap, after it has said why.
    if (!err.text) err.text = String(fault);
  }
  postMessage({ status, out: out.text, err: err.text, time: performance.now() - begin });
};
