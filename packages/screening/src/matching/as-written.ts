/**
 * Parts of a name as its owner wrote them. The engine compares 'abd al rahman' and 'k'; people read 'Abd al-Rahman' and
 * 'K.'. What cannot be found again stays as it is.
 */

/** A part as the first of some names that holds it has it. */
export function asWritten(part: string, names: readonly string[]): string {
  for (const name of names) {
    const written = inName(part, name);
    if (written !== undefined) return written;
  }
  return part;
}

/** What a name was read as, with those words of it that the name holds as they are written there. */
export function readAsWritten(read: string, name: string): string {
  // A full name that the engine knows is written already.
  if (read !== read.toLowerCase()) return read;
  return (
    inName(read, name) ??
    read
      .split(' ')
      .map((word) => inName(word, name) ?? word)
      .join(' ')
  );
}

/** Fewer letters may stand in any word. */
const shortestPiece = 3;
const inWord = /[\p{L}\p{M}\p{N}]/u;

function inName(part: string, name: string): string | undefined {
  if (part === '' || name === '') return undefined;
  const small = name.toLowerCase();
  // Nearly all parts stand in the name but for their capitals.
  if (small.length === name.length) {
    const from = small.indexOf(part);
    const to = from + part.length;
    if (from >= 0 && !inWord.test(name.charAt(from - 1)) && !inWord.test(name.charAt(to)))
      return name.slice(from, name.charAt(to) === '.' ? to + 1 : to);
  }
  return folded(part, name);
}

function folded(part: string, name: string): string | undefined {
  const words = foldedLetters(part).text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  const whole = foldedLetters(name);
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])\\.?`, 'u');
  // Words that were written as one: NestorLuis.
  const found =
    wanted.exec(whole.text) ?? (part.length < shortestPiece ? null : new RegExp(words.join(''), 'u').exec(whole.text));
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return name.slice(whole.at[found.index], whole.at[end] ?? name.length);
}

/** Without case and accents; `at` says where each letter stood. */
function foldedLetters(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let letters = '';
  let position = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (let unit = 0; unit < plain.length; unit += 1) at.push(position);
    letters += plain;
    position += letter.length;
  }
  return { text: letters, at };
}
