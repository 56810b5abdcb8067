/**
 * Spellings of one name that differ by whole syllables in South and South-East Asia: English and Sanskrit forms of
 * Bengali family names, x for ksh, the old spelling of Indonesian, and abbreviated first names. Hand-written from
 * public naming customs.
 */

import { ownValue } from '../../own-value.ts';
import { isFrequentName } from '../rarity.ts';

const groupSource =
  'mukherjee mukerjee mukherji mukerji mukharji mukhopadhyay mukhopadhyaya mukhopadhay|banerjee banerji bannerjee bandyopadhyay bandopadhyay bandyopadhyaya|chatterjee chatterji chattarji chattopadhyay chattopadhyaya|ganguly ganguli gangully gangopadhyay gangopadhyaya|bhattacharya bhattacharyya bhattacharjee bhattacharji|' +
  'chakraborty chakrabarti chakravarti chakravarty chakravorty chakrabarty|chowdhury choudhury chaudhuri chaudhary chaudhry choudhary chowdhary chaudhari chowdhry chaudhury choudhry chowdary|datta dutta dutt|bose basu vasu|roy ray|sinha singha|thakur tagore|barua baruah borua|majumdar mazumdar mazumder majumder|biswas vishwas|' +
  'lakshmi laxmi luxmi lakshmy|lakshman laxman luxman lachman|dikshit dixit|saxena saksena|akshay akshaya axay|rakshit raxit|vishwanath viswanath biswanath vishvanath|varma verma barma|sharma sarma|tiwari tewari tiwary|pandey pande|iyer aiyer ayyar aiyar iyyar|iyengar ayyangar aiyangar|nair nayar|pillai pillay|naidu nayudu naidoo|gowda gouda|gounder goundar kounder|' +
  'subramaniam subramanian subramanyam subrahmanyam subramanya subrahmanyan|swamy swami saamy|murthy murti moorthy murty|shetty setty chetty|chettiar chettiyar|rajapaksa rajapakse rajapaksha|jayawardena jayewardene jayawardene jayawardana|wickremesinghe wickramasinghe wickremasinghe|gunawardena gunawardene goonewardene gunawardana|bandaranaike bandaranayake|' +
  'prabhakaran pirapaharan pirabakaran prabakaran|vajpayee bajpai vajpai bajpayee|vyas byas|vikram bikram|vinod binod|vijay bijay bijoy|ajay ajoy|sanjay sanjoy|birendra virendra|bishnu vishnu|basanta vasanta|gyanendra jnanendra|gyan jnan|banaras varanasi';
/** The full name comes first: an abbreviation that is also a title or a particle is read as the name. */
const abbreviations: Record<string, string> = {
  md: 'muhammad',
  mohd: 'muhammad',
  moh: 'muhammad',
  moch: 'muhammad',
  mhd: 'muhammad',
  muhd: 'muhammad',
  mohmd: 'muhammad',
  muhmd: 'muhammad',
  ahmd: 'ahmad',
  muh: 'muhammad',
  mst: 'mosammat',
  most: 'mosammat',
  musammat: 'mosammat',
  mossammat: 'mosammat',
  mosammet: 'mosammat',
  ch: 'chaudhry',
  pd: 'prasad',
  prsd: 'prasad',
  kr: 'kumar',
  kmr: 'kumar',
  bdr: 'bahadur',
  apa: 'aparecida',
  sk: 'sheikh',
  bt: 'binti',
  bte: 'binti',
  hj: 'haji',
  hjh: 'hajjah',
};

let firstOfGroup: Map<string, string> | undefined;

/** Old Indonesian digraphs, used until 1972 and kept in names; at that time j stood for y. */
const oldDigraph = /tj|dj|nj|sj|oe(?=[^aeiou])/;
const MIN_OLD_LENGTH = 5;

/** 'Soeharto' → 'suharto', 'tjahjo' → 'cahyo'; undefined for a word without such letters. */
export function modernIndonesian(word: string): string | undefined {
  if (word.length < MIN_OLD_LENGTH || !oldDigraph.test(word)) return undefined;
  return word
    .replaceAll('dj', 'J')
    .replaceAll('tj', 'c')
    .replaceAll('j', 'y')
    .replaceAll('J', 'j')
    .replaceAll(/oe(?=[^aeiou])/g, 'u');
}

/** French and Portuguese spellings of Laos: 'bounnhang' → 'bunnyang'; undefined for a word without nh before a vowel. */
const englishLao = (word: string): string | undefined =>
  /nh[aeiou]/.test(word) ? word.replaceAll(/nh(?=[aeiou])/g, 'ny').replaceAll('ou', 'u') : undefined;

/** Malay and Indonesian sy is English sh: 'basyir' → 'bashir'; undefined for a word without sy. */
const englishMalay = (word: string): string | undefined =>
  /sy[aiou]/.test(word) ? word.replaceAll(/sy(?=[aiou])/g, 'sh').replaceAll('aa', 'a') : undefined;

/** Without one of these digraphs none of the three rules applies, so most words skip them. */
const foreignDigraph = /[dtns]j|oe|nh|sy/;

/** At the end Das is an Indian family name, not a Portuguese article. */
const family = 'das';

/** Whether a spelling means another word at the end of a name than within it. */
export const isOtherAtEnd = (word: string): boolean => word === family || Object.hasOwn(abbreviations, word);

/** The ASCII spellings of a word of a person's name; `isLast` because MD after a name means a doctor. */
export function customarySpellings(word: string, isLast: boolean): string[] {
  const full = isLast ? undefined : ownValue(abbreviations, word);
  if (full) return [full, word];
  if (isLast && word === family) return ['dass', word];
  if (!firstOfGroup) {
    firstOfGroup = new Map();
    for (const group of groupSource.split('|')) {
      const [first = '', ...others] = group.split(' ');
      for (const other of others) firstOfGroup.set(other, first);
    }
  }
  const other =
    firstOfGroup.get(word) ??
    (foreignDigraph.test(word) && !isFrequentName(word)
      ? (modernIndonesian(word) ?? englishLao(word) ?? englishMalay(word))
      : undefined);
  return other === undefined ? [word] : [word, other];
}
