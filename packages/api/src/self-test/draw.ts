/** What a self-test asks: listed names as they reach a desk changed, and the institution's own customers. */
import { inIds, rowsById } from '@tamis/db/db';
import { entity, match, partyRevision, watchlist } from '@tamis/db/schema';
import type { Subject } from '@tamis/screening';
import { companyChanges, personChanges } from '@tamis/screening/self-test/changed-names';
import type { Random } from '@tamis/screening/self-test/random';
import { and, count, eq, inArray, max, min } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import { isInForce } from '../watchlists/revision-in-force.ts';

/** Names changed in one way: enough that a share of them is known to a few percent. */
const PER_CHANGE = 100;
/** Parties of a type that names are taken from. */
const PARTIES = 500;
/** Tries for each question: not every name can be changed in every way. */
const TRIES = 8;
const MAX_CUSTOMERS = 5_000;
/** Ids drawn in one query, and how often at most: of parties long delisted few are in force. */
const DRAWN_AT_ONCE = 2_000;
const DRAWS = 20;

const TYPES = ['person', 'company'] as const;
type TestedType = (typeof TYPES)[number];

/** A listed name, changed, and whose it is. */
export interface Question {
  type: TestedType;
  change: string;
  subject: Subject;
  listed: string;
  list: string;
  partyId: number;
}

interface Listed {
  partyId: number;
  type: TestedType;
  name: string;
  list: string;
}

/** Changes are made of Latin letters, two words at least. */
const CHANGEABLE = /^[\x20-\x7e]+ [\x20-\x7e]+$/;

const CHANGES = { person: personChanges, company: companyChanges } as const;

/** Listed people and companies in force, their primary names changed in each way. */
export async function drawQuestions(ctx: Ctx, random: Random): Promise<Question[]> {
  const listed = await drawListed(ctx, random);
  return TYPES.flatMap((type) => {
    const pool = listed.filter((party) => party.type === type);
    if (pool.length === 0) return [];
    return Object.entries(CHANGES[type]).flatMap(([change, changed]) => {
      const questions: Question[] = [];
      for (let tries = 0; tries < PER_CHANGE * TRIES && questions.length < PER_CHANGE; tries += 1) {
        const { name, list, partyId } = random.pick(pool);
        const asked = changed(name, random);
        if (asked === undefined) continue;
        questions.push({ type, change, subject: { names: [asked], type }, listed: name, list, partyId });
      }
      return questions;
    });
  });
}

async function drawListed(ctx: Ctx, random: Random): Promise<Listed[]> {
  const { id } = partyRevision;
  const [ids] = await ctx.db.orm.select({ first: min(id), last: max(id) }).from(partyRevision);
  const drawn = new Map<number, Listed>();
  const isFull = () => TYPES.every((type) => [...drawn.values()].filter((one) => one.type === type).length >= PARTIES);
  for (const some of draws(ids, random)) {
    for (const party of await listedAmong(ctx, some)) if (CHANGEABLE.test(party.name)) drawn.set(party.partyId, party);
    if (isFull()) break;
    await ctx.breathe();
  }
  return [...drawn.values()].toSorted((one, other) => one.partyId - other.partyId);
}

async function listedAmong(ctx: Ctx, revisionIds: readonly number[]): Promise<Listed[]> {
  const { id, partyId, type, primaryName, watchlistId } = partyRevision;
  const rows = await ctx.db.orm
    .select({ partyId, type, name: primaryName, list: watchlist.code })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, watchlistId))
    .where(and(inIds(id, revisionIds), inArray(type, [...TYPES]), isInForce()));
  return rows as Listed[];
}

/** Customers of whom nobody has confirmed that they are listed. */
export async function drawCustomers(ctx: Ctx, random: Random): Promise<Subject[]> {
  const [ids] = await ctx.db.orm.select({ first: min(entity.id), last: max(entity.id), count: count() }).from(entity);
  const drawn = new Set<number>();
  for (const some of draws(ids, random)) {
    const confirmed = await ctx.db.orm
      .selectDistinct({ id: match.entityId })
      .from(match)
      .where(and(inIds(match.entityId, some), inArray(match.state, ['confirmed', 'proposed'])));
    const isConfirmed = new Set(confirmed.map(({ id }) => id));
    for (const id of some) if (!isConfirmed.has(id)) drawn.add(id);
    if (drawn.size >= MAX_CUSTOMERS) break;
    await ctx.breathe();
  }
  const rows = await rowsById(ctx.db, entity, [...drawn], ['id', 'name', 'type', 'country', 'birthDate', 'founded']);
  return rows.slice(0, MAX_CUSTOMERS).map(entitySubject);
}

/** Ids at random, some at a time; all of them where they are few. */
function* draws(ids: { first: number | null; last: number | null } | undefined, random: Random): Generator<number[]> {
  if (!ids?.first || !ids.last) return;
  const { first } = ids;
  const span = ids.last - first + 1;
  if (span <= DRAWN_AT_ONCE) {
    yield Array.from({ length: span }, (_, at) => first + at);
    return;
  }
  for (let draw = 0; draw < DRAWS; draw += 1) {
    yield [...new Set(Array.from({ length: DRAWN_AT_ONCE }, () => first + random.integer(span)))];
  }
}
