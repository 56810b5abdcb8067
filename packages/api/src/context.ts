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
  /** The public origin, such as `https://tamis.example`. Cookies are `Secure` and `__Host-` if it is https. */
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

/** A file that has been set aside until it is read. Call `forget` when it is no longer needed. */
export interface Spooled {
  file: Blob;
  forget: () => Promise<void>;
}

/**
 * Fetches a web address, with GET by default. It follows no redirect. It connects to public addresses only, and to the hosts
 * of the institution's own network that are named in `privateHosts`.
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

/** TrueType files for reports: Latin, Cyrillic, Greek, Hebrew and Arabic script, and what else a host has. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
  /** Further files that may have these characters, each under its own name; empty if the host has none. */
  further: (signs: readonly string[]) => Promise<{ name: string; bytes: Uint8Array }[]>;
}

/** Screens a batch against a set. Returns the results in the order of the subjects, the same as one by one. */
export type ScreenMany = (set: IndexSet, subjects: readonly Subject[], options: ScreenOptions) => Promise<Screening[]>;

/** Finds the entities that listed parties match, by the index of all entities. */
export type FindEntities = (
  names: Pick<EntityNames, 'indexes' | 'segments'>,
  parties: readonly PartyText[],
  options: FinderOptions,
) => Promise<MatchingPairs>;

/** Builds an index of parties that arrive page by page. */
export type BuildIndex = (
  pages: AsyncIterable<readonly PartyText[]>,
  onStep?: (done: number, total: number) => void,
) => Promise<Uint8Array>;

/** Sets a report as a PDF in the host's typefaces. */
export type RenderPdf = (report: ReportDocument, options: PdfOptions) => Promise<Uint8Array>;

/** What a host provides: nothing in this package has a database, a clock or a network of its own. */
export interface Services {
  db: Db;
  index: IndexStore;
  /** The names of all entities. */
  entityIndex: EntityIndex;
  now: () => number;
  createHash: () => Hasher;
  passwords: PasswordHasher;
  /** Only if the host has a place for them outside the database. */
  checkpoints?: Checkpoints;
  /** Absent if none is configured: then the rules' texts stay. */
  model?: Model;
  /** For addresses from settings or from strangers. */
  fetchPublic: FetchPublic;
  /** Sets a stream aside: on a disk if the host has one. */
  spool: (stream: ReadableStream<Uint8Array>) => Promise<Spooled>;
  config: Config;
  fonts: () => Promise<Fonts>;
  /** Only if the host has a thread for it; otherwise PDFs are rendered here. */
  renderPdf?: RenderPdf;
  /** Only if the host has threads for it; otherwise batches are screened here, in turns with other requests. */
  screenMany?: ScreenMany;
  findEntities?: FindEntities;
  /** Only if the host has threads for them; otherwise lists are read and indexed here, in turns with other requests. */
  readParties?: ReadParties;
  buildIndex?: BuildIndex;
  /** Rings after each write. A host whose requests cannot wait has none. */
  bell?: Bell;
  /** Lets long work continue after the response. */
  background: (work: Promise<unknown>) => void;
  /** Aborts as soon as the host is asked to stop. Long work then ends and says how far it got. */
  stopping?: AbortSignal;
  /** Yields to other requests in the middle of long work. */
  breathe: () => Promise<void>;
  log: (event: string, details: Record<string, string | number | boolean | null>) => void;
}

export interface CurrentUser {
  id: number;
  username: string;
  fullName: string;
  role: Role;
  /** Waiting for an admin's approval: signed in, but sees nothing. */
  pending: boolean;
  createdAt: number;
}

/** A condition that the caller's access has not ended since the request began, and the message if it has. */
export interface Admission {
  holds: SQL;
  otherwise: string;
}

/** A request's view of the services. */
export interface Ctx extends Services {
  user: CurrentUser | null;
  /** Who acts, for the audit log: the username, alone or as 'name by key x', 'anonymous', 'system', 'seed', 'command line (ada)' or 'feed x'. */
  actor: string;
  /** Hash of the session's token; null without a session. */
  sessionId: string | null;
  /** What must still hold when this caller's writes are stored; absent for work outside a request. */
  admission?: Admission | undefined;
  /** Whether the request came with an API key instead of a session. */
  byKey?: boolean;
  /** Counts a further call in a batched request; throws if there are too many. */
  countCall?: () => void;
  /** The address a request came from, for the sign-in back-off. */
  address: string;
  requestId: string;
  /** Sends a session cookie with the response; null clears it. */
  setSessionToken: (token: string | null) => void;
}

/** The signed-in user. Throws `Unauthorized` if there is none. */
export function signedIn({ user }: Ctx): CurrentUser {
  if (!user) throw new Unauthorized();
  return user;
}

/** The name of the actor for people: the full name of a user, with the API key that acts for them ('Ada Brandt by key bot'). */
export function nameOfActor({ user, actor, byKey }: Ctx): string {
  if (!user) return actor;
  return byKey === true ? `${user.fullName}${actor.slice(user.username.length)}` : user.fullName;
}

/** A context for work outside a request: jobs, the seed, the command line. */
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
