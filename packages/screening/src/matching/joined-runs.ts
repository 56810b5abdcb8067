/** Runs of a name's words that may be written together. */
import type { NameReading, NameToken, WrittenRun } from '../names/name-token.ts';
import { isForm, mainForm } from './aligned-names.ts';
import { isIdea } from './compare-words.ts';
import { inOneSpelling } from '../names/organisations/compound-words.ts';

const MAX_JOINED = 3;

/** Whether the words of a run, written together, spell this text. */
export function spells(run: readonly NameToken[], start: number, end: number, written: Written, text: string): boolean {
  let length = 0;
  for (let at = start; at < end; at++) {
    const part = written(run[at]!);
    if (!text.startsWith(part, length)) return false;
    length += part.length;
  }
  return length === text.length;
}

/** How a word is written within a run. */
export type Written = (token: NameToken) => string;

/**
 * Visits the runs of two or three words that can be written together, with their bits. A run of only legal forms does
 * not count: 'CO SA' names nobody.
 */
export function eachRun(
  { custom, tokens }: Pick<NameReading, 'custom' | 'tokens'>,
  visit: (start: number, end: number, bits: number, written: Written) => void,
): void {
  const mayBeCompound = custom === 'organisation';
  for (let start = 0; start + 1 < tokens.length; start++) {
    if (spelledIn(tokens[start]!) === '') continue;
    let { bits } = tokens[start]!;
    let areForms = isForm(tokens[start]!);
    let hasOther = spelledIn(tokens[start]!) !== writtenIn(tokens[start]!);
    let hasParts = mayBeCompound && spelledIn(tokens[start]!) !== inParts(tokens[start]!);
    const last = Math.min(tokens.length, start + MAX_JOINED);
    for (let end = start + 2; end <= last; end++) {
      const token = tokens[end - 1]!;
      if (spelledIn(token) === '') break;
      bits += token.bits;
      areForms &&= isForm(token);
      hasOther ||= spelledIn(token) !== writtenIn(token);
      hasParts ||= mayBeCompound && spelledIn(token) !== inParts(token);
      if (areForms) continue;
      visit(start, end, bits, spelledIn);
      // Also as written, if custom reads a word differently (Amir-Abdollahian). A segment keeps the text of such words.
      if (hasOther && arePlain(tokens, start, end)) visit(start, end, bits, writtenIn);
      // Also with parts of compounds in their standard spelling: Evro Polis, Europolis; Tech Mash, Tekhmash.
      if (hasParts) visit(start, end, bits, inParts);
    }
  }
}

/** The runs of a name that can be written together, each as one text. */
export function runsOf(reading: NameReading): WrittenRun[] {
  const { tokens } = reading;
  const found: WrittenRun[] = [];
  eachRun(reading, (start, end, bits, written) => {
    let spelled = '';
    for (let at = start; at < end; at++) spelled += written(tokens[at]!);
    found.push({ spelled, bits });
  });
  return found;
}

/**
 * A word in its main spelling ('bank' in any language is written in English, as most banks do); '' if that is not a
 * plain word.
 */
function spelledIn(token: NameToken): string {
  return (token.joined ??= plainForm(token));
}

function plainForm(token: NameToken): string {
  const form =
    token.forms[0] === '@bank'
      ? 'bank'
      : isIdea(token) || token.kind === 'legal-form' || token.kind === 'number'
        ? isPlainWord(token.text)
          ? token.text
          : (token.forms[1] ?? '')
        : mainForm(token);
  return isPlainWord(form) ? form : '';
}

const inParts = (token: NameToken): string => (token.inParts ??= inOneSpelling(spelledIn(token)));

/** As written; if that has other letters than a to z (agrícola), in its main spelling. */
function writtenIn(token: NameToken): string {
  const { text, forms } = token;
  if (text === '') return forms[0] ?? '';
  return isPlainWord(text) ? text : spelledIn(token);
}

function arePlain(tokens: readonly NameToken[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isPlainWord(writtenIn(tokens[at]!))) return false;
  return true;
}

/** Whether a text is nothing but letters from a to z. */
function isPlainWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return text !== '';
}
