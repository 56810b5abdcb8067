/**
 * Thai by syllable, as romanised by the Royal Institute: unwritten vowels are pronounced (สม is som, นคร nakhon), and a
 * consonant that closes a syllable sounds different from one that opens it. Source: Principles of Romanization for Thai
 * Script by Transcription Method, Royal Institute of Thailand, 1999.
 */

const opening: Readonly<Record<string, string>> = soundsOf(
  'k:ก kh:ขฃคฅฆ ng:ง ch:จฉชฌ s:ซศษส y:ญย d:ฎด t:ฏต th:ฐฑฒถทธ n:ณน b:บ p:ป ph:ผพภ f:ฝฟ m:ม r:ร l:ลฬ w:ว h:หฮ :อ',
);
const closing: Readonly<Record<string, string>> = soundsOf(
  'k:กขคฆ t:จชซฌฎฏฐฑฒดตถทธศษส p:บปพฟภ n:ญณนรลฬ ng:ง m:ม i:ย o:ว',
);
function soundsOf(source: string): Record<string, string> {
  return Object.fromEntries(
    source.split(' ').flatMap((entry) => {
      const [sound = '', letters = ''] = entry.split(':');
      return Array.from(letters, (letter) => [letter, sound] as const);
    }),
  );
}

const C = '[ก-ฮ]';
/** Opens a syllable: a consonant, with an r, l or w that forms one sound with it. */
const K = '([กขคตปผพ][รลว]|ทร|[ศสซ]ร|จร|[ก-ฮ])';
/** Closes a syllable: a consonant without a vowel after it that does not open the next cluster. */
const closes = '(?![กขคตปผพ][รลว][ะ-ู])[กขคฆงจชซญฎฏฐฑฒณดตถทธนบปพฟภมยรลวศษสฬ](?![ะ-ู็]|รร)';
const F = `((?![ศส][ก-ฮ][ะ-ู])${closes})`;
const O = '(อ|)';

/** Patterns of a syllable, longer ones before their own prefixes: what opens it, its vowel, what closes it. */
const syllables: readonly (readonly [RegExp, vowel: string])[] = (
  [
    [`เ${K}ียะ?()${F}?`, 'ia'],
    [`เ${K}ือ()${F}?`, 'uea'],
    [`เ${K}าะ`, 'o'],
    [`เ${K}า`, 'ao'],
    [`เ${K}อ()${F}?`, 'oe'],
    [`เ${K}ิ()${F}`, 'oe'],
    [`เ${K}(ย)`, 'oei'],
    [`เ([ก-ฮ])็?()(ว)(?![ก-ฮะ-ู])`, 'e'],
    [`แ([ก-ฮ])็?()(ว)(?![ก-ฮะ-ู])`, 'ae'],
    [`เ${K}็?()${F}?`, 'e'],
    [`เ${K}ะ?`, 'e'],
    [`แ${K}็?()${F}?`, 'ae'],
    [`แ${K}ะ?`, 'ae'],
    [`โ${K}()${F}?`, 'o'],
    [`โ${K}ะ?`, 'o'],
    [`[ใไ]${K}ย?`, 'ai'],
    [`${K}ัวะ?`, 'ua'],
    [`${K}ว()${F}(?!${C}${C})`, 'ua'],
    [`${K}รร()${F}`, 'a'],
    [`${K}รร`, 'an'],
    [`${K}ำ`, 'am'],
    [`${K}ะ`, 'a'],
    [`${K}ั()(${closes})`, 'a'],
    [`${K}[ัา]()${F}?`, 'a'],
    [`${K}[ิี]()${F}?`, 'i'],
    [`${K}[ึื]${O}${F}?`, 'ue'],
    [`${K}[ุู]()${F}?`, 'u'],
    [`${K}อ()${F}?`, 'o'],
    [`ฤ()${F}?`, 'rue'],
  ] as const
).map(([pattern, vowel]) => [new RegExp(pattern, 'y'), vowel]);

/** Written as two consonants, pronounced as one: ทราย is sai, สร้าง sang, จริง ching. */
const openingOf = (letters: string): string => {
  if (letters === 'ทร' || /^[ศสซ]ร$/.test(letters)) return 's';
  if (letters === 'จร') return 'ch';
  return Array.from(letters, (letter) => opening[letter] ?? '').join('');
};

/** A final y or w is part of the vowel: ai, oi, ao, io. */
const closed = (vowel: string, letter: string | undefined): string => {
  const sound = letter === undefined ? '' : (closing[letter] ?? '');
  return vowel.endsWith(sound) && /[io]/.test(sound) ? vowel : vowel + sound;
};

/**
 * Bare consonants in a row: a pair has an o between them. The first has an a after it if one is left over or the next
 * closes no syllable.
 */
function bare(letters: string): string {
  // An s before another consonant is a syllable of its own: สวัสดิ์ is sawat.
  if (letters.length > 2 && letters.length % 2 === 1 && /[ศส]$/.test(letters)) return `${bare(letters.slice(0, -1))}sa`;
  let spoken = '';
  for (let at = 0; at < letters.length;) {
    const last = closing[letters[at + 1] ?? ''];
    const isAlone = (letters.length - at) % 2 === 1 || last === undefined;
    spoken += (opening[letters[at]!] ?? '') + (isAlone ? 'a' : `o${last}`);
    at += isAlone ? 1 : 2;
  }
  return spoken;
}

/** Letters that are written for etymology and not pronounced: มิตร is mit, ชาติ chat. */
const unspoken = /(?<=[ะ-ู][กคชตทด]|[เแโ][ก-ฮ][กคชตทด])ร$|(?<=[ะ-ู][ตดทธ]|[เแโ][ก-ฮ][ตดทธ])[ิุ]$/;
/** Sanskrit words double the sound of the consonant before n: พัฒนา is phatthana, รัตน rattana. */
const doubled = /(?<=[ะ-ู])([ตฒศส])(?=น)/g;
/** Frequent parts of names that no rule covers, rewritten by sound. */
const irregular: readonly (readonly [RegExp, string])[] = [
  [/เกษตร/g, 'กะเสต'],
  [/เจริ/g, 'จะเริ'],
  [/พลัง/g, 'พะลัง'],
  [/ธน(?=[ก-ฮ][ก-ฮะ-ู])/g, 'ธะนะ'],
  [/([สว][ุี])ร(?=[ก-ฮ])/g, '$1ระ'],
  [/ชินว/g, 'ชินะว'],
];

/** A Thai word without tone marks and silent letters, as pronounced; '' if it is not spelled like a Thai word. */
export function spokenThai(written: string): string {
  const regular = irregular.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), written);
  const word = regular.replace(unspoken, '').replaceAll(doubled, '$1$1ะ');
  let spoken = '';
  for (let at = 0; at < word.length;) {
    const run =
      /^[ก-ฮ]+(?=$|[เแโใไ])/.exec(word.slice(at)) ?? /^[ก-ฮ]+(?=[ก-ฮ][ะ-ู]|[ก-ฮ]รร|[ก-ฮ]อ)/.exec(word.slice(at));
    const found = syllables.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(word);
    });
    if (found) {
      const [pattern, vowel] = found;
      pattern.lastIndex = at;
      const [whole = '', first = '', , last] = pattern.exec(word)!;
      spoken += vowel === 'rue' ? closed(vowel, last) : openingOf(first) + closed(vowel, last);
      at += whole.length;
    } else if (run) {
      spoken += bare(run[0]);
      at += run[0].length;
    } else return '';
  }
  return spoken;
}
