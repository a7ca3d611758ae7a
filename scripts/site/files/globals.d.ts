// What site.js gives to every script, and the data that scripts hand over.
import type { Ended } from "./site.js";

declare global {
  /** The words of this site's scripts, and those of all boards. */
  var WORDS: { site: string, boards: string };
  /** The words of the lab, on its page. */
  var LAB_WORDS: string;
  var Words: typeof import("./words.js").Words;
  var words: import("./words.js").Words;
  var loaded: Record<string, (data: any) => void>;
  var isChinese: boolean;
  function say(id: string, args?: Record<string, any>): string;
  function load(file: string, kind: string): Promise<any>;
  function unpacked(code: string): Promise<ArrayBuffer>;
  function run(name: string, input: string, stop: Promise<unknown>): Promise<Ended>;
  function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, className?: string): HTMLElementTagNameMap[Tag];
  function button(words: string, does: (this: GlobalEventHandlers, event: MouseEvent) => any, className?: string): HTMLButtonElement;
  function leave(name: string, part: string): void;
  var canKeep: boolean;
  function keep(version: string, urls: string[], told?: (done: number) => void): Promise<void>;
  function flash(button: HTMLElement, words: string): void;
  /** On this device alone, and in this window. */
  var kept: { get: (key: string) => string | null; set: (key: string, value: string) => void }, keptHere: typeof kept;
}
