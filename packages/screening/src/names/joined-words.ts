/**
 * Words of personal names that custom writes now together and now apart, brought to one way: Abd al-Rahman = Abdulrahman,
 * Salah ad-Din = Salahuddin, Mohammadreza = Mohammad Reza, Hassan Zadeh = Hassanzadeh, Gebremariam = Gebre Mariam.
 */
import { isArabicGivenName } from './given-names.ts';
import { kinOf } from './nicknames.ts';
import { isFrequentName } from './rarity.ts';
import { isTitle } from './person-words.ts';
import { isOneSlip } from './misspelt-words.ts';
import { remembered } from './remembered.ts';
import { unvocalised } from './scripts/abjad.ts';
import { compoundArabic } from './scripts/vocalised-names.ts';
import { mainForm, type Word } from './word.ts';
import { romaniseWord } from './romanise.ts';

const servant = /^abd(?:u|e|a|o|ou|oo|i)?(?:l|r|s|z|n|d|sh)?$/;
const article = /^(?:al|el|ul|ar|er|ur|as|es|us|ash|az|an|ad|ed|ud|at|ol|or)$/;
/** A servant's name as one word, with what its article's last letter became. Before names that begin with a vowel it is an l: Abdulaziz is no Abdu Laziz, Abdulatif is Abdul Latif. */
const joinedServant =
  /^abd(?:ou|oo|[aeou])(?!ll[ao]h?$)(?:l(?=az[ie]|adh[ie]|ahad|al[ei]{1,2}m?$|am[ei]+r|imam|aw+al)|(?:l|sh(?=sh)|r(?=r)|s(?=s)|z(?=z)|n(?=n)|d(?=d)|t(?=t))?(?=[bcdfghjklmnpqrstvwyz]))(.{3,})$/;
/** Din, ad-Din, Eddine, Uddin; Edin and Eldin alone are names of their own. */
const faith = /^(?:(?:[aeou]d|ul|o)?d(?:in|een|ine|ien|yn|jin)|[ae]l(?:deen|dine|dien|dyn)|~(?:al)?dyn)$/;
const faithOrName = /^[ae]l?din$/;
/** Nasr Allah = Nasrallah, Ezat Ullah = Ezatullah. */
const divine = /^(?:[aou]llah?|~allh)$/;
const joinedFaith = /^(.{3,}?)(?:[aeiou]{1,2})(?:l|d|ld)?-?d(?:in|een|ine|yn)$/;

