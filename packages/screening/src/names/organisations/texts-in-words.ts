/** Abbreviations and signs in an organisation's name, written as words. */
import { withWordsInFull } from './dotted-abbreviations.ts';

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
          .replace(sheikh, 'Sheikh ')
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
/** Before the name of an Arab founder: Sh. Eid Charitable Foundation. */
const sheikh = /^sh\.\s*(?=\p{Lu}\p{L}{2})/iu;
/** State bodies of Arab countries: Gen Est for Metallurgical Industries. */
const generalBody = /(?<!\p{L})Gen(?:eral|\.)? (Est|Co|Org|Dir|Auth)(?:ab)?\.?(?= (?:for|of) )/iu;
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
