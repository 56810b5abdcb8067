/** Customs in the names of state bodies: ministries by their letters, honours, what stands above a body. */
import type { Custom } from './custom.ts';
import { fold } from '../fold.ts';

/** 'Of the Republic of Turkey', which begins the names of that state's offices: T.C. Dışişleri Bakanlığı. */
const withStateInFull = (text: string): string[] => [
  turkishOffice.test(fold(text)) ? text.replace(turkishState, 'Türkiye ') : text,
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
  text.replace(ministrySign, (sign) => (sign.startsWith('B') ? 'ministry ' : ' ministry')),
];

/** What stands around the name of a state body and does not identify it. */
export const honours: readonly Custom[] = [
  [
    /called|soi-disant|sogenannt|cosiddett|zogenaamd|kaldte|kallade|tz[vw]\.|llamad|denominad|называем|т\. ?н\.|order|орден|ordena|\d\d|холд|bakanl/iu,
    withoutHonours,
  ],
  [turkishState, withStateInFull],
];
/** How a state body is written. */
export const stateCustoms: readonly Custom[] = [
  [
    /\p{Script=Cyrillic}|^V\/?O |IK[ -]?\d|SIZO|SMU|RK |LID|MO RF$|Minoborony|\s["“«„'‘]?(?:VO|T[CKH]) /iu,
    withBodiesInFull,
  ],
  [/[部省성부]$|^Bộ /, withMinistry],
  [/им(?:ени|\.)|ім(?:ені|\.|я)|named after|imeni|im\./iu, withoutInitials],
  [/holding/iu, withoutHolding],
];
