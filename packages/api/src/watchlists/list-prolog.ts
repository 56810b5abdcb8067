/** The text before the root element: a declaration, comments and white space, or the proof that this is no list. */
import { nameOfText } from '@tamis/screening/lists/other-formats';
import { ListRefused } from './list-refused.ts';

/** Lists have a line or two before the root element. */
const MAX_PROLOG = 64 * 1024;

const DOCTYPE = '<!DOCTYPE';
const SKIPPED = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** The refusal of any DOCTYPE: entities and external files are how XML is used to attack its reader. */
export function doctypeRefused(): ListRefused {
  return new ListRefused('doctype', 'The file has a DOCTYPE, which no list has and which is not safe to read.');
}

/** Where declaration, comments and white space end; undefined when one of them is not complete. */
function afterProlog(text: string): number | undefined {
  let i = 0;
  for (;;) {
    while (i < text.length && text.charCodeAt(i) <= 0x20) i += 1;
    const found = SKIPPED.find(([open]) => text.startsWith(open, i));
    if (found === undefined) return i;
    const [open, close] = found;
    const end = text.indexOf(close, i + open.length);
    if (end === -1) return undefined;
    i = end + close.length;
  }
}

/** Whether so few characters may still become the start of anything. */
function isUndecided(rest: string): boolean {
  return [...SKIPPED.map(([open]) => open), DOCTYPE].some((start) => start.startsWith(rest.toUpperCase()));
}

/**
 * Whether the start of the file includes its root element. Throws `ListRefused` for a DOCTYPE as soon as the word is
 * complete, and for a file that is not XML, by its name.
 */
export function prologEnds(text: string): boolean {
  const start = afterProlog(text);
  if (start === undefined || isUndecided(text.slice(start, start + DOCTYPE.length - 1))) {
    if (start !== undefined && text.length >= start + DOCTYPE.length) throw refusalAt(text, start);
    if (text.length > MAX_PROLOG) throw new ListRefused('not-xml', 'The file is not a list: its start is too long.');
    return false;
  }
  if (/^<[\p{L}_]/u.test(text.slice(start, start + 2))) return true;
  throw refusalAt(text, start);
}

function refusalAt(text: string, start: number): ListRefused {
  const rest = text.slice(start, start + 2000);
  if (/^<!doctype/i.test(rest) && !/^<!doctype\s+html/i.test(rest)) return doctypeRefused();
  const beginning = rest.slice(0, 40).split('\n', 1)[0]?.trim() ?? '';
  return new ListRefused('not-xml', nameOfText(rest) ?? `This is not XML: it begins with '${beginning}'.`);
}
