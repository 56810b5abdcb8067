/**
 * The names in an organisation's text, recognised by the text alone: another alphabet, a domain, a mark, lost letters.
 */
import { aircraftMarksIn, namesType } from './aircraft-marks.ts';
import { bracketedNames } from './company-aliases.ts';
import { companyWord, placeOf } from './company-words.ts';
import { withWordsInFull } from './dotted-abbreviations.ts';
import { flatMap } from '../flat-map.ts';
import { fold } from '../fold.ts';
import { areInitials, byFullName } from './known-bodies.ts';
import { legalKeysOf } from './legal-forms.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { tokensOf } from './organisation-tokens.ts';
import { wordsOf } from './organisation-words.ts';
import { isQuiet } from './quiet-texts.ts';
import { isMandarinInCyrillic, pinyinOfCyrillic } from '../east-asian/cyrillic-names.ts';
import { numberOf } from '../number-words.ts';
import { withPrincipal, withoutAddress, withoutPart } from './payment-lines.ts';
import { mainForm } from '../word.ts';

/** The names of a text: usually one; several if it contains more than one or has other spellings. */
export function namesIn(text: string): string[] {
  return isQuiet(text) && byFullName(text) === undefined ? [text] : namesByCustoms(text);
}

/** The same by all customs: the long way. It returns the same result as the short way, where that applies. */
export function namesByCustoms(text: string): string[] {
  const [first = '', ...others] = bracketedNames(asWritten(text));
  // The initials of the name stand for nothing else: Iran Communications Industries (ICI).
  return [first, ...others].flatMap((name, at) =>
    at > 0 && areInitials(name, first) ? [name] : byCustoms(withoutOwnLetters(name)),
  );
}

function byCustoms(text: string): string[] {
  let names = [text];
  for (const custom of customs) names = flatMap(names, custom);
  return names;
}

/**
 * The Persian zero-width non-joiner separates the parts of a compound, but also a plural or relation suffix: توان‌گستر,
 * نوشیدنی‌های.
 */
const parted = /\u200c(?!(?:ها|های|هایی|ی|ای)(?!\p{L}))/gu;
const withPartsApart = (text: string): string[] => [text.includes('\u200c') ? text.replaceAll(parted, ' ') : text];

/** An Arabic charitable foundation; elsewhere the word is a company's form. */
const foundation =
  /(?<!\p{L})(?:ال)?مؤسسة(?!\p{L})(?=.*(?:خيري|رعاية|أيتام|ايتام|الشهيد|شهداء|إغاث|اغاث|إنساني|كفالة|وقف|ثقافي))/u;
const withFoundation = (text: string): string[] => [text.includes('مؤسسة') ? text.replace(foundation, 'بنیاد') : text];

/** A Georgian joint-stock company; in Latin letters the abbreviation is a prefix of ships' names. */
const georgianForm = /(?<!\p{L})სს(?!\p{L})/u;
const withGeorgianForm = (text: string): string[] => [
  text.includes('სს') ? text.replace(georgianForm, 'სააქციო საზოგადოება') : text,
];

/**
 * A short form in brackets, which may also be a word: Transkapitalbank (TKB) Moscow, Defense Industries System (DIS).
 */
const ownLetters = /^(.*\p{L}.*\s)\((\p{Lu}{2,6}|\p{Script=Arabic}{3,10})\)/u;
function withoutOwnLetters(text: string): string {
  const [all = '', before = '', letters = ''] = text.includes('(') ? (ownLetters.exec(text) ?? []) : [];
  return letters !== '' && areInOrder(letters, before) ? `${before.trimEnd()}${text.slice(all.length)}` : text;
}

/**
 * Whether letters occur in a text in order, beginning with its first letter; C and K are equal. In Persian, where a
 * form stands first, they may begin with a later word.
 */
function areInOrder(letters: string, text: string): boolean {
  if (!isArabic.test(letters)) return areOfText(letters, text);
  const words = text.split(' ');
  return words.some((_, at) => areOfText(letters, words.slice(at).join('')));
}
const isArabic = /^\p{Script=Arabic}/u;
function areOfText(letters: string, text: string): boolean {
  const [of = '', all = ''] = [letters, text].map((one) =>
    one
      .toUpperCase()
      .replaceAll('C', 'K')
      .replaceAll(/[^\p{L}]/gu, ''),
  );
  let at = 0;
  for (const letter of all) if (letter === of[at]) at++;
  return of[0] === all[0] && at === of.length;
}

