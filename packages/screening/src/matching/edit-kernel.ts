/**
 * `editCost` of one word against eight at a time, in WebAssembly, for the look-up of similar words. Gives exactly what
 * the JavaScript gives; hosts that compile no WebAssembly do without it.
 */
import type { Spelling } from '../names/spelling.ts';
import {
  type Writing,
  abjadSubstitution,
  codeOf,
  cost,
  firstCost,
  gapCost,
  lettersOf,
  MAX_SPELLING_LENGTH,
  side,
  substitution,
} from './edit-cost.ts';
import { wasmBase64 } from './edit-kernel.gen.ts';

/** Words that are measured at once. */
export const lanes = 8;

/**
 * Bytes from one row of a table to the next, and one cell of all lanes in 16-bit numbers: as in kernel/edit-costs.ts.
 */
const row = 32;
const cell = lanes;
/** Codes of all bytes. */
const codes = Uint8Array.from({ length: 256 }, (_, byte) => codeOf(byte));
/** A code that no word has before its first letter. */
const none = 0xff;

interface Exports {
  memory: WebAssembly.Memory;
  substitutionAt: () => number;
  gapsAt: () => number;
  lettersAt: () => number;
  othersAt: () => number;
  measure: (
    length: number,
    columns: number,
    table: number,
    ownGaps: number,
    gapsOfThem: number,
    doubling: number,
    swap: number,
  ) => number;
}

const writings: readonly Writing[] = ['full', 'against-unvocalised', 'unvocalised'];
const gapsOf = (writing: Writing): number => writings.indexOf(writing);
const tables = { full: 0, abjad: 2 } as const;

export class EditKernel {
  readonly #exports: Exports;
  readonly #bytes: Uint8Array;
  readonly #costs: Uint16Array;
  readonly #letters: number;
  readonly #others: number;
  #length = 0;
  #isUnvocalised = false;
  #columns = 0;
  #lastRow = 0;

  constructor(exports: Exports) {
    this.#exports = exports;
    this.#bytes = new Uint8Array(exports.memory.buffer);
    this.#costs = new Uint16Array(exports.memory.buffer);
    this.#letters = exports.lettersAt();
    this.#others = exports.othersAt();
    for (const [number, table] of [substitution, abjadSubstitution].entries()) {
      const at = exports.substitutionAt() + number * 2 * side * row;
      for (let left = 0; left < side; left++) {
        for (let right = 0; right < side; right++) {
          const usual = table[left * side + right]!;
          this.#bytes[at + left * row + right] = usual;
          this.#bytes[at + (side + left) * row + right] = firstCost(left, right, usual);
        }
      }
    }
    for (const writing of writings) {
      const at = exports.gapsAt() + gapsOf(writing) * 2 * row;
      for (let code = 0; code < side; code++) {
        this.#bytes[at + code] = gapCost(code, none, 0, writing);
        this.#bytes[at + row + code] = gapCost(code, none, 1, writing);
      }
    }
  }

  /** The word that the others are measured against. */
  begin(word: Spelling): void {
    const letters = lettersOf(word);
    this.#length = letters.length / 3;
    this.#isUnvocalised = word.isUnvocalised;
    this.#bytes.set(letters.subarray(0, this.#length), this.#letters);
  }

  /** Puts a word, as ASCII bytes without the mark of unvocalised ones, into a lane. */
  put(lane: number, bytes: Uint8Array, start: number, end: number): void {
    const memory = this.#bytes;
    const length = Math.min(end - start, MAX_SPELLING_LENGTH);
    if (length > this.#columns) this.#columns = length;
    let at = this.#others + lane;
    for (let letter = start; letter < start + length; letter++, at += lanes) memory[at] = codes[bytes[letter]!]!;
  }

  /**
   * Measures the words in the lanes, which are all unvocalised or all not. What was put into no lane is measured for
   * nothing.
   */
  measure(areUnvocalised: boolean): void {
    const isAbjad = areUnvocalised !== this.#isUnvocalised;
    const writingOf = (isUnvocalised: boolean): Writing =>
      isAbjad ? (isUnvocalised ? 'unvocalised' : 'against-unvocalised') : 'full';
    const own = gapsOf(writingOf(this.#isUnvocalised));
    const others = gapsOf(writingOf(areUnvocalised));
    const table = isAbjad ? tables.abjad : tables.full;
    const { doubling, swap } = cost;
    this.#lastRow = this.#exports.measure(this.#length, this.#columns, table, own, others, doubling, swap) / 2;
    this.#columns = 0;
  }

  /** Edits between the word and the one of a lane, which has `length` letters. */
  costOf(lane: number, length: number): number {
    return this.#costs[this.#lastRow + Math.min(length, MAX_SPELLING_LENGTH) * cell + lane]!;
  }
}

let kernel: EditKernel | null | undefined;

/** The kernel of this thread; null where the host compiles no WebAssembly at run time, as workerd does not. */
export function editKernel(): EditKernel | null {
  if (kernel === undefined) kernel = instantiate();
  return kernel;
}

function instantiate(): EditKernel | null {
  try {
    const bytes = Uint8Array.from(atob(wasmBase64), (char) => char.charCodeAt(0));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return new EditKernel(instance.exports as unknown as Exports);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return null;
    throw error;
  }
}
