/**
 * Whether an article is in a language that the rules know: English, Spanish, Portuguese, French, German, Italian,
 * Russian, Ukrainian, Arabic or Chinese. Where they find nothing in another one, nobody knows what it says.
 */
import { type TextWord, sentencesOf } from './sentences.ts';

/** The scripts that the rules know, and figures. */
const KNOWN_SCRIPT = /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}]/u;
/** Letters that only other languages of these scripts have: Persian and Urdu, Serbian, Belarusian, Kazakh and others. */
const OTHER_LETTERS = /[پچژگیکٹڈڑےہۇۆېەљњћђџѓќѕўәғқңөұүһҳҷўřěůőűąęłżźğışțșđơưĸæøåđķļņģėįų]/u;

/** Frequent words of languages that the rules know; none of them is frequent in another one. */
const KNOWN_WORDS = new Set(
  [
    'the of and to was were with that from by his her their has been after',
    'el los las que una por para con fue según uma um não foi pelo pela do dos das ao',
    'le les des une dans pour avec est été sur du der die das und nicht ist wurde mit von im den',
    'il gli che della dello delle degli per con non è stato nel nella',
    '的 了 是 在 和 与',
    'и не на что с по как это был за он у из та з що від до про',
  ]
    .join(' ')
    .split(' '),
);
/** Frequent words of other languages; none of them is frequent in one that the rules know. */
const OTHER_WORDS = new Set(
  [
    'het een van niet wordt werd voor zijn dat naar ook og det ikke til och att som för inte har blev',
    'się nie jest przez oraz został że ve bir için ile olarak olan ei että oli hän és hogy egy az nem volt',
    'și pentru este din fost je se byl pro který jsem jest nije koji za yang dan dengan untuk dari telah',
    'và của là được cho ng ang mga katika kwa са се је е че беше който през ще',
  ]
    .join(' ')
    .split(' '),
);

/** False if a text has more words of other languages than frequent words of those that the rules know. */
export function isReadable(text: string): boolean {
  const words = sentencesOf(text).flatMap((sentence) => sentence.words);
  const known = words.filter((word) => KNOWN_WORDS.has(word.text)).length;
  return words.filter(isForeign).length <= known;
}

/** A capital with foreign letters is a name, and so may be in an article of any language. */
const isForeign = ({ text, isCapital }: TextWord): boolean =>
  OTHER_WORDS.has(text) || !KNOWN_SCRIPT.test(text) || (!isCapital && OTHER_LETTERS.test(text));