/** What stands before 'of the faith', in one spelling each. */
const stemsOfFaith = wordsOf(
  'nur salah izz ezz imad emad jamal kamal shams chams moin muin badr fakhr muhyi mohi nasir nasr sharaf siraj taj zayn alaa qutb sadr sayf shihab burhan jalal najm rukn dia husam ghiyath safi rafi rashid nizam qamar baha asad jamil kheir khair saad shafi razi',
);
/** What stands before 'of God' and is seldom a name by itself. */
const stemsOfGod = wordsOf(
  'fazl faiz inayat enayat hikmat hekmat hidayat hedayat rahmat nimat nemat barakat sami sana zabih ruh qudrat azmat izzat ezat ata khair kifayat lutf saif sayf karam shafi rafi najib asad nasr nur noor aman amin habib hamid saad wali',
);
/** What is written after a name, with and without vowels; `loses` is the vowel of the name that it takes. */
interface Ending {
  vocalised: string;
  skeleton: string;
  loses?: RegExp;
  /** The family's name that Russia made of it: Asan uulu, Asanov. */
  family?: string;
}
export const ofTheFaith: Ending = { vocalised: 'uddin', skeleton: 'dyn', loses: /[ua]$/ };
const ofGod: Ending = { vocalised: 'ullah', skeleton: 'allh', loses: /[aou]$/ };
/** Persian, Azeri, Tajik: child of, of the race of; Turkic: son of, daughter of; Pashto: of the tribe of. Joined to the name before them. */
const familyEndings: ReadonlyMap<string, Ending> = new Map(
  [
    { vocalised: 'zadeh', skeleton: 'zadh', spellings: 'zadeh zade zada zadah zoda zadegan ~zadh' },
    { vocalised: 'pour', skeleton: 'pwr', spellings: 'pour poor pur ~pwr ~pvr' },
    { vocalised: 'nejad', skeleton: 'njad', spellings: 'nejad nezhad nejhad nijad ~njad ~nzhad' },
    { vocalised: 'vand', skeleton: 'wnd', spellings: 'vand wand ~wnd ~vnd' },
    { vocalised: 'zai', skeleton: 'zy', spellings: 'zai zay zoy ~zy' },
    { vocalised: 'khel', skeleton: 'khyl', spellings: 'khel khail khil ~khyl' },
    { vocalised: 'oglu', skeleton: '', spellings: 'oglu ogly ogli oglou ugli oghlu oghly' },
    { vocalised: 'oglu', skeleton: '', spellings: 'uulu uly', family: 'ov' },
    { vocalised: 'qizi', skeleton: '', spellings: 'qizi qyzy gyzy gizi' },
    { vocalised: 'qizi', skeleton: '', spellings: 'kyzy kizi kizy', family: 'ova' },
  ].flatMap((ending) => ending.spellings.split(' ').map((spelling) => [spelling, ending] as const)),
);
/** Persian and Urdu double given names: their first and second halves. */
const firstHalves = wordsOf(
  'muhammad mohammad mohammed mohamad mohamed ali gholam ghulam golam gulam qorban ghorban qurban amir hossein hussein hussain hassan hasan seyed sayed syed noor nur gul sher jan dost fazl wali fath',
);
const secondHalves = wordsOf(
  'reza ali hossein hosein hussein hussain husain hassan hasan mehdi mahdi javad jawad taghi taqi naghi naqi kazem kazim sadegh sadiq bagher baqer baqir ebrahim ibrahim amin akbar asghar abbas nabi rasul rasool karim saeed said yusuf yousef ismail esmail ehsan ihsan mohsen qasem qasim ghasem rahim haider heydar hadi taher jafar mostafa mustafa mojtaba morteza murtaza muhammad mohammad mohammed mohamad mohamed',
);
/** What a gift, light or sword is of, in the joined names of South Asia: Zakiur Rehman, Sirajul Islam, Anwarul Haq. */
const glories = wordsOf('rehman rahman rahaman haq haque huq islam mulk alam khaliq hasan hassan hussain aziz karim');
const ofGlory = /^(.{3,}?)[aiu]?(?:u[lr]|u(?:s|sh|d|z|n))$/;
/** Persian names end in that of the eighth Imam: Mahmoudreza, Saeidreza. */
const joinedReza = /^(.{4,})re[zs]a$/;
/** Ornament of the worshippers, the fourth Imam: Zayn al-Abidin, Zainul Abideen, Zeinolabedin. */
const ornament = /^(?:z(?:a[eiy]|ei|ey|i|e)n(?:e|[aeou]l)?|~zyn)$/;
const worshippers = /^(?:(?:[aeou]l)?[aei]?b(?:i|e|ee)?d(?:i|ee|y)ne?|~(?:al)?a+bdyn)$/;
const joinedOrnament = /^z(?:a[eiy]|ei|ey|i|e)n(?:[aeou]?l?[aeou]?)[aei]?b(?:i|e|ee)?d(?:i|ee|y)ne?$/;
const ofWorshippers = 'zaynalabidin';
const joinedGlory = /^(.{3,})u[lr](rehman|rahman|haq|haque|islam|mulk)$/;
/** Kunyas written as one word: Abulfazl is Abu al-Fadl. */
const joinedKunya = /^ab(?:ou|[ou])[ae]?l([fhkqgbmwn].{3,})$/;
/** With its whole article a kunya is one whatever follows: Abouelenein; without it there are others (Abolmasov). */
const articledKunya = /^ab(?:ou|[ou])[ae]l([a-z]{5,})$/;
/** Pilgrims of the Caucasus: Khadzhimurad, Gadzhimagomed. */
const joinedHaji = /^(?:kh|h|g)a(?:dzh|dj|j)i([a-z]{4,})$/;
/** My lord, before given names of the Sahara and the Maghreb: Sid'Ahmed, Sidahmed. */
const joinedSidi = /^sid[iy]?([a-z]{3,})$/;
/** Malay names that begin with light: Norazmi, Nuraini. */
const joinedLight = /^n(?:oo?|ou|u)r([a-z]{4,})$/;
/** What stands behind it, besides Arabic names of other countries. */
const malayNames = wordsOf(
  'aini ainun amalina aqilah ashikin asiah asyikin atiqah azian aziah azila azlan azlin azlina azman azmi azmin azura fadilah fadzilah fatihah faizah hafizah haliza halizah hasanah hasimah hayati hidayah hidayat hidayati huda izzah izzati jannah khalidah laila lela liyana liza maizura nadia najwa rashidah rashid safiah saidah shafiqah shahida shahidah shahirah shazwani sakinah syafiqah syahida syahirah syuhada wahida wahidah yusliza zaini zainal zakiah zalina',
);
/** Indian names that end in another: Chhabilal, Rameshkumar. */
const joinedIndian = /^([a-z]{5,})(lal|kumar|prasad)$/;
const kunyaNames = wordsOf(
  'fazl fadl fadhl qasim qasem qassem qassim ghasem ghassem gasim gassem kasim kassem kassim hasan hassan hussein husayn hossain kalam kheir khair khayr abbas barakat faraj fattah fath nasr makarim wafa',
);
const kunya = wordsOf('abu abou abo aboo ebu ~abw');
const bakr = wordsOf('bakr bakar baker bakari bakir bekir bekr baqr ~bkr');
/** Bkar: of so short a name the consonants are enough after Abu. */
const slippedBakr = /^b[aeo]?[kq][aeo]?r$/;
/** Ethiopian and Eritrean names in honour of the holy: servant, power, plant … of God, Mary, the Trinity. */
const ethiopianFirst = wordsOf(
  'gebre gebr ghebre gabre wolde welde weldu woldu haile hayle tekle teckle tesfa habte amde lete fikre tsege sahle kidane',
);
const ethiopianSecond = wordsOf(
  'mariam maryam mikael michael giyorgis giorgis egziabher gziabher egziabiher gziabiher selassie sellassie silassie sellasie selase silase sillase selasie silasie kristos christos yesus iyesus yohannes hanna tsadik tsadkan meskel medhin amlak kidan eyesus gabriel tinsae hiwot berhan birhan brhan berhane birhane haimanot haymanot tsion sion abzgi abzghi ezgi weldu negus leul',
);
/** Sanskrit names of two: the moon's crest, Rama and Krishna, victory and light. */
const indianFirst = wordsOf(
  'lakshmi laxmi chandra rama ram jaya jay jai satya sathya dakshina pushpa lal radha hari shiva siva krishna gopala vijaya uma bala surya padma raja raj deva dev prem om satya gyan guru sri shri nanda bal narasimha narasimma ramana venkata pushpa',
);
const indianSecond = wordsOf(
  'shekhar sekhar shekar sekar shekhara sekhara prakash krishna krishnan kamal nath nathan kumar kant kanth ranjan mohan gopal narayan narayana narain swamy swami murthy murti moorthy moorthi murthi murty prasad lakshmi kumari rao ravu rav reddy subramaniam subramaniyam subramaniyan subramanian subramanyam subrahmanyam subramani sundaram murugan lingam',
);
const gaelic = wordsOf('mac mc fitz');

