/**
 * Korean in Latin letters. The South has a rule (Revised Romanisation), the North and libraries have another
 * (McCune-Reischauer, mostly without its diacritics), and families choose spellings for their passports. A spelling
 * therefore stands for several syllables, named here by their Revised Romanisation.
 */
import { beginningsOf } from './chinese-surnames.ts';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Other spellings of a sound, likelier first. */
const otherInitials: Record<string, string> = {
  g: 'k',
  kk: 'k gg',
  d: 't',
  r: 'l n',
  b: 'p',
  s: 'sh',
  j: 'ch dz dj tsch',
  k: 'kh',
  t: 'th',
  p: 'ph',
  '': '',
};
const otherVowels: Record<string, string> = {
  a: 'ah',
  ae: 'ai e',
  eo: 'u uh o',
  yeo: 'you yu yo',
  ye: 'yae',
  e: 'ae',
  o: 'oh',
  oe: 'we',
  u: 'oo woo wu',
  wo: 'weo uo',
  wi: 'wee',
  yu: 'yoo you',
  eu: 'u',
  ui: 'i ee eui',
  i: 'ee',
};

/** The syllables of given names. */
export const koreanNameSyllables =
  '가각갑강건걸견겸경계고공관광교구국권규균극근금기길나남내녀노누다단달담당대덕도독돈동두득등라란람랑래략량려련렬령례로록론룡루류륜률름리린림마만말망매맹면명모목몽무묵문미민밀박반발방배백번범법벽변별병보복본봄봉부북분비빈빛사산삼상새샘생서석선설섬섭성세소속솔송수숙순슬승시식신실심아악안암앙애양언업여역연열염엽영예오옥온옹완왕외요용우욱운울웅원월위유윤율융은을음응의이익인일임자장재전점정제조족종좌주준중증지직진집차찬창채천철청초최축춘출충치칠탁탄탐태택통팔패편평포표풍필하학한함항해행향허헌혁현협형혜호혼홍화환활황회효후훈휘휴흔흠흥희';

/** Surnames, everyday spelling first; nearly all Koreans have one of them. */
const surnameSource =
  '김 kim gim|이 lee yi rhee ri li i|리 ri lee|박 park pak bak|최 choi choe|정 jung jeong chung jong chong|조 cho jo|강 kang gang|윤 yoon yun|장 jang chang|임 lim im rim yim rhim|림 rim lim|오 oh o|한 han hahn|신 shin sin|서 seo suh so|권 kwon gwon kweon|황 hwang|안 ahn an|송 song|류 ryu yoo ryoo|유 yoo yu ryu you|전 jeon jun chon chun jon|홍 hong|고 ko go koh|문 moon mun|양 yang ryang|손 son sohn|배 bae pae bai|백 baek paek paik baik|허 heo hur ho huh her|' +
  '노 noh no roh ro|로 ro roh|심 shim sim|하 ha|곽 kwak gwak|성 sung seong song|차 cha|주 joo ju chu|우 woo u wu|구 koo gu ku goo|라 ra na rha|나 na ra rha|민 min|진 jin chin|지 ji chi jee|엄 um eom om uhm|현 hyun hyon hyeon|함 ham hahm|원 won weon|천 chun cheon chon|방 bang pang|공 kong gong|염 yum yeom youm ryom|여 yeo yuh ryo|추 choo chu|도 do to|소 so|석 seok suk sok|선 sun seon son|설 seol sul|마 ma|길 gil kil|연 yeon yon youn ryon|위 wi wee|표 pyo|명 myung myeong myong|' +
  '기 ki gi|반 ban pan bahn|왕 wang|금 keum geum kum|옥 ok|육 yook yuk ryuk|인 in|맹 maeng|제 je jae|모 mo|탁 tak|국 kook guk kuk|어 eo uh|은 eun|편 pyun pyeon pyon|용 yong ryong|예 ye|경 kyung gyeong|봉 bong|사 sa|부 boo bu|가 ka ga|복 bok|태 tae|목 mok|형 hyung|피 pi|두 doo du|감 kam|음 eum|빈 bin|동 dong|온 on|호 ho|범 beom bum|좌 jwa|팽 paeng|승 seung|간 kan|상 sang|시 si|갈 kal gal|단 dan|렴 ryom|량 ryang|현 hyon|태 thae|채 chae|변 byun byeon pyon|남 nam|노 rho|' +
  '남궁 namgung namkung namgoong namkoong|황보 hwangbo hwangpo|제갈 jegal chegal jaegal|사공 sagong sakong|선우 sunwoo seonu sonu sunoo|독고 dokgo dokko tokko|서문 seomun suhmoon somun';

let bySpelling: Map<string, Reading[]> | undefined;
let everyday: Map<string, string> | undefined;
let ofSurname: Map<string, string[]> | undefined;
let beginnings: Set<string> | undefined;
let spellingsOfSurname: Map<string, string[]> | undefined;

/** Revised Romanisation of a single Hangul syllable; '' for anything else. */
export function revised(char: string): string {
  const { initial, vowel, final } = soundsOf(char);
  return initial + vowel + final;
}

