/**
 * Latin letters written by their English names in another script: Эйч-Эс-Би-Си and اتش اس بي سي are HSBC, 디에이치엘 is DHL.
 */
import { brandOf } from './brands.ts';
import { companyWord } from './company-words.ts';
import { remembered } from '../remembered.ts';
import { nameWord, type Word } from '../word.ts';

/** A letter, then its names; a name that several letters share is listed under each of them. */
const sources: readonly [RegExp, string][] = [
  [
    /^[\u0400-\u052f]/,
    'a эй ей|b би бі|c си сі|d ди ді|f эф еф|g джи джі|h эйч ейч|i ай|j джей|k кей|l эл ел|m эм ем|n эн ен|o оу|p пи пі|q кью|r ар|s эс ес|t ти ті|u ю|v ви ві|w даблю|x экс екс|y уай вай|z зет зед зи',
  ],
  [
    /^[\u0600-\u06ff]/,
    'a اي ايه|b بي|c سي|d دي|e اي|f اف|g جي|h اتش ايتش اچ|i اي|j جيه جي|k كي كيه كاي|l ال ايل|m ام ايم|n ان اين|o او|p بي پي|q كيو|r ار|s اس ايس|t تي|u يو|v في وي|w دبليو|x اكس ايكس|y واي|z زد زي',
  ],
  [
    /^[\u0590-\u05ff]/,
    'a איי אי|b בי|c סי|d די|e אי|f אף|g גי|h אייץ איץ|i איי אי|j גיי|k קיי קי|l אל|m אם|n אן|o או|p פי|q קיו|r אר|s אס|t טי|u יו|v וי ווי|w דאבליו דבליו|x אקס|y וואי|z זי זד',
  ],
  [
    /^[\u30a0-\u30ff]/,
    'a エー エイ|b ビー|c シー|d ディー デー|e イー|f エフ|g ジー|h エイチ エッチ|i アイ|j ジェイ ジェー|k ケイ ケー|l エル|m エム|n エヌ|o オー|p ピー|q キュー|r アール|s エス|t ティー ティ テー|u ユー|v ブイ ヴィ|w ダブリュー ダブル|x エックス|y ワイ|z ゼット',
  ],
  [
    /^[\uac00-\ud7a3]/,
    'a 에이|b 비|c 씨|d 디|e 이|f 에프|g 지|h 에이치|i 아이|j 제이|k 케이|l 엘|m 엠|n 엔|o 오|p 피|q 큐|r 알|s 에스|t 티|u 유|v 브이|w 더블유|x 엑스|y 와이|z 제트',
  ],
  [
    /^[\u0e00-\u0e7f]/,
    'a เอ|b บี|c ซี|d ดี|e อี|f เอฟ|g จี|h เอช|i ไอ|j เจ|k เค|l แอล|m เอ็ม|n เอ็น|o โอ|p พี|q คิว|r อาร์|s เอส|t ที|u ยู|v วี|w ดับเบิลยู|x เอ็กซ์|y วาย|z แซด',
  ],
  [
    /^[\u10d0-\u10ff]/,
    'a ეი|b ბი|c სი|d დი|e ი|f ეფ|g ჯი|h ეიჩ ჰაშ|i აი|j ჯეი|k ქეი კეი კა|l ელ|m ემ|n ენ|o ოუ ო|p ფი პი|q ქიუ|r არ|s ეს|t თი ტი|u იუ უ|v ვი ვე|w დაბლიუ|x იქს ექს|y უაი|z ზეტ ზედ',
  ],
  [
    /^[\u0904-\u097f]/,
    'a ए|b बी|c सी|d डी|e ई|f एफ|g जी|h एच|i आई|j जे|k के|l एल|m एम|n एन|o ओ|p पी|q क्यू|r आर|s एस|t टी|u यू|v वी|w डब्ल्यू डबल्यू|x एक्स|y वाई|z जेड ज़ेड',
  ],
];