/** A name with its abbreviations and signs written as words. */
export const inWords = (name: string): string =>
  withAnd(
    withWordsInFull(
      withoutDots(
        name
          .replaceAll(lostApostrophe, "$1'$2")
          .replace(researchAndDevelopment, 'research and development ')
          .replace(vietnameseFirm, withVietnameseLetters)
          .replace(admiral, 'Admiral ')
          .replace(stateInBrackets, (_, state: string) => statesInBrackets[state.toLowerCase()]!)
          .replace(generalBody, (letters, body: string) => `General ${generalBodies[body.toLowerCase()] ?? letters}`),
      ),
    ),
  );
/** An abbreviation whose apostrophe became a space: INT L, NAT L, GOV T. */
const lostApostrophe = /(?<!\p{L})(INT|NAT|ASS|COMM|GOV|DEP)\s([LNT])(?!\p{L})/gu;
/** Companies of Singapore and Malaysia: Wee Tiong (S) Pte Ltd. */
const stateInBrackets = /\((S|M)\)(?= (?:Pte|Private|Sdn|Pvt)(?!\p{L}))/iu;
const statesInBrackets: Readonly<Record<string, string>> = { s: '(Singapore)', m: '(Malaysia)' };
/** At the beginning of a ship's name; elsewhere it is an administration. */
const admiral = /^adm\.\s*(?=\p{Lu})/iu;
/** State bodies of Arab countries: Gen Est for Metallurgical Industries. */
const generalBody = /(?<!\p{L})Gen\.? (Est|Co|Org|Dir|Auth)(?:ab)?\.?(?= (?:for|of) )/iu;
const generalBodies: Readonly<Record<string, string>> = {
  est: 'Establishment',
  co: 'Company',
  org: 'Organization',
  dir: 'Directorate',
  auth: 'Authority',
};
/** The line of business of Vietnamese firms, abbreviated after their form: Cty TNHH TM DV. */
const vietnameseFirm = /^(?:c[ôo]ng ty|cty|ct) .*/iu;
const withVietnameseLetters = (name: string): string =>
  name.replaceAll(/(?<!\p{L})(?:TMDV|XNK|TM|DV|SX|XD|VT|DL|ĐT)(?!\p{L})/gu, (letters) => vietnameseTrades[letters]!);
const vietnameseTrades: Readonly<Record<string, string>> = {
  TMDV: 'thương mại dịch vụ',
  TM: 'thương mại',
  DV: 'dịch vụ',
  SX: 'sản xuất',
  XNK: 'xuất nhập khẩu',
  XD: 'xây dựng',
  VT: 'vận tải',
  DL: 'du lịch',
  ĐT: 'đầu tư',
};
const researchAndDevelopment = /(?<![\p{L}\p{N}])R ?(?:&|and) ?D(?![\p{L}\p{N}&])/giu;

/** A name, and the full name of an organisation with a known other name. */
function withFullName(text: string): string[] {
  const full = byFullName(text.includes('.') ? text.replaceAll(dottedLetters, withoutItsDots) : text);
  return full === undefined ? [text] : [text, full];
}
/** An acronym with dots: F.A.R.C. */
const dottedLetters = /(?<!\p{L})(?:\p{L}\.){3,}(?:\p{L}(?!\p{L}))?/gu;
const withoutItsDots = (letters: string): string => letters.replaceAll('.', '');

/** Joins a letter and its number, and the mark of an aircraft: A-1, A1; 9A-CTM, 9ACTM. */
function asWritten(text: string): string {
  if (!text.includes('-')) return text;
  return text
    .replace(/^(\d[a-z]|[a-z]\d)-(?=[a-z]{3,4}$)/i, '$1')
    .replaceAll(/(?<![\p{L}\d])(\p{L})-(?=\d{1,3}(?![\p{L}\d]))/gu, '$1');
}

/** 'Of the Republic of Turkey', which begins the names of that state's offices: T.C. Dışişleri Bakanlığı. */
const withStateInFull = (text: string): string[] => [
  turkishState.test(text) && turkishOffice.test(fold(text)) ? text.replace(turkishState, 'Türkiye ') : text,
];
const turkishState = /^T\.? ?C\.? /i;
const turkishOffice =
  /(?:bakanl[ıi][ğg][ıi]|ba[şs]kanl[ıi][ğg][ıi]|m[üu]d[üu]rl[üu][ğg][üu]|valili[ğg]i|el[çc]ili[ğg]i|konsoloslu[ğg]u|bankas[ıi]|kurumu|[üu]niversitesi)(?!\p{L})/u;