/** Initial, vowel and final of one Hangul syllable in Revised Romanisation; '' for anything else. */
export function soundsOf(char: string): { initial: string; vowel: string; final: string } {
  const code = char.charCodeAt(0) - firstSyllable;
  if (!(code >= 0 && code <= lastSyllable - firstSyllable)) return { initial: '', vowel: '', final: '' };
  return {
    initial: initials[Math.floor(code / 588)] ?? '',
    vowel: vowels[Math.floor((code % 588) / 28)] ?? '',
    final: finals[code % 28] ?? '',
  };
}

const others = (source: string | undefined): string[] => (source ? source.split(' ') : []);

interface Variant {
  spelling: string;
  /** How far the spelling is from the rule of the South. */
  distance: number;
  /** 어 as o and 여 as yo: McCune-Reischauer without its diacritics, and the custom of the North. */
  isNorthern: boolean;
}
const northernVowel: Record<string, string> = { eo: 'o', yeo: 'yo' };

/** Spellings of a syllable, the standard one first, each with its distance from the rule. */
function variantsOf(char: string): Variant[] {
  const { initial, vowel, final } = soundsOf(char);
  const found: Variant[] = [];
  for (const [i, one] of [initial, ...others(otherInitials[initial])].entries()) {
    const vowelsMet = [vowel, ...others(otherVowels[vowel]), ...(initial + vowel === 'eo' ? ['eu'] : [])];
    for (const [j, two] of vowelsMet.entries()) {
      // 'ah', 'oh' and 'uh' end a syllable, 'u' for 어 does not; 'woo' and 'wu' begin one; 'sh' stands before i.
      if (two.endsWith('h') && final !== '') continue;
      if (vowel === 'eo' && two === 'u' && final === '') continue;
      if (/^w[ou]/.test(two) && vowel === 'u' && one !== '') continue;
      if (one === 'sh' && !/^(?:i|ee|wi)/.test(two)) continue;
      const isNorthern = two === northernVowel[vowel];
      found.push({ spelling: one + two + final, distance: i + j, isNorthern });
      if (final === 'k') found.push({ spelling: `${one}${two}g`, distance: i + j + 2, isNorthern });
      if (final === 'p') found.push({ spelling: `${one}${two}b`, distance: i + j + 1, isNorthern });
    }
  }
  // The South does not pronounce an initial r before y or i: Ryong, Yong.
  if (initial === 'r' && /^(?:y|i$)/.test(vowel))
    found.push({ spelling: vowel + final, distance: unspoken, isNorthern: false });
  return found;
}
/** The distance from the rule of a spelling without that letter. */
const unspoken = 3;

type Reading = Omit<Variant, 'spelling'> & { syllable: string };

function load(): Map<string, Reading[]> {
  const ranked = new Map<string, Reading[]>();
  for (const char of koreanNameSyllables) {
    const syllable = revised(char);
    for (const { spelling, distance, isNorthern } of variantsOf(char)) {
      const known = ranked.get(spelling) ?? [];
      if (!known.some((one) => one.syllable === syllable)) known.push({ syllable, distance, isNorthern });
      ranked.set(spelling, known);
    }
  }
  everyday = new Map();
  ofSurname = new Map();
  spellingsOfSurname = new Map();
  for (const entry of surnameSource.split('|')) {
    const [hangul = '', usual = '', ...others] = entry.split(' ');
    const first = everyday.get(hangul) ?? usual;
    everyday.set(hangul, first);
    const written = [usual, ...others].filter((spelling) => spelling.length > 1);
    spellingsOfSurname.set(hangul, [...(spellingsOfSurname.get(hangul) ?? []), ...written]);
    for (const spelling of [usual, ...others]) {
      const known = ofSurname.get(spelling) ?? [];
      if (!known.includes(first)) known.push(first);
      ofSurname.set(spelling, known);
    }
  }
  return new Map(
    [...ranked].map(([spelling, all]) => [spelling, all.toSorted((one, other) => one.distance - other.distance)]),
  );
}

/**
 * The syllables, in Revised Romanisation, that a syllable of a given name may stand for, likeliest first; [] if there
 * are none. `isSouthern` if the name is known to follow the custom of the South, in which 'o' is never 어.
 */
export function koreanSyllables(spelling: string, isSouthern = false): readonly string[] {
  bySpelling ??= load();
  const readings = bySpelling.get(spelling) ?? [];
  return readings.filter((reading) => !isSouthern || !reading.isNorthern).map(({ syllable }) => syllable);
}

/** The everyday spellings of the surnames that a Latin spelling may stand for; undefined if it is not a surname. */
export function koreanSurname(spelling: string): readonly string[] | undefined {
  bySpelling ??= load();
  return ofSurname!.get(spelling);
}

/** Whether this is the beginning of a spelling of a surname. */
export function beginsKoreanSurname(spelling: string): boolean {
  bySpelling ??= load();
  beginnings ??= beginningsOf(ofSurname!.keys());
  return beginnings.has(spelling);
}

/** The everyday spelling of a surname of one or two Hangul syllables; undefined if it is not a surname. */
export function everydaySurname(hangul: string): string | undefined {
  bySpelling ??= load();
  return everyday!.get(hangul);
}

/** The everyday spelling of each surname in Hangul. */
export function everydaySurnames(): ReadonlyMap<string, string> {
  bySpelling ??= load();
  return everyday!;
}

/**
 * The spellings of a Hangul surname that have at least two letters, the everyday one first; [] if it is not a surname.
 */
export function surnameSpellings(hangul: string): readonly string[] {
  bySpelling ??= load();
  return spellingsOfSurname!.get(hangul) ?? [];
}