function wordsOf(source: string): ReadonlySet<string> {
  return new Set(source.split(' '));
}

/**
 * A name of which nothing but Abd and another word is left, as two: the second may be the family's (Abdel Rantisi), unless it is known as a given one. Undefined
 * for any other name.
 */
export function servantApart(words: readonly Word[]): Word[] | undefined {
  const [one, ...others] = words;
  const last = others.at(-1);
  const isApart =
    one && last && servant.test(mainForm(one)) && others.slice(0, -1).every((word) => article.test(mainForm(word)));
  if (!isApart || others.length > 2 || mainForm(last).length < shortestFamily || isArabicGivenName(mainForm(last)))
    return undefined;
  return [{ ...one, forms: [servantPrefix], bound: false }, last];
}
const shortestFamily = 4;

/** The words of a name, each joined with or split from its neighbours as custom has it. */
export function joinWords(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!;
    const spelling = mainForm(one);
    const named = one.bound ? withoutLostArticle(spelling) : undefined;
    if (named) {
      joined.push({ ...one, forms: [named], bound: false });
      continue;
    }
    const worshipped = ornament.test(spelling) ? worshippersAfter(words, at) : 0;
    if (worshipped > 0) {
      joined.push(together(one, words[worshipped]!, ofWorshippers));
      at = worshipped;
      continue;
    }
    const glorified = glories.has(mainForm(words[at + 1])) ? ofGlory.exec(spelling)?.[1] : undefined;
    if (glorified && !servant.test(spelling)) {
      joined.push({ ...one, forms: [glorified, ...one.forms] });
      continue;
    }
    if (one.isSyllabic || one.forms.every(isPlain)) {
      joined.push(one);
      continue;
    }
    const next = words[at + 1];
    if ((servant.test(spelling) || spelling === '~abd') && next && !isSomali(spelling, next)) {
      const last = article.test(mainForm(next)) && at + 2 < words.length ? at + 2 : at + 1;
      joined.push(servantOf(words.slice(at, last + 1)));
      at = last;
    } else if (next && (joinsNext(one, next, at) || isHadrami(spelling, words, at))) {
      joined.push(together(one, next, mainForm(one) + mainForm(next)));
      at++;
    } else if (!joinPrevious(joined, one, words.length)) joined.push(...apart(one));
  }
  return joined;
}

