/** Numbers that files write behind a name, with what registers, tax offices and states call them: CNPJ 12.345.678/0001-90. */

/** Of people and companies alike. */
const taxNumbers =
  'tin|nit|rut|ruc|rfc|cuit|cuil|nif|c\\.? ?f|inn|инн|nip|oib|pan|npwp|tax (?:id|no|nr|number|code)\\b|fiscal (?:id|no|number|code)\\b';
const ofCompanies =
  'vat|trn|kpp|кпп|ogrn|огрн|edrpou|єдрпоу|едрпоу|bin|бин|lei|duns|ein|crn?|c\\.?r|rif|cnpj|cif|nipc|ice|niu|ninea|siren|siret|rcs \\p{L}{3,}|ust-?id(?:-?nr)?|uid|steuernummer|p\\.? ?iva|partita iva|regon|krs|ičo|ico|dič|pib|eik|еик|cui|cvr|kvk|org\\.? ?nr|y-tunnus|gstin|cin|acn|abn|uen|brn|reg|' +
  '(?:company|business|commercial|trade|registration|registered|reg|licen[cs]e|trade licen[cs]e)(?: reg(?:istration|ister)?)?\\.? (?:no|nr|number|id|code)\\b';
const ofPeople =
  'dni|nie|cpf|rg|curp|run|c\\.? ?c|c\\.? ?i|c[ée]dula|cnic|nicop|nic|nid|nin|aadhaar|nric|fin|mykad|nik|ktp|cni|insee|codice fiscale|cnp|pesel|egn|егн|jmbg|emšo|snils|снилс|iin|иин|паспорта?|emirates id|iqama|qid|civil id|national id|tc ?(?:kimlik)?|bsn|ahv|nino';

/** A date behind a family name that is a label too: Wei PAN 12.03.1970. */
const date =
  '(?:\\d{1,2}[./ -]\\d{1,2}[./ -](?:19|20)?\\d{2}|\\d{4}[./ -]\\d{1,2}[./ -]\\d{1,2}|(?:19|20)\\d{6}|\\d{4}(?:19|20)\\d{2})(?![\\d./-])';
/** Five figures or more, perhaps behind letters, so that a year is none. */
const number =
  '(?=(?:[^\\d\\s]{0,5}[\\s./-]{0,2}\\d){5})(?:[a-z]{1,5}[./ -]?)?\\d(?:[\\s./-]{0,2}[a-z\\d])*\\)?(?:[\\s,]+\\p{L}.*)?$';
const behind = (labels: string): RegExp =>
  new RegExp(
    `[\\s,;–(-]+(?:${taxNumbers}|${labels})(?!\\p{L})\\.?(?:\\s*(?:no|nr|n°|№|number|card|#)\\.?)*[\\s.:#]*(?!${date})${number}`,
    'iu',
  );
const behindCompany = behind(ofCompanies);
const behindPerson = behind(ofPeople);
/** A name of letters is left. */
const named = /\p{L}{3}.*\p{L}\.?\)?$/u;

const without = (number: RegExp, text: string): string => {
  const bare = text.replace(number, '');
  return named.test(bare) ? bare : text;
};
/** The name of an organisation without its number in a register or at a tax office. */
export const withoutRegisterNumber = (text: string): string => without(behindCompany, text);
/** The name of a person without the number of a document, or one given by a state. */
export const withoutPersonalNumber = (text: string): string => without(behindPerson, text);
