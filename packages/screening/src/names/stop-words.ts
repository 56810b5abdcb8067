/** Function words of organisation names, which carry no information: articles, prepositions, 'and'. */
import { isLatin } from './scripts/script-of.ts';
import { mainForm, type Word } from './word.ts';

const latinStopWords = new Set(
  'the of and ye fi los las ul for in on at to by und et y e i de la le les du des der die das den dem del dos da do di al el for a an o a va ve och og en i fur für pour para per voor van na dla dlya po za z w with della delle dello dei degli het pentru por til mit zum zur lil ya es uma une aux wal'.split(
    ' ',
  ),
);
const otherStopWords = new Set(
  'i y ta na dlya po za v s iz pri ot do ~w ~lal ~dr ~brayy ~fy ~mn ~az ~ba ~lyl ~d ~aw ~hay ~ha kai tis tou ton tin to ta gia ~shl ~la ~af ke ka ki aur evam o va'.split(
    ' ',
  ),
);

/**
 * Whether a word is a function word in the languages of its script. Han characters never are, whatever their reading: 堺
 * may be kai.
 */
export const isStopWord = (word: Word): boolean =>
  isLatin(word.text)
    ? latinStopWords.has(mainForm(word))
    : foreignStopWords.has(word.text) || (otherStopWords.has(mainForm(word)) && !/^[\u3400-\u9fff]/.test(word.text));
/** 'For' and 'and'; their readings are names in other scripts. */
const foreignStopWords = new Set(
  'بۆ және жана болон һәм եւ և და และ ແລະ និង နှင့် तथा एवं आणि અને ਅਤੇ සහ හා மற்றும் మరియు እና 및 па'.split(' '),
);
