/**
 * The weight of a word of a name, in bits: two people who share it are 2^bits times likelier to be one person than two
 * strangers are. The frequencies are shipped with the engine and never taken from the current index, so that a score
 * does not depend on it.
 */
import { remembered } from './remembered.ts';
import { commonBrands } from './tables/common-brands.ts';
import { frequentNames } from './tables/frequent-names.gen.ts';

/** Bits of the four ranks of `frequent-names.gen.ts`: about one person in 50 bears a name of the first rank. */
const rankBits = [5.5, 7, 8.5, 10];
/** A name that no table has: rarer than one in 5,000. */
export const rareBits = 12;
/** A word of up to this many bits is a common name. */
export const commonBits = 8.5;
/** Another spelling of a frequent name is rarer than the name itself. */
const otherSpellingBits = 1.5;
/** By number of letters: a short word matches by chance more often, however rare it is. */
const bitsByLength = [0, 2, 7.5, 10];
/** The same for companies, whose short words are letters more often than names. */
const companyBitsByLength = [0, 2, 5, 8];
/** Names so common in their part of the world that tables by country understate them. */
const commonest =
  'muhammad mohammed mohamed mohammad mohamad ahmad ahmed ali hassan hasan hussein hussain husayn hossein abdullah abdallah ibrahim omar umar khalid mahmoud mahmud mustafa yusuf john james robert michael william david richard thomas ' +
  'smith jones johnson williams brown miller davis garcia rodriguez martinez hernandez lopez gonzalez jose maria juan carlos luis silva santos souza kim lee park choi wang li zhang liu chen yang huang zhao wu zhou nguyen tran le pham ' +
  'singh kumar khan sharma devi ivan aleksandr alexander sergey sergei vladimir andrey andrei dmitry alexey aleksei nikolay mikhail yuri oleg igor ivanov petrov smirnov elena olga anna tatiana natalia said saleh salem karim hamid rahman ' +
  'abdul abd allah amir reza mehdi mohsen saeed hamed akbar haji al abu mir shah gul jan noor nur syed sayed sayyid bibi begum peter paul george mary jean pierre hans anders lars';
/**
 * More of the hundred commonest families of China and the forty of Korea. Each is borne by about one in 300 of the
 * people with the same naming customs.
 */
const commonSurnames =
  'sun gao luo guo xie feng xiao tian pan yuan cai cheng wei ren yao shen cui fan liao shi jin jia xia fang zou xiong bai meng qin qiu hou yin xue duan tao mao shao qian xiang wen kang niu ' +
  'shin kwon hwang ahn ryu jeon heo baek bae moon sim choe ryang';

/**
 * Names that are as common in West and South Asia and in Africa as the names of the tables are in Europe and America.
 */
const commonElsewhere =
  'qasim qasem kasim jawad javad hadi majid nasser nasir naser walid waleed ziad yasser anwar imad hisham hani rami ghassan riad riyad zaid maher mazen ' +
  'munir naji raed saad sabah salah talal usama osama younis zakaria zuhair arif asad daoud dawood essam fawzi fuad ghazi haidar hafez hashim hatem jaber ' +
  'jafar khalil mamdouh mansour mubarak nadim nadeem nawaf qais rafiq rajab sadiq saif shafiq tawfiq hanan huda alireza saeid masoud masud mojtaba parviz ' +
  'behzad behrouz jalal kamran kaveh kazem nima vahid narges parvin rahim zaman wali habibullah asadullah hamidullah najibullah rahmatullah mohammadi ' +
  'ahmadi hussaini rahimi noori irfan asif kashif farooq javed naveed pervez sajid tahir tanveer waqar waseem yousaf zafar iqbal suresh mukesh naresh ' +
  'vijay ajay sunil ashok lakshmi rani priya kavita halil fatih kadir erdogan kwame kofi kwaku kojo chukwu emeka ngozi okoro adebayo tunde sani bello ' +
  'aliyu umaru tesfaye haile bekele kebede alemu girma tadesse abebe abdi mohamud';

let exact: Map<string, number> | undefined;
let bySound: Map<string, SoundAlike> | undefined;

/** Frequent names of one sound: the bits of another spelling, and the range of lengths of the known ones. */
interface SoundAlike {
  bits: number;
  shortest: number;
  longest: number;
}

/** The consonants in order, without doublings: the spellings of one name in different countries share this key. */
const soundKey = (spelling: string): string => spelling.replaceAll(/[aeiouywh~]/g, '').replaceAll(/(.)\1+/g, '$1');
const MIN_SOUND_KEY_LENGTH = 3;

function load(): void {
  exact = new Map();
  bySound = new Map();
  const add = (spelling: string, bits: number): void => {
    if (!exact!.has(spelling)) exact!.set(spelling, bits);
    const key = soundKey(spelling);
    const ownBits = bits + otherSpellingBits;
    if (key.length < MIN_SOUND_KEY_LENGTH || ownBits >= rareBits) return;
    const alike = bySound!.get(key) ?? { bits: ownBits, shortest: spelling.length, longest: spelling.length };
    alike.bits = Math.min(alike.bits, ownBits);
    alike.shortest = Math.min(alike.shortest, spelling.length);
    alike.longest = Math.max(alike.longest, spelling.length);
    bySound!.set(key, alike);
  };
  for (const spelling of commonest.split(' ')) add(spelling, rankBits[0] ?? rareBits);
  for (const spelling of commonSurnames.split(' ')) add(spelling, commonBits);
  for (const spelling of commonElsewhere.split(' ')) add(spelling, commonBits);
  for (const [rank, names] of frequentNames.entries())
    for (const spelling of names.split(' ')) add(spelling, rankBits[rank] ?? rareBits);
}

/** Bits of a word of a personal name, from 2 (an initial) to 12 (a rare name). */
export const nameBits: (spelling: string) => number = remembered((spelling) => {
  if (!exact) load();
  const bare = spelling.startsWith('~') ? spelling.slice(1) : spelling;
  const lengthCap = bitsByLength[bare.length] ?? rareBits;
  return Math.min(exact?.get(spelling) ?? bitsBySound(bare, spelling !== bare), lengthCap);
});

/**
 * Bits of a spelling that no table has: those of a frequent name with the same sound and a length within one letter.
 */
function bitsBySound(bare: string, isUnvocalised: boolean): number {
  const alike = bySound?.get(soundKey(bare));
  if (!alike) return rareBits;
  const isOfLength = bare.length >= alike.shortest - 1 && bare.length <= alike.longest + 1;
  return isUnvocalised || isOfLength ? alike.bits : rareBits;
}

/** Whether this exact spelling is a frequent name, so that a near spelling is probably another name and not a slip. */
export function isFrequentName(spelling: string): boolean {
  if (!exact) load();
  return (exact?.get(spelling) ?? rareBits) <= (rankBits[3] ?? 0);
}

/**
 * Bits of a dictionary word that companies like as a name, and the minimum for any other word of their own: slightly
 * more than a common name.
 */
export const commonBrandBits = 9;
let brands: ReadonlySet<string> | undefined;
/** Whether companies like this dictionary word as a name. */
export const isCommonBrand = (spelling: string): boolean =>
  (brands ??= new Set(commonBrands.split(/\s+/))).has(spelling);

/** Bits of a distinguishing word of a company's name. */
export function companyBits(spelling: string): number {
  const bare = spelling.startsWith('~') ? spelling.slice(1) : spelling;
  const cap = companyBitsByLength[bare.length] ?? rareBits;
  return Math.min(cap, isCommonBrand(spelling) ? commonBrandBits : Math.max(commonBrandBits, nameBits(spelling)));
}