/** Where the worshippers stand whose ornament a word is, with or without their article before them; 0 where there are none. */
function worshippersAfter(words: readonly Word[], at: number): number {
  const last = article.test(mainForm(words[at + 1])) ? at + 2 : at + 1;
  return worshippers.test(mainForm(words[last])) ? last : 0;
}

/** Families of Hadramawt are called after an ancestor: Salim Ba Wazir, Bawazir. */
const isHadrami = (spelling: string, words: readonly Word[], at: number): boolean =>
  spelling === 'ba' &&
  at > 0 &&
  at === words.length - 2 &&
  mainForm(words[at + 1]).length >= shortestFamily &&
  isArabicGivenName(mainForm(words[at - 1]));

/** Abdi is a name of its own in Somalia, unless a name of God follows: Abdi Godane, Abdi Rahman. */
const isSomali = (spelling: string, next: Word): boolean =>
  spelling === 'abdi' && kinOf(servantPrefix + mainForm(next)).size === 0;

/** A name to which the article of the next one was written: Musaal-Shawakh, Khalidal-Mahmud. */
function withoutLostArticle(spelling: string): string | undefined {
  const name = /^([a-z]{3,})[ae]l$/.exec(spelling)?.[1];
  return name && !isFrequentName(spelling) && isFrequentName(name) ? name : undefined;
}

/** Whether a word neither joins its neighbours nor comes apart, as nearly all do. */
const isPlain = remembered(
  (spelling) =>
    !spelling.startsWith(unvocalised) &&
    !joinsOthers(spelling) &&
    !compoundLatin(spelling) &&
    !joinedServant.test(spelling) &&
    !ornament.test(spelling) &&
    !joinedOrnament.test(spelling) &&
    !joinedFaith.test(spelling),
);

/** Whether a word is left as it is whatever stands beside it. */
export const standsAlone = (spelling: string): boolean =>
  isPlain(spelling) && !glories.has(spelling) && withoutLostArticle(spelling) === undefined;

const joinsOthers = (spelling: string): boolean =>
  servant.test(spelling) ||
  faith.test(spelling) ||
  faithOrName.test(spelling) ||
  divine.test(spelling) ||
  familyEndings.has(spelling) ||
  kunya.has(spelling) ||
  gaelic.has(spelling) ||
  spelling === 'ba' ||
  spelling === 'o';