/**
 * Drops what does not identify a body: 'so-called', Soviet orders, that it heads the group of its name, and the
 * ministry above a Turkish hospital or school.
 */
const withoutHonours = (text: string): string[] => [
  text
    .replace(soCalled, '')
    .replaceAll(soCalledWithin, '')
    .replaceAll(sovietOrder, ' ')
    .replace(anniversary, ' ')
    .replace(ofHolding, '$1')
    .replace(turkishKeeper, ''),
];
const turkishKeeper =
  /^(?:T\.? ?C\.? )?(?:sa[ğg]l[ıi]k|mill[iî] e[ğg]itim) bakanl[ıi][ğg][ıi] (?=.*(?:hastanesi|okulu|lisesi|merkezi)(?!\p{L}))/iu;
/** Belarusian registers add this to the head of a group. */
const ofHolding = /(\p{L}["»”]?)\s*[-–—,]?\s*(?:управляющая компания холдинга|кіруючая кампанія холдынг[ау])\s.*$/iu;
const soCalled =
  /^["'«“„‘]?(?:the )?(?:so[- ]called|soi-disant|sogenannte[nrs]?|cosiddett[ao]|zogenaamde|så ?kaldte|så kallade|tzv\.|tzw\.|así llamad[ao]|(?:auto)?denominad[ao]|так называем\p{L}+|т\. ?н\.) (?=["'«“„‘]?\p{Lu})/iu;
const soCalledWithin = /(?<=(?:of|in) (?:the )?)so[- ]called /giu;
const sovietOrder =
  /(?<!\p{L})(?:(?:the )?orders? of (?:the )?(?:red banner(?: of labou?r)?|lenin|october revolution|badge of honou?r|friendship of peoples)(?: and)?|ордена (?:трудового красного знамени|красного знамени|ленина|октябрьской революции|дружбы народов|знак почета)|ordena (?:trudovogo krasnogo znameni|krasnogo znameni|lenina|oktyabrskoi revolyutsii|druzhby narodov))(?!\p{L})/giu;
/** What Soviet works were named for: of the 50th Anniversary of the USSR, imeni 60-letiya Oktyabrya. */
const anniversary =
  /(?<=\p{L}["»”]?)\s+(?:(?:named after |of )?(?:the )?\d{2}(?:st|nd|rd|th)? (?:anniversary|years) of (?:the )?(?:USSR|Soviet|Great|October|Komsomol|Victory|Lenin)|(?:им(?:ени|\.)?|im(?:eni|\.)?) ?\d{2}[ -]?(?:лет|let)(?:и[яе]|iy?a)? )[\p{L} ]*$/iu;
/** The same in translation, where it may be part of the name: KB Radar - Managing Company of Radar Systems Holding. */
function withoutHolding(text: string): string[] {
  const bare = text.replace(holdingInEnglish, '');
  return bare === text ? [text] : [text, bare];
}
const holdingInEnglish = /(?<=\p{L}["»”]?)\s*[-–—,]\s*(?:the )?manag(?:ing|ement) company of .*holding["»”]*$/iu;

/**
 * The name with and without the initials of the person it honours, which differ by language: В.А. Малышев is В.О.
 * Малишев.
 */
function withoutInitials(text: string): string[] {
  const bare = text.replace(initialsOfNamed, '');
  return bare === text ? [text] : [text, bare];
}
const initialsOfNamed =
  /(?<=(?<!\p{L})(?:имени|им\.|імені|ім\.|імя|named after|imeni|im\.) ?)(?:\p{Lu}\. ?){1,2}(?=\p{Lu}\p{L})/iu;

/** Common Russian abbreviations of ministries. */
const ministries: Readonly<Record<string, string>> = {
  обороны: 'обороны',
  промторг: 'промышленности и торговли',
  обрнауки: 'образования и науки',
  здрав: 'здравоохранения',
  энерго: 'энергетики',
  транс: 'транспорта',
  сельхоз: 'сельского хозяйства',
  юст: 'юстиции',
  фин: 'финансов',
  строй: 'строительства',
  культуры: 'культуры',
  спорта: 'спорта',
};
const ministryOf = new RegExp(`(?<!\\p{L})мин(${Object.keys(ministries).join('|')})(?:а|у|ом)?(?!\\p{L})`, 'giu');
/** Bodies known by their letters, whose words the lists translate one by one. */
const bodies: Readonly<Record<string, string>> = {
  НИЦ: 'Научно-исследовательский центр',
  СМУ: 'Строительно-монтажное управление',
  РАН: 'Российской академии наук',
  'ГУ МВД': 'Главное управление Министерства внутренних дел',
  ГУВД: 'Главное управление внутренних дел',
  УМВД: 'Управление Министерства внутренних дел',
  МВД: 'Министерство внутренних дел',
  МГБ: 'Министерство государственной безопасности',
  УВД: 'Управление внутренних дел',
  'ГУ МЧС': 'Главное управление Министерства по чрезвычайным ситуациям',
  УФСИН: 'Управление Федеральной службы исполнения наказаний',
  УФСБ: 'Управление Федеральной службы безопасности',
  УрО: 'Уральское отделение',
  ОЭЗ: 'Особая экономическая зона',
  ГП: 'Государственное предприятие',
  СКФ: 'SCF',
  ГКБ: 'Городская клиническая больница',
  ЦРБ: 'Центральная районная больница',
  ДЗМ: 'Департамента здравоохранения Москвы',
};
const lettersOfBody = new RegExp(`(?<!\\p{L})(?:${Object.keys(bodies).join('|')})(?!\\p{L})`, 'gu');
const cyrillic = /[а-яё]/i;
/** Prisons by number, and state enterprises of the Crimea: ИК-2, SIZO-2, ГУП РК. */
const colony = /(?<!\p{L})(?:ИК|IK)[ -]?(?:№ ?)?(?=\d)/gu;
const remandPrison = /(?<!\p{L})(?:СИЗО|SIZO)[ -]?(?:№ ?)?(?=\d)/gu;
const ofCrimea = /(?<=^(?:ГУП|GUP) )(?:РК|RK)(?= )/u;
/** Light infantry divisions of Myanmar, by number: 99 LID. */
const lightInfantry = /(?<=\d(?:st|nd|rd|th)? )LID(?!\p{L})/gu;
/** A construction department by number, in Latin letters: SMU-7. */
const builders = /(?<!\p{L})SMU[ -]?(?:No\.? ?)?(?=\d)/gu;
/** The Ministry of Defence in Latin letters: 18 TsNII MO RF, FGBU Minoborony Rossii. */
const defenceInLatin = /(?<=\s)(?:MO(?= RF$)|Minoborony(?!\p{L}))/iu;
/** Letters of what a Russian firm is, after its form: OOO "VO Technopromexport", LLC TC Fly Bridge. */
const russianKind =
  /(?<=^(?:[OPZ]?AO|OOO|F?GUP|LLC|[POC]?JSC|[ОПЗ]?АО|ООО|Ф?ГУП) ["“«„'‘]?)(?:VO|ВО|T[CK]|ТК|TH)(?= ["“«„'‘]?\p{L}{3})/iu;
const russianKinds: Readonly<Record<string, string>> = {
  VO: 'Foreign Economic Association',
  ВО: 'Foreign Economic Association',
  TC: 'TK',
  TK: 'TK',
  ТК: 'TK',
  TH: 'TD',
};
/** The foreign trade firms of the Soviet Union: V/O Tekhnopromexport. */
const sovietTrader = /^[VВ]\/?[OО] (?=["“«„]?\p{L}*(?:export|eksport|import|torg|экспорт|импорт|торг))/iu;
const withBodiesInFull = (text: string): string[] => {
  const named = text
    .replace(sovietTrader, 'Foreign Economic Association ')
    .replace(russianKind, (kind) => russianKinds[kind.toUpperCase()]!)
    .replaceAll(colony, 'Penal Colony No. ')
    .replaceAll(remandPrison, 'Pre-trial Detention Centre No. ')
    .replaceAll(builders, 'Construction and Assembly Department No. ')
    .replaceAll(lightInfantry, 'Light Infantry Division')
    .replace(ofCrimea, 'Республики Крым');
  return [
    cyrillic.test(text)
      ? named
          .replaceAll(ministryOf, (_, field: string) => `Министерство ${ministries[field.toLowerCase()]!}`)
          .replaceAll(lettersOfBody, (letters) => bodies[letters]!)
      : named.replace(defenceInLatin, 'Ministry of Defence'),
  ];
};

/**
 * The final character of a ministry, which also ends other words: 外交部, 外務省, 외무성. In Vietnamese it is the first word: Bộ
 * Quốc phòng.
 */
const ministrySign =
  /(?<=外交|国防|國防|公安|财政|財政|司法|商务|商務|教育|卫生|衛生|农业|農業|科技|科学技术|科學技術|国家安全|國家安全|内政|內政|交通运输|交通運輸|能源|文化|国土资源|生态环境|信息产业|信息化)部$|(?<=外務|財務|法務|防衛|経済産業|国土交通|農林水産|環境|内務)省$|(?<=외무|외교|국방|재정|대외무역|무역|내무|법무|교육)[성부]$|^Bộ (?=Quốc phòng|Ngoại giao|Công an|Tài chính|Tư pháp|Công [Tt]hương|Y tế|Giáo dục|Nội vụ|Giao thông|Xây dựng|Nông nghiệp|Khoa học|Thông tin|Văn hóa|Kế hoạch|Lao động)/u;
const withMinistry = (text: string): string[] => [
  isAscii.test(text) ? text : text.replace(ministrySign, (sign) => (sign.startsWith('B') ? 'ministry ' : ' ministry')),
];

/** A company given by its domain: www.gazprom.ru is Gazprom. */
const domain =
  /^(?:https?:\/\/|[\w.+-]+@)?(?:www\.)?([\p{L}\d-]{4,})(?:\.(?:com?|org|net))?\.(?:com|org|net|info|biz|io|ru|su|ua|by|kz|ir|cn|kp|sy|iq|tr|ae|sa|qa|lb|de|fr|it|es|uk|nl|ch|at|pl|eu|us|br|mx|ve|cu|in|pk|jp|kr|hk|tw|sg)\/?$/iu;
function withoutDomain(text: string): string[] {
  const own = text.includes('.') ? domain.exec(text)?.[1] : undefined;
  return own ? [own.replaceAll('-', ' '), text] : [text];
}

/** A ship's number or the number of a voyage with the name: Eternal Breeze IMO 9217345, Eternal Breeze VOY 12. */
const shipNumber =
  /(?<![\p{L}\d])(?:IMO[\s:#.-]*(?=\d{7}(?!\d)|$)|(?<=\s)V\.\s?\d{2,4}[A-Z]{0,2}$|VOY(?:AGE)?[\s:#.-]*(?:NO[\s.]*)?\d+[A-Z]?(?:\/\d+.*$)?(?![\p{L}\d]))/giu;
const withoutShipMark = (text: string): string[] => [mayHoldMark.test(text) ? text.replaceAll(shipNumber, ' ') : text];
const mayHoldMark = /IMO|VOY|V\./i;

const isAscii = /^[\x20-\x7e]*$/;
const latinLetter = /\p{Script=Latin}/u;
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const partners = /&|\+|\b(?:and|und|et)\b/i;

/** A name written in two alphabets, one after the other, is two names: 华为技术有限公司 Huawei Technologies Co., Ltd. */
function eachScript(text: string): string[] {
  if (isAscii.test(text)) return [text];
  const [latin, other] = [text.search(latinLetter), text.search(otherLetter)];
  if (latin < 0 || other < 0 || partners.test(text)) return [text];
  const cut = Math.max(latin, other);
  const parts = [text.slice(0, cut), text.slice(cut)];
  if ((latin < other ? latinLetter : otherLetter).test(parts[1]!)) return [text];
  // Forms and shared words also stand next to a name in another alphabet: ООО Nordwind.
  const [one, two] = parts.map((part) => {
    const words = wordsOf(part);
    const tokens = tokensOf(words, legalKeysOf(words.map(mainForm))).filter(({ kind }) => kind !== 'legal-form');
    return tokens.some(({ kind }) => kind === 'word') ? 'own' : tokens.length > 1 ? 'shared' : 'none';
  });
  return one === two && one !== 'none' ? parts : [text];
}

/** A capital within a word, with at least three letters on either side. */
const capitalWithin = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;
const holdsCapital = /\p{Ll}{3}\p{Lu}\p{Ll}{2}/u;

/** Words separated only by capitals, one of them a shared word: DonbasCoalTrade, SberLogistika. */
function withCapitals(text: string): string[] {
  if (!holdsCapital.test(text)) return [text];
  const parted = text.replaceAll(capitalWithin, ' ');
  return parted.split(' ').some((word) => !text.split(' ').includes(word) && companyWord(fold(word)))
    ? [text, parted]
    : [text];
}

/**
 * 'Ship' after an East Asian ship's name: 永明1号, 어니스트호. Japanese names keep it in any alphabet: 大和丸 is Yamato Maru,
 * 第八新生丸 Shinsei Maru 8.
 */
const shipBehind =
  /^(.*[\u3400-\u9fff\d]{2})[号號轮輪]$|^(.*[\uac00-\ud7a3](?:[\uac00-\ud7a3]| ?\d+))호$|^(.*[\u3041-\u9fff]{2})丸$/u;
function withoutShip(text: string): string[] {
  if (counterBehind.test(text)) return [text.replace(counterBehind, '')];
  if (slashedMark.test(text)) return [text.replace(slashedMark, '')];
  if (isAscii.test(text)) return indonesianShip.test(text) ? [text, text.replace(indonesianShip, '')] : [text];
  const [, chinese, korean, japanese] = shipBehind.exec(text) ?? [];
  const name = chinese ?? korean ?? (japanese && `${japanese.replace(ofShip, '')} maru${shipsNumber(japanese)}`);
  return name === undefined ? [text] : [text, name];
}
/** Kinds of ships as two letters with a stroke, besides those in the tables: B/T is a bunker tanker, т/х a motor ship. */
const slashedMark =
  /^(?:B\/[TV]|L\/[TB]|O\/[TB]|S\/[TY]|P\/V|R\/V|T\/[BV]|[тпэ]\/х|д\/э|[тб]\/к|м\/[твб])\s+(?=["«“]?\p{L}{3})/iu;
/** 'Motor ship' before Indonesian ships: KM Sinar Bahari. With a form or trade after it, it is a company's name. */
const indonesianShip =
  /^K\.?(?:M|MP|LM)\.?\s+(?=[A-Z][\w'-]+(?:\s+[A-Z\d][\w'-]*){0,3}$)(?!.*\b(?:ltd|llc|inc|trading|group|gmbh|pt|tbk|bank|co)\b)/i;
/** The word for 'ship' in Latin letters after the number of a Korean or Chinese ship: Yu Phyong 5 Ho. */
const counterBehind = /(?<=\d)\s?(?:ho|hao)$/i;
const ofShip = /^第(?:[一二三四五六七八九十]+|\d{1,3})(?=.{2})/u;
function shipsNumber(name: string): string {
  const number = numberOf(ofShip.exec(name)?.[0] ?? '');
  return number === undefined ? '' : ` ${number}`;
}

/**
 * Names that a document gives one after the other: YUK TUNG / MAIKA for a ship under a false flag, HARAKAT UL-MUJAHIDIN /
 * HUM, JSC Hydromash; NJSC Hydromash.
 */
const severalNames =
  /^\p{Lu}[^;/]{3,}(?:; \p{L}[^;/]{3,})+$|^\p{Lu}[\p{Lu}\d '’-]{3,} \/ \p{Lu}[\p{Lu}\d '’-]{2,}$|^\p{Lu}\p{Ll}{3,} \/ \p{Lu}\p{Ll}{3,}(?: \p{Ll}+)*$/u;
const betweenNames = /; | \/ /;
const withEachName = (text: string): string[] =>
  betweenNames.test(text) && severalNames.test(text) ? text.split(betweenNames) : [text];

/** 'River' in Korean ships named after rivers: 청천강 is Chongchon Gang. */
const koreanRiver = /^([\uac00-\ud7a3]{2,3})강$/u;
function withRiver(text: string): string[] {
  const name = isAscii.test(text) ? undefined : koreanRiver.exec(text)?.[1];
  return name === undefined ? [text] : [text, `${name} gang`];
}

/** A number word at the end of a Persian ship's name: گلبرگ سه is Golbarg 3. */
const persianNumbers = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];
const persianNumber = new RegExp(`(?<=\\p{L}{2}\\s)(?:${persianNumbers.join('|')})$`, 'u');
const withPersianNumber = (text: string): string[] =>
  isAscii.test(text) ? [text] : [text.replace(persianNumber, (word) => String(persianNumbers.indexOf(word) + 1))];

/** A ship's number in pinyin: Dong Fang Yi Hao is Dong Fang 1. */
const pinyinNumbers = ['yi', 'er', 'san', 'si', 'wu', 'liu', 'qi', 'ba', 'jiu', 'shi'];
const pinyinNumber = new RegExp(`(?<=\\p{L}{2}\\s)(${pinyinNumbers.join('|')}) ?hao$`, 'iu');
const withPinyinNumber = (text: string): string[] => [
  text.replace(pinyinNumber, (_, number: string) => String(pinyinNumbers.indexOf(number.toLowerCase()) + 1)),
];

/** A ship's number in Han numerals: 长运十二 is Chang Yun 12. */
const hanNumber = /^(.*[\u3400-\u9fff]{2}(?<![一二三四五六七八九十]))([一二三四五六七八九十]{1,3})$/u;
function withHanNumber(text: string): string[] {
  const [, name = '', numerals = ''] = isAscii.test(text) ? [] : (hanNumber.exec(text) ?? []);
  const number = numerals === '' ? undefined : numberOf(`第${numerals}`);
  return number === undefined ? [text] : [text, `${name} ${number}`];
}

/** A Chinese name in Russian letters, as pinyin: Чжун Хай Синь 8 is Zhong Hai Xin 8. */
function withPinyin(text: string): string[] {
  const lower = isAscii.test(text) ? '' : text.toLowerCase();
  if (!isMandarinInCyrillic(lower)) return [text];
  const words = lower.split(/\s+/u);
  const isChinese = words.every((word) => !inCyrillic.test(word) || pinyinOfCyrillic(word, true) !== undefined);
  const read = words.map((word) => (inCyrillic.test(word) ? pinyinOfCyrillic(word, isChinese) : undefined) ?? word);
  return read.every((word, at) => word === words[at]) ? [text] : [text, read.join(' ')];
}
const inCyrillic = /^\p{Script=Cyrillic}+$/u;

/**
 * 'Commercial bank' abbreviated before a bank's name, alone or after a form: JSC CB PrivatBank, КБ Ренессанс Кредит. In
 * other names КБ is a design bureau.
 */
const commercialBank =
  /^((?:[pco]?jsc|llc|[pzo]?ao|ooo|p?at|[поз]?ао|ооо|п?ат)\s+)?["«„“]?(?:cb|kb|jscb|кб)\s+(?=.*(?:bank|банк|[ck]redit|кредит))/iu;
const withoutBankMark = (text: string): string[] => [holdsMark.test(text) ? text.replace(commercialBank, '$1') : text];
const holdsMark = /[ckк][bб]\s/i;

/** An Arabic article joined to the previous word: Harakatal-Nujaba. */
const gluedArticle = /(?<=(?<!\p{L})(\p{L}{3,}))al-(?=\p{L}{3})/giu;
function withArticleApart(text: string): string[] {
  if (!text.includes('-')) return [text];
  const apart = text.replaceAll(gluedArticle, (all, before: string) => (isShared(`${before}al`) ? all : ` ${all}`));
  return apart === text ? [text] : [text, apart];
}
/** One that carries the ending of the word before it: Ansarul Islam is Ansar al-Islam. */
const articledEnding =
  /(?<=\p{L}{3})ul(?= (?:Islam|Muslim\p{L}+|Muja\p{L}+|Sunn?ah?|Haq|Ahrar|Ulama|Furqan|Hind|Mumin\p{L}+|Quran|Jihad|Shabaa?b|Ummah?)(?!\p{L}))/giu;
function withArticleOfNext(text: string): string[] {
  const apart = text.replaceAll(articledEnding, ' al');
  return apart === text ? [text] : [text, apart];
}
const isShared = (word: string): boolean => isOrdinaryWord(fold(word)) || companyWord(fold(word)) !== undefined;

/** A French or Italian article that lost its apostrophe: Mines d Or, L Aquila. */
const loneArticle = /(?<![\p{L}\d.'’])([dl]) (?=[aeiouhâàéèêëîïôöûœ])/giu;
function withElision(text: string): string[] {
  const elided = text.replaceAll(loneArticle, "$1'");
  const bare = text.replaceAll(elidedOf, '');
  return [...new Set([text, elided, bare])];
}
/** 'Of' before a name in capitals: Prison d'Evin. */
const elidedOf = /(?<![\p{L}\d])d['’](?=\p{Lu}\p{Ll}{2})/gu;

/** A place after an elided article; without the sign it would be too short to recognise: Banque d'Iran. */
const articledPlace = /(?<![\p{L}\d])[dl]['’](?=(\p{L}{4})(?!\p{L}))/giu;
const withoutPlacesArticle = (text: string): string[] => [
  text.replaceAll(articledPlace, (article, place: string) => (placeOf(fold(place)) === undefined ? article : '')),
];

/** The owner of a firm, without the English possessive: Robert's Engineering, but not the People's Republic. */
const possessive = /(?<=\p{L}{2})(?<!people|women|men|children|workers)['’]s(?!\p{L})/giu;
function withoutPossessive(text: string): string[] {
  const bare = text.replaceAll(possessive, '');
  return bare === text ? [text] : [text, bare];
}

/** The mark of an aircraft, with any spacing; a type next to it adds nothing. */
function withMark(text: string): string[] {
  const marks = aircraftMarksIn(text);
  return marks.length > 0 && namesType(text) ? marks : [text, ...marks];
}

/**
 * Digits after East Asian characters, or before the Korean word for an office, are a separate number: 鑫河66, 39호실.
 * Ordinals with 第 are one word.
 */
const besideEastAsian = /(?<=(?!第)[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3])(?=\d)|(?<=\d)(?=호실)/gu;
const withNumberApart = (text: string): string[] => [isAscii.test(text) ? text : text.replaceAll(besideEastAsian, ' ')];

/** The district or county after the town in a Chinese firm's name: 思明区蓝鲸. Zones and quarters do not count. */
const district =
  /(?<=[\u3400-\u9fff]{2})(?<!工业|開發|开发|保税|保稅|试验|試驗|合作|示范|示範|加工|综合|度假|经济|經濟|园|園|社|校|景|专|專|小|新|地|矿|礦|城|特|市辖)[区區县縣镇鎮](?=[\u3400-\u9fff]{2})/gu;
const withDistrictApart = (text: string): string[] => [isAscii.test(text) ? text : text.replaceAll(district, ' ')];

/** Customs that the text alone shows, in this order. */
const customs = [
  withPartsApart,
  withFoundation,
  withGeorgianForm,
  withoutHonours,
  withStateInFull,
  withoutPart,
  withPrincipal,
  withoutAddress,
  withFullName,
  withBodiesInFull,
  withMinistry,
  withoutInitials,
  withoutHolding,
  withoutDomain,
  withMark,
  withoutShipMark,
  withoutBankMark,
  eachScript,
  withCapitals,
  withEachName,
  withoutShip,
  withRiver,
  withHanNumber,
  withPinyinNumber,
  withPersianNumber,
  withPinyin,
  withNumberApart,
  withDistrictApart,
  withElision,
  withArticleApart,
  withArticleOfNext,
  withoutPlacesArticle,
  withoutPossessive,
];

/** 'And' is pronounced between two letters, like a plus after a word: K&M is K and M, EN+ En Plus. */
const ampersand = /(?<!\p{L})(\p{L})\s*&\s*(?=\p{L}(?!\p{L}))/gu;
const plus = /(?<=[\p{L}\d])\+(?![\p{L}\d])/gu;
/**
 * Likewise between two names that, with a form, are the whole name of a firm, which may be known by their letters:
 * Black & Decker. Among more words it would be a letter.
 */
const ofPartners =
  /^(\p{L}{2,}) ?& ?(?=\p{L}{2,}(?:,? (?:ltd|limited|llc|llp|inc|corp|co|company|plc|gmbh|ag|kg|sa|srl|spa|s\.[ar]\.l\.|s\.a|s\.p\.a|a\/s|bv|nv)\.?)?$)/iu;
const withAnd = (text: string): string => {
  const spoken = text.includes('&') ? text.replace(ofPartners, '$1 and ').replaceAll(ampersand, '$1 and ') : text;
  return spoken.includes('+') ? spoken.replaceAll(plus, ' plus ') : spoken;
};

/** 'In insolvency' as abbreviated in German registers; not a number. */
const insolvent = /(?<=\s)i\.\s?I(?:ns)?\.(?![\p{L}\d])/u;
/** After an abbreviation with its own dot: Handelsges. m.b.H. */
const dottedForm = /(?<=\s)m\.\s?b\.\s?H\.?/u;
/** A form with dots that lost the space before it: ARIZONAS.A., Maniad.o.o. Zagreb. */
const gluedForm =
  /(?<=\p{L}{4})(?:(?:s\.\s?a\.|s\.\s?r\.\s?l\.|s\.\s?p\.\s?a\.|a\.\s?s\.|[bn]\.\s?v\.|l\.\s?l\.\s?c\.)$|d\.\s?o\.\s?o\.?(?!\p{L}))/iu;
/** 'In the town of' before a branch's town, in Russian. */
const inTown = /(?<=\S)\s+(?:v|в|po|по)\s+(?:g|г)(?:\.\s*|\s+)(?=\p{L})/iu;
/**
 * Russian print omits the dots of ё, and so do the tables. Italian brothers are F.lli. T.C. is the Turkish Republic,
 * before the names of its bodies.
 */
function withoutDots(text: string): string {
  const dotless = /[ёЁ]/.test(text) ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text;
  const plain = dotless.replace(inTown, ' ');
  if (!plain.includes('.')) return plain;
  return plain
    .replace(gluedForm, ' $&')
    .replace(/^T\.\s?C\.\s?(?=\p{L})/u, '')
    .replace(/(?<!\p{L})f\.\s?lli(?!\p{L})/iu, 'fratelli')
    .replace(insolvent, 'i.L.')
    .replace(dottedForm, 'mbH');
}