/** The letters that each name may stand for, by script. */
type Names = ReadonlyMap<string, readonly string[]>;
let scripts: readonly (readonly [RegExp, Names])[] | undefined;

const load = (): NonNullable<typeof scripts> =>
  sources.map(([script, source]) => {
    const names = new Map<string, string[]>();
    for (const line of source.split('|')) {
      const [letter = '', ...spoken] = line.split(' ');
      for (const name of spoken.map(plain)) names.set(name, [...(names.get(name) ?? []), letter]);
    }
    return [script, names] as const;
  });

/** Arabic letters unified across Arabic and Persian writing, without the hamza. */
const plain = (text: string): string => text.replaceAll(/[أإآ]/g, 'ا').replaceAll('ی', 'ي').replaceAll('ک', 'ك');

const MAX_SPOKEN_LENGTH = 24;
const MAX_SPELLINGS = 6;
const beyondAlphabets = /^[\u0400-\u06ff\u0904-\u097f\u0e00-\u0e7f\u10d0-\u10ff\u30a0-\u30ff\uac00-\ud7a3]/;

/** What a word that consists only of letter names spells, likeliest first; [] for any other word. */
const lettersOf = (text: string): readonly string[] => (text.charCodeAt(0) < firstBeyond ? none : lettersIn(text));
const none: readonly string[] = [];
const firstBeyond = 0x400;
const lettersIn = remembered((text): readonly string[] => {
  if (!beyondAlphabets.test(text) || text.length > MAX_SPOKEN_LENGTH) return [];
  scripts ??= load();
  const names = scripts.find(([script]) => script.test(text))?.[1];
  return names ? spelled(plain(text), names) : [];
});

/** The longest names first: 에이치 is H, not A before another word. */
function spelled(text: string, names: Names): string[] {
  for (let end = text.length; end > 0; end--) {
    const letters = names.get(text.slice(0, end));
    if (!letters) continue;
    const rest = end === text.length ? [''] : spelled(text.slice(end), names);
    if (rest.length > 0) return letters.flatMap((letter) => rest.map((more) => letter + more)).slice(0, MAX_SPELLINGS);
  }
  return [];
}

/** Small words of Arabic and Hindi that sound like letters: in, or, that, if, mother; of, sir. */
const smallWords = new Set(['के', 'जी', 'ए', 'की', 'في', 'او', 'أو', 'ان', 'أن', 'إن', 'ام', 'ال', 'اي', 'أي', 'وي']);

/** The words of a name with runs of letter names joined into one word, if there are any. */
export function withLetters(words: readonly Word[]): Word[] | undefined {
  if (!words.some(({ text }) => lettersOf(text).length > 0)) return undefined;
  let isFound = false;
  const found: Word[] = [];
  for (let at = 0; at < words.length;) {
    const run: Word[] = [];
    while (at + run.length < words.length && lettersOf(words[at + run.length]!.text).length > 0)
      run.push(words[at + run.length]!);
    const forms = run.length > 0 && areLetters(run) ? combined(run.map(({ text }) => lettersOf(text))) : [];
    if (forms.length > 0) {
      isFound = true;
      found.push(nameWord(run.map(({ text }) => text).join(' '), forms));
    } else found.push(...words.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return isFound ? found : undefined;
}

/** Whether they are at least two letters and not a word that a company may have as its name. */
function areLetters(run: readonly Word[]): boolean {
  const [only] = run;
  if (run.length > 1) return !run.every(({ text }) => smallWords.has(text));
  return lettersOf(only!.text)[0]!.length > 1 && brandOf(only!.text).length === 0 && !companyWord(only!.text);
}

const combined = (choices: readonly (readonly string[])[]): string[] =>
  choices
    .reduce<string[]>(
      (all, choice) => all.flatMap((head) => choice.map((tail) => head + tail)).slice(0, MAX_FORMS_KEPT),
      [''],
    )
    .slice(0, MAX_SPELLINGS);
/** Ambiguous letters at the beginning must not use up the room of later ones. */
const MAX_FORMS_KEPT = 24;