/** Whether a word is written together with the next one. */
function joinsNext(one: Word, next: Word, at: number): boolean {
  if (next.isSyllabic) return false;
  const [first, second] = [mainForm(one), mainForm(next)];
  if (kunya.has(first)) return bakr.has(second) || slippedBakr.test(second);
  return (one.text === 'ó' || (at > 0 && gaelic.has(first))) && second.length >= 3;
}

/** Joins a word to the name before it where it is an ending of that; false where it is not. */
function joinPrevious(joined: Word[], one: Word, count: number): boolean {
  const previous = joined.at(-1);
  if (!previous || previous.isSyllabic) return false;
  const spelling = mainForm(one);
  if (faith.test(spelling) || (faithOrName.test(spelling) && isStemOfFaith(mainForm(previous)))) {
    const base = article.test(mainForm(previous)) && joined.length > 1 ? joined.at(-2)! : previous;
    if (base !== previous) joined.pop();
    joined.splice(-1, 1, ended(base, one, ofTheFaith));
    return true;
  }
  if (divine.test(spelling) && !isTitle(mainForm(previous)) && !isAlla(spelling, previous)) {
    joined.splice(-1, 1, ended(previous, one, ofGod));
    return true;
  }
  const family = familyEndings.get(spelling);
  if (family && count >= 3) {
    joined.splice(-1, 1, ended(previous, one, family));
    return true;
  }
  return false;
}

/** Alla is a woman's name where no Arabic one stands before it: Pugacheva Alla, Nasr Alla. */
const isAlla = (spelling: string, previous: Word): boolean =>
  spelling === 'alla' && !isArabicGivenName(mainForm(previous));

/** Whether a name is one that stands before 'of the faith', in any of its spellings. */
export const isStemOfFaith = (name: string): boolean =>
  stemsOfFaith.has(name) || [...kinOf(name).keys()].some((kin) => stemsOfFaith.has(kin));

/**
 * Whether two names 'of the faith' or 'of God' are known to be two by what stands before it, whose consonants differ: Nuruddin and Nasiruddin,
 * Habibullah and Hamidullah. Vowels alone tell none apart: Nuruddin, Noruddin.
 */
export function areOfTwoStems(one: string, other: string): boolean {
  const isOfFaith = one.endsWith(ofTheFaith.vocalised) && other.endsWith(ofTheFaith.vocalised);
  if (!isOfFaith && !(one.endsWith(ofGod.vocalised) && other.endsWith(ofGod.vocalised))) return false;
  const length = isOfFaith ? ofTheFaith.vocalised.length : ofGod.vocalised.length;
  const [stem, otherStem] = [one.slice(0, -length), other.slice(0, -length)];
  // The i of Rafi is lost before 'of the faith' as all vowels are.
  const isKnown = isOfFaith ? (name: string) => isStemOfFaith(name) || isStemOfFaith(`${name}i`) : isStemOfGod;
  return (
    isKnown(stem) &&
    isKnown(otherStem) &&
    !kinOf(stem).has(otherStem) &&
    heardConsonants(stem) !== heardConsonants(otherStem)
  );
}
const isStemOfGod = (name: string): boolean => stemsOfGod.has(name) || isArabicGivenName(name);
const heardConsonants = (name: string): string =>
  name
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1');

/** A name with its ending, written with vowels or without as the name is. */
function ended(base: Word, last: Word, { vocalised, skeleton, loses, family }: Ending): Word {
  const forms = base.forms.map((form) =>
    form.startsWith(unvocalised) ? form + skeleton : (loses ? form.replace(loses, '') : form) + vocalised,
  );
  const families = family
    ? base.forms.map((form) => form + (/[aeiouy]$/.test(form) ? family.replace('o', 'e') : family))
    : [];
  return { text: `${base.text} ${last.text}`, forms: [...forms, ...families], bound: false };
}

const together = (one: Word, next: Word, form: string): Word => ({
  text: `${one.text} ${next.text}`,
  forms: [form],
  bound: next.bound,
});

