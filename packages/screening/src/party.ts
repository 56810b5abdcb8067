/**
 * The words the engine speaks: a listed party as a publisher states it, and the subject that is compared with it.
 * Plain data only, so that it can be stored as JSON, sent to a worker and written by hand in a test.
 */

/** What a record describes. `company` is every organisation; vessels, aircraft and wallets are screened strictly. */
export type PartyType = 'person' | 'company' | 'country' | 'vessel' | 'aircraft' | 'wallet';

/** `primary`, also / formerly / now known as, or the name in the publisher's original script. */
export type NameKind = 'primary' | 'aka' | 'fka' | 'nka' | 'original-script';

export interface PartyName {
  /** The full name as one would write it, given names first where the publisher tells the parts apart. */
  text: string;
  kind: NameKind;
  /** `weak` is the publisher's own word (OFAC weak a.k.a., UN and UK low quality): it may not decide a match alone. */
  strength: 'strong' | 'weak';
  /** The parts where the publisher tells them apart; `text` holds them all. */
  parts?: { given?: string; middle?: string; family?: string };
  /** ISO 639-1 language of the name where the publisher says it. */
  language?: string;
}

/**
 * A date as far as it is known. `from` and `to` are ISO dates that may stop at the year or the month
 * (`1961`, `1961-02`, `1961-02-23`) and are equal unless the publisher gives a range.
 */
export interface PartyDate {
  from: string;
  to: string;
  /** The publisher says 'circa' or 'approximately'. */
  circa?: boolean;
}

export type CountryRole = 'nationality' | 'residence' | 'birth' | 'registration' | 'flag' | 'other';

export interface PartyCountry {
  /** ISO 3166-1 alpha-2, upper case; empty when the text names no country we know. */
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
  /** ISO alpha-2 of the issuer, where known. */
  country?: string;
  /** The publisher's own name of the kind, e.g. 'National Foreign ID Number'. */
  label?: string;
}

export interface PartyAddress {
  /** One line, as one would write it. */
  text: string;
  city?: string;
  /** ISO alpha-2, where known. */
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
   * Why a record stands on a list of several kinds, in the words of OpenSanctions: `sanction`, `role.pep` (politically
   * exposed), `role.rca` (relative or close associate of one), `debarment`, `crime.fin` …
   */
  topics?: string[];
  /** Owners that the publisher names as such; the share in percent where it is said. */
  owners?: { name: string; share?: number }[];
  /** ISO date of the first listing, where the publisher gives it. */
  listedOn?: string;
  remarks?: string;
  /** A page where a person can read the publisher's own record. */
  sourceUrl?: string;
}

/** What is compared with listed parties: a customer, or one query of a machine. */
export interface Subject {
  /** The first is the main name; further ones are aliases and are tried as well. */
  names: string[];
  type?: PartyType;
  /** ISO dates, possibly partial, or anything a person may have typed: what cannot be read is ignored. */
  dates?: string[];
  /** ISO codes or country names in any common language. */
  countries?: string[];
  gender?: 'male' | 'female';
  birthPlaces?: string[];
  identifiers?: { kind?: IdentifierKind; value: string; country?: string }[];
}
