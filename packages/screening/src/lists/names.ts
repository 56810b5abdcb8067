/** Names in a publisher's record: their script, and entries that contain several names. */
import type { PartyName } from '../party.ts';

/** Latin letters with their accents, and characters that all scripts share. */
const latin = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether any letter is in a script other than Latin. */
export function inOtherScript(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    if (text.charCodeAt(i) > 0x2af) return otherScript.test(text);
  }
  return false;
}

/** Longer entries are prose and stay unchanged. */
const LONGEST_ENTRY = 2000;

function isLatinWord(word: string): boolean {
  return latin.test(word) && !inOtherScript(word) && /\p{L}{2}/u.test(word);
}

/** Removes notes that a publisher writes after a name. */
function withoutNotes(text: string): string {
  return text
    .replace(/,? born .*$/i, '')
    .replace(/\([^()]*\d[^()]*\)\s*$/, '')
    .replace(/\((?:original script|previously listed as|formerly listed as)\)/gi, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/**
 * The names in one entry. `A; B` is two names; so is a name with its original script, in brackets or side by side:
 * `Ibrahim Asiri (إبراهيم عسيري)`.
 */
export function splitNames(entry: string): string[] {
  if (entry.length > LONGEST_ENTRY) return [entry];
  const text = withoutNotes(entry);
  const mixed = inOtherScript(text) && text.split(/[\s();]+/).some(isLatinWord);
  if (!mixed)
    return text
      .split(';')
      .map(withoutNotes)
      .filter((name) => name !== '');
  return text
    .split(/[();]/)
    .flatMap((segment) => {
      const words = segment.trim().split(/\s+/);
      if (!inOtherScript(segment) || !words.some(isLatinWord)) return [segment];
      return [words.filter(isLatinWord).join(' '), words.filter((word) => !isLatinWord(word)).join(' ')];
    })
    .map(withoutNotes)
    .filter((name) => /\p{L}/u.test(name));
}

/** Moves the first name in Latin script to the front, since most readers can read it; the order otherwise stays. */
export function primaryFirst(names: PartyName[], leads: (name: PartyName) => boolean): PartyName[] {
  const first = names.find(leads) ?? names.find((name) => !inOtherScript(name.text)) ?? names[0];
  if (first === undefined) return [];
  const rest = names.filter((name) => name !== first).map((name) => (name.kind === 'primary' ? aka(name) : name));
  return [{ ...first, kind: 'primary' }, ...rest];
}

function aka(name: PartyName): PartyName {
  return { ...name, kind: inOtherScript(name.text) ? 'original-script' : 'aka' };
}
