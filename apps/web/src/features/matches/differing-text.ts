interface TextRun {
  text: string;
  differs: boolean;
}

/** Letters that join their neighbours cannot be underlined one by one. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Devanagari}/u;

/**
 * Where the listed text differs from the subject's. By letters, what stands between the common beginning and the common
 * end: 'al-' in 'al-Haddar' against 'Haddar'. By words, those that the subject's side does not have.
 */
export function differingRuns(subject: string, listed: string, by: 'letters' | 'words'): TextRun[] {
  if (listed === '') return [];
  if (subject === '') return [{ text: listed, differs: false }];
  const alike = by === 'words' ? folded : plain;
  if (alike(subject) === alike(listed)) return [{ text: listed, differs: false }];
  if (JOINED.test(listed)) return [{ text: listed, differs: true }];
  return by === 'words' ? differingWords(subject, listed) : differingLetters(subject, listed);
}

/** Ignores case. By letters, an accent is a difference that is shown; by words, a word is the same with and without it. */
const plain = (text: string) => text.normalize('NFC').toLowerCase();
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function differingWords(subject: string, listed: string): TextRun[] {
  const known = new Set(piecesOf(subject).map(folded));
  const pieces = piecesOf(listed).map((text) => ({ text, differs: isWord(text) && !known.has(folded(text)) }));
  const runs: TextRun[] = [];
  for (const [at, { text, differs }] of pieces.entries()) {
    const isBetween = !isWord(text) && pieces[at - 1]?.differs === true && pieces[at + 1]?.differs === true;
    append(runs, text, differs || isBetween);
  }
  return runs;
}

/** Words and what is between them, alternating. */
const piecesOf = (text: string) => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

function differingLetters(subject: string, listed: string): TextRun[] {
  const [ours, theirs] = [Array.from(plain(subject)), Array.from(plain(listed))];
  const letters = Array.from(listed.normalize('NFC'));
  // A letter that becomes two in lower case would shift the positions.
  if (letters.length !== theirs.length) return [{ text: listed, differs: true }];
  let start = 0;
  while (start < ours.length && start < theirs.length && ours[start] === theirs[start]) start += 1;
  let end = 0;
  const most = Math.min(ours.length, theirs.length) - start;
  while (end < most && ours.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const runs: TextRun[] = [];
  append(runs, letters.slice(0, start).join(''), false);
  append(runs, letters.slice(start, letters.length - end).join(''), true);
  append(runs, letters.slice(letters.length - end).join(''), false);
  return runs;
}

function append(runs: TextRun[], text: string, differs: boolean) {
  const last = runs.at(-1);
  if (text === '') return;
  if (last?.differs === differs) last.text += text;
  else runs.push({ text, differs });
}