/** How every servant's name begins once it is brought to one way; of some only the first letter is told: Abdul R. */
export const servantPrefix = 'abdul';
export const isServantInitial = (form: string): boolean => form.length <= 6 && form.startsWith(servantPrefix);

/** A. Q. Khan is Abdul Qadeer Khan: a servant's name by its two initials; undefined for a name without them, or of nothing else. */
export function servantOfInitials(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex((word, index) => word.text === 'a' && words[index + 1]?.text.length === 1);
  if (at < 0 || words.length < 3) return undefined;
  return [...words.slice(0, at), servantOf(words.slice(at, at + 2)), ...words.slice(at + 2)];
}

function servantOf(words: Word[]): Word {
  const last = words.at(-1)!;
  const text = words.map((word) => word.text).join(' ');
  const form = mainForm(last);
  if (form.length === 1) return { text, forms: [`${servantPrefix}${form}`], bound: false };
  if (/^~(?:al)?lh$|^~allh$/.test(form)) return { text, forms: ['abdullah'], bound: last.bound };
  if (form.startsWith(unvocalised))
    return {
      text,
      forms: [`~abd${form.slice(1).replace(/^a?l(?=..)/, 'l')}`, `~abd${form.slice(1).replace(/^al/, '')}`],
      bound: last.bound,
    };
  return {
    text,
    forms: last.forms.map((one) =>
      one.startsWith(unvocalised) ? one : `abdul${one.replace(/^(?:al|ul|el)(?=.{4})/, '')}`,
    ),
    bound: last.bound,
  };
}

/** A word that holds two names, as two; one that holds an ending, in the one way to write it. */
function apart(word: Word): Word[] {
  const form = mainForm(word);
  if (joinedOrnament.test(form)) return [{ ...word, forms: [ofWorshippers] }];
  const compound = form.startsWith(unvocalised) ? compoundArabic(word.text) : compoundOf(word);
  if (compound)
    return compound.map((half, at) => ({
      text: half,
      forms: form.startsWith(unvocalised) ? romaniseWord(half) : [half],
      bound: at === 0,
    }));
  const servantName = joinedServant.exec(form);
  if (servantName)
    return [{ ...word, forms: [`abdul${servantName[1]}`, ...(form === `abdul${servantName[1]}` ? [] : [form])] }];
  const faithName = joinedFaith.exec(form);
  if (faithName && form.length >= 7) return [{ ...word, forms: [`${faithName[1]}uddin`, form] }];
  if (form.startsWith('~al') && form.length > 5) return [{ ...word, forms: [`~${form.slice(3)}`, ...word.forms] }];
  return [word];
}

const shortestHalf = 3;

/** A word of an Indian script has several readings, of which one may come apart. */
const compoundOf = ({ forms }: Word): [string, string] | undefined => {
  for (const form of forms) {
    const compound = form.startsWith(unvocalised) ? undefined : compoundLatin(form);
    if (compound) return compound;
  }
  return undefined;
};

/** Mohammadreza → Mohammad, Reza; undefined where the word is not made of two names. */
function compoundLatin(form: string): [string, string] | undefined {
  const named = joinedKunya.exec(form)?.[1];
  if (named && kunyaNames.has(named)) return ['abu', named];
  const articled = articledKunya.exec(form)?.[1];
  if (articled) return ['abu', articled];
  const ofArticle = isFrequentName(form) ? undefined : joinedByArticle(form);
  if (ofArticle) return ofArticle;
  const sidi = joinedSidi.exec(form)?.[1];
  if (sidi && isArabicGivenName(sidi)) return ['sidi', sidi];
  const light = isFrequentName(form) ? undefined : joinedLight.exec(form)?.[1];
  if (light && malayNames.has(light)) return ['nur', light];
  const haji = joinedHaji.exec(form)?.[1];
  if (haji && (isArabicGivenName(haji) || isFrequentName(haji))) return ['haji', haji];
  const indian = isFrequentName(form) ? undefined : joinedIndian.exec(form);
  if (indian) return [indian[1]!, indian[2]!];
  const reza = isFrequentName(form) ? undefined : joinedReza.exec(form)?.[1];
  if (reza && isArabicGivenName(reza)) return [reza, 'reza'];
  const glory = joinedGlory.exec(form);
  if (glory && !joinedServant.test(form)) return [glory[1]!, glory[2]!];
  if (form.length < 2 * shortestHalf + 1 || !mayBeginCompound.test(form)) return undefined;
  for (let length = shortestHalf; length <= form.length - shortestHalf; length++)
    if (areHalves(form.slice(0, length), form.slice(length))) return [form.slice(0, length), form.slice(length)];
  return isFrequentName(form) ? undefined : (ethiopianCompound(form) ?? slippedCompound(form));
}

