/**
 * A part of a name as its owner wrote it. The engine compares 'abd al rahman' and 'k'; people read 'Abd al-Rahman' and
 * 'K.'. What cannot be found again stays as it is.
 */
export function asWritten(part: string, name: string): string {
  const words = foldedLetters(part).text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return part;
  const whole = foldedLetters(name);
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])\\.?`, 'u');
  // Words that were written as one: NestorLuis.
  const found =
    wanted.exec(whole.text) ?? (part.length < SHORTEST_PIECE ? null : new RegExp(words.join(''), 'u').exec(whole.text));
  if (!found) return part;
  const end = found.index + found[0].length;
  return name.slice(whole.at[found.index], whole.at[end] ?? name.length);
}

/** What a name was read as, with those words of it that the name holds as they are written there. */
export function readAsWritten(read: string, name: string): string {
  // A full name that the engine knows is written already.
  if (read !== read.toLowerCase()) return read;
  const whole = asWritten(read, name);
  return whole === read
    ? read
        .split(' ')
        .map((word) => asWritten(word, name))
        .join(' ')
    : whole;
}

/** Fewer letters may stand in any word. */
const SHORTEST_PIECE = 3;

/** A sentence of the engine with the words it quotes as one of the two names has them: 'Yassir' for 'yassir'. */
export function quotedAsWritten(sentence: string, names: readonly string[]): string {
  return sentence.replaceAll(/(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu, (quoted, part: string) => {
    const written = names.map((name) => asWritten(part, name)).find((text) => text !== part);
    return written === undefined ? quoted : `'${written}'`;
  });
}

/** Without case and accents; `at` says where each letter stood. */
function foldedLetters(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let folded = '';
  let position = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (let unit = 0; unit < plain.length; unit += 1) at.push(position);
    folded += plain;
    position += letter.length;
  }
  return { text: folded, at };
}
