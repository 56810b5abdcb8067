/**
 * The vocabulary of the engine: a listed party as a publisher describes it, and the subject that is compared with it.
 * Plain data only, so that it can be stored as JSON, sent to a worker, and written by hand in a test.
 */

/** What a record describes. `company` is any organisation; vessels, aircraft and wallets are screened strictly. */
export type PartyType = 'person' | 'company' | 'country' | 'vessel' | 'aircraft' | 'wallet';

/** `primary`, also / formerly / now known as, or the name in its original script. */
export type NameKind = 'primary' | 'aka' | 'fka' | 'nka' | 'original-script';

export interface PartyName {
  /** The full name as usually written, given names first if the publisher separates the parts. */
  text: string;
  kind: NameKind;
  /**
   * `weak` is the publisher's own label (OFAC weak a.k.a., UN and UK low quality): such a name cannot make a match
   * alone.
   */
  strength: 'strong' | 'weak';
  /** The parts, if the publisher separates them; `text` contains them all. */
  parts?: { given?: string; middle?: string; family?: string };
  /** ISO 639-1 language of the name, if the publisher states it. */
  language?: string;
}

/**
 * A date as far as it is known. `from` and `to` are ISO dates that may stop at the year or month (`1961`, `1961-02`,
 * `1961-02-23`). They are equal unless the publisher gives a range.
 */
export interface PartyDate {
  from: string;
  to: string;
  /** The publisher says 'circa' or 'approximately'. */
  circa?: boolean;
}

export type CountryRole = 'nationality' | 'residence' | 'birth' | 'registration' | 'flag' | 'other';

export interface PartyCountry {
  /** ISO 3166-1 alpha-2, upper case; empty if the text names no known country. */
  code: string;
  /** The publisher's own words. */
  text: string;
  role: CountryRole;
}

export type IdentifierKind =
  | 'passport'
  | 'national-id'
  | 'tax'
  | 'registration'
  | 'lei'
  | 'swift'
  | 'imo'
  | 'mmsi'
  | 'call-sign'
  | 'aircraft-tail'
  | 'aircraft-serial'
  | 'wallet'
  | 'email'
  | 'phone'
  | 'website'
  | 'other';

export interface PartyIdentifier {
  kind: IdentifierKind;
  /** As published. */
  value: string;
  /** ISO alpha-2 of the issuer, if known. */
  country?: string;
  /** The publisher's own label for the kind, e.g. 'National Foreign ID Number'. */
  label?: string;
}

export interface PartyAddress {
  /** One line, as usually written. */
  text: string;
  city?: string;
  /** ISO alpha-2, if known. */
  country?: string;
}

/** A record on a watchlist. */
export interface ListedParty {
  /** The publisher's own id: OFAC uid, EU logicalId, UK UniqueID, UN REFERENCE_NUMBER. */
  sourceRef: string;
  type: PartyType;
  /** At least one; the first is the primary name. */
  names: PartyName[];
  /** Birth dates of a person; founding, registration or build dates of anything else. */
  dates: PartyDate[];
  gender?: 'male' | 'female';
  countries: PartyCountry[];
  birthPlaces: string[];
  identifiers: PartyIdentifier[];
  addresses: PartyAddress[];
  /** Sanctions programmes or regimes, as the publisher codes them. */
  programmes: string[];
  /** Titles, functions and positions. */
  positions: string[];
  /**
   * Why a record is on a list that mixes kinds, in the vocabulary of OpenSanctions: `sanction`, `role.pep` (politically
   * exposed), `role.rca` (relative or close associate of one), `debarment`, `crime.fin` …
   */
  topics?: string[];
  /** Owners that the publisher names, with the share in percent if it is stated. */
  owners?: { name: string; share?: number }[];
  /** ISO date of the first listing, if the publisher gives it. */
  listedOn?: string;
  remarks?: string;
  /** A page where a person can read the publisher's own record. */
  sourceUrl?: string;
}

/** What is compared with listed parties: a customer, or one query from a program. */
export interface Subject {
  /** The first is the main name; the others are aliases and are tried too. */
  names: string[];
  type?: PartyType;
  /** ISO dates, possibly partial, or anything that somebody typed: unreadable values are ignored. */
  dates?: string[];
  /** ISO codes or country names in any common language. */
  countries?: string[];
  gender?: 'male' | 'female';
  birthPlaces?: string[];
  identifiers?: { kind?: IdentifierKind; value: string; country?: string }[];
}