/** What an Ethiopian compound begins with in the spellings of English, Italian and Eritrea, and the spelling that is one for all. */
const ethiopianBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^gh?[ae]bre?/, 'gebre'],
  [/^w[eo]lde?/, 'wolde'],
  [/^h[ae]?[aeiy]l[ae]/, 'haile'],
  [/^t[ae]c?k?l[ae]?/, 'tekle'],
];
const consonantsOf = (name: string): string =>
  name
    .replaceAll(/[aeiouyw]|h(?=[^aeiou]|$)/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1');
let ethiopianByConsonants: ReadonlyMap<string, string> | undefined;

/** Gebreslasie → gebre, selassie: whom the Ethiopian name honours is told by the consonants, as each passport has other vowels. */
function ethiopianCompound(form: string): [string, string] | undefined {
  for (const [beginning, first] of ethiopianBeginnings) {
    const rest = beginning.test(form) ? form.replace(beginning, '') : '';
    if (rest.length < shortestHonoured) continue;
    ethiopianByConsonants ??= new Map(
      [...ethiopianSecond].toReversed().map((name): [string, string] => [consonantsOf(name), name]),
    );
    const second = ethiopianByConsonants.get(consonantsOf(rest));
    if (second) return [first, second];
  }
  return undefined;
}
const shortestHonoured = 5;

/** Awadelkarim → Awad, karim: two Arabic names between which the article was written on. */
function joinedByArticle(form: string): [string, string] | undefined {
  // Nabiullina is a Tatar family's name.
  if (/ull?ina?$/.test(form)) return undefined;
  for (const { index } of form.matchAll(/(?<=...)[aeu]l(?=....)/g)) {
    const [first, second] = [form.slice(0, index), form.slice(index + 2)];
    if (isArabicGivenName(first) && isArabicGivenName(second)) return [first, second];
  }
  return undefined;
}

/** Alirezs → Ali, rezs; Gholamjossein → Gholam, jossein: one half as it should be, the other a slip away. */
function slippedCompound(form: string): [string, string] | undefined {
  for (let length = shortestHalf; length <= form.length - shortestHalf; length++) {
    const [first, second] = [form.slice(0, length), form.slice(length)];
    // Jannati is no Jan-Naqi.
    const isSlipped =
      firstHalves.has(first) && (first.length >= shortestSlippedHalf || first === 'ali')
        ? isSlipOfAny(second, secondHalves)
        : secondHalves.has(second) && isSlipOfAny(first, firstHalves);
    if (isSlipped) return [first, second];
  }
  return undefined;
}
const shortestSlippedHalf = 4;
const isSlipOfAny = (part: string, halves: ReadonlySet<string>): boolean => {
  for (const half of halves)
    if ((half.length >= shortestSlippedHalf || half.length === part.length) && isOneSlip(half, part)) return true;
  return false;
};
const areHalves = (first: string, second: string): boolean =>
  (secondHalves.has(second) && firstHalves.has(first)) ||
  (ethiopianSecond.has(second) && ethiopianFirst.has(first)) ||
  (indianSecond.has(second) && indianFirst.has(first));
/** Whether two words are the halves of a Persian or Urdu double given name: Ali Akbar, Mohammad Reza. */
export const areDoubleGivenNames = (first: string, second: string): boolean =>
  firstHalves.has(first) && secondHalves.has(second);
/** First letters of the first halves: most words are spared the search. */
const mayBeginCompound = /^[abcdfghjklmnopqrstuvw]/;
