import type { Db } from '@tamis/db/db';
import type { Checkpoints } from './audit/checkpoint.ts';
import type { EntityIndex, EntityNames } from './entities/entity-index.ts';
import { Unauthorized } from './errors.ts';
import type { Hasher } from './hasher.ts';
import type { Model } from './ai/model.ts';
import type { Bell } from './live/bell.ts';
import type { Role } from './permissions.ts';
import type { SQL } from 'drizzle-orm';
import type { FinderOptions, ScreenOptions, Screening, Subject } from '@tamis/screening';
import type { PdfOptions, ReportDocument } from './reports/document.ts';
import type { IndexSet, IndexStore } from './screening/index-store.ts';
import type { MatchingPairs } from './watchlists/matching-pairs.ts';
import type { ReadParties } from './watchlists/read-parties.ts';
import type { PartyText } from './watchlists/party-text.ts';

export interface PasswordHasher {
  /** Algorithm, parameters, salt and hash in one string. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface Config {
  mode: 'demo' | 'production';
  registration: 'open' | 'approval' | 'closed';
  /** The origin that people type, such as `https://tamis.example`. Cookies are `Secure` and `__Host-` when it is https. */
  publicUrl: string;
  /** The demo accounts are on the sign-in page while they exist. */
  demoAccounts: boolean;
  supportEmail: string;
  supportPhone: string;
  lists: {
    /** Lists are fetched by themselves, or only when somebody asks. */
    sync: 'off' | 'schedule';
    /** Hours between two scheduled syncs of a list. */
    everyHours: number;
    /** Addresses in place of the publishers' own, by list code. */
    sources: Readonly<Record<string, string>>;
  };
  /** Hosts of the institution's own network that lists, feeds and articles may come from and webhooks go to. */
  privateHosts: readonly string[];
}

/** A file that has been put aside until it is read; `forget` must be called when it is not needed any more. */
export interface Spooled {
  file: Blob;
  forget: () => Promise<void>;
}

/**
 * Asks a web address, with GET unless told. It follows no redirect and connects to public addresses only, save for the
 * hosts of the institution's own network that are named in `privateHosts`.
 */
export type FetchPublic = (
  url: URL,
  options: {
    method?: 'POST';
    headers: Record<string, string>;
    body?: string;
    signal: AbortSignal;
    privateHosts: readonly string[];
  },
) => Promise<Response>;

/** TrueType files that reports are set in: Latin, Cyrillic, Greek, Hebrew and Arabic script, and what a host has beside. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
  /** Files, each under a name of its own, that may have these signs; none where the host has none. */
  further: (signs: readonly string[]) => Promise<{ name: string; bytes: Uint8Array }[]>;
}

/** Screens a batch against a set, in the order of the subjects; answers as one by one. */
export type ScreenMany = (set: IndexSet, subjects: readonly Subject[], options: ScreenOptions) => Promise<Screening[]>;

/** Which entities listed parties match, by what the index of all entities has of them. */
export type FindEntities = (
  names: Pick<EntityNames, 'indexes' | 'segments'>,
  parties: readonly PartyText[],
  options: FinderOptions,
) => Promise<MatchingPairs>;

/** Builds an index of parties that come page by page. */
export type BuildIndex = (
  pages: AsyncIterable<readonly PartyText[]>,
  onStep?: (done: number, total: number) => void,
) => Promise<Uint8Array>;

/** Sets a report as a PDF in the host's typefaces. */
export type RenderPdf = (report: ReportDocument, options: PdfOptions) => Promise<Uint8Array>;

/** What a host gives to the services: nothing in this package has a database, a clock or a network of its own. */
export interface Services {
  db: Db;
  index: IndexStore;
  /** The names of all entities. */
  entityIndex: EntityIndex;
  now: () => number;
  createHash: () => Hasher;
  passwords: PasswordHasher;
  /** Where a host has a place for them outside the database. */
  checkpoints?: Checkpoints;
  /** Absent where none is configured: then the rules' texts stay. */
  model?: Model;
  /** For addresses that come from settings or from strangers. */
  fetchPublic: FetchPublic;
  /** Puts a stream aside: on a disk where the host has one. */
  spool: (stream: ReadableStream<Uint8Array>) => Promise<Spooled>;
  config: Config;
  fonts: () => Promise<Fonts>;
  /** Where a host has a thread for it; without, a PDF is set here. */
  renderPdf?: RenderPdf;
  /** Where a host has threads for it; without, batches are screened here, giving way between. */
  screenMany?: ScreenMany;
  findEntities?: FindEntities;
  /** Where a host has threads for them; without, lists are read and indexed here, giving way between. */
  readParties?: ReadParties;
  buildIndex?: BuildIndex;
  /** Rings after each write. A host whose requests cannot wait has none. */
  bell?: Bell;
  /** Lets long work go on after the answer has been sent. */
  background: (work: Promise<unknown>) => void;
  /** Aborts as soon as the host is told to stop: what takes long ends then, and says how far it came. */
  stopping?: AbortSignal;
  /** Lets other requests be served in the middle of long work. */
  breathe: () => Promise<void>;
  log: (event: string, details: Record<string, string | number | boolean | null>) => void;
}

export interface CurrentUser {
  id: number;
  username: string;
  fullName: string;
  role: Role;
  /** Waiting for an admin's approval: signed in, but nothing is shown. */
  pending: boolean;
  createdAt: number;
}

/** That a caller's access has not ended since the request began, and what they are told when it has. */
export interface Admission {
  holds: SQL;
  otherwise: string;
}

/** A request's view of the services. */
export interface Ctx extends Services {
  user: CurrentUser | null;
  /** Who acts, for the audit log: the username, alone or as 'name by key x', 'anonymous', 'system', 'seed' or 'command line'. */
  actor: string;
  /** Hash of the session's token, where the request came with one. */
  sessionId: string | null;
  /** What must still hold when this caller's writes are stored; absent for work that no request does. */
  admission?: Admission | undefined;
  /** Whether the request came with an API key instead of a session. */
  byKey?: boolean;
  /** Counts a further call of a request that holds several; throws while too much is asked for. */
  countCall?: () => void;
  /** The address a request came from, for the sign-in back-off. */
  address: string;
  requestId: string;
  /** Sends a session cookie with the answer, or clears it when null. */
  setSessionToken: (token: string | null) => void;
}

/** Who is signed in; throws `Unauthorized` where nobody is. */
export function signedIn({ user }: Ctx): CurrentUser {
  if (!user) throw new Unauthorized();
  return user;
}

/** Who acts, as people are told: by the full name where it is a person. */
export const nameOfActor = ({ user, actor }: Ctx): string => user?.fullName ?? actor;

/** A context for work that no request started: jobs, the seed, the command line. */
export function systemCtx(services: Services, actor = 'system'): Ctx {
  return {
    ...services,
    user: null,
    actor,
    sessionId: null,
    address: '',
    requestId: actor,
    setSessionToken: () => undefined,
  };
}
