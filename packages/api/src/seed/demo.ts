import { article, entity, ownershipLink, user, watchlist } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { and, eq, isNotNull } from 'drizzle-orm';
import { currentUserOf } from '../auth/current-user.ts';
import { DEMO_ACCOUNTS, createUser } from '../auth/service.ts';
import { commentOnCase, createCase, updateCase } from '../cases/service.ts';
import { type Ctx, systemCtx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { createEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { addArticle } from '../media/add-article.ts';
import { addLink } from '../ownership/service.ts';
import { createReport } from '../reports/service.ts';
import { confirmMatches, dismissMatches } from '../screening/decisions.ts';
import { listMatches } from '../screening/match-queue.ts';
import { importParties } from '../watchlists/import.ts';
import { partyToStore } from '../watchlists/read-parties.ts';
import type { KnownList } from '../watchlists/registry.ts';
import { INVENTED_LISTS } from '../watchlists/schema.ts';
import { demoParties } from './demo-list.ts';
import { type DemoEntity, demoArticles, demoCases, demoEntities, demoOwners } from './demo-story.ts';

/** Invented lists of their own, so that nobody takes an invented party for one that OFAC listed. */
const DEMO_LISTS: readonly KnownList[] = [
  {
    code: INVENTED_LISTS.sanctions,
    title: 'Demo List (invented)',
    kind: 'sanctions',
    maxAgeHours: Infinity,
  },
  {
    code: INVENTED_LISTS.pep,
    title: 'Demo PEP List (invented)',
    kind: 'pep',
    maxAgeHours: Infinity,
  },
];

/**
 * The demo: three accounts, two invented lists, and customers in every state a reviewer meets. Through the same services
 * as everything else, so it is screened, audited and alerted like the real thing. May be called again at any time.
 */
export async function seedDemo(ctx: Ctx): Promise<void> {
  for (const account of DEMO_ACCOUNTS) await ensureAccount(ctx, account);
  for (const list of DEMO_LISTS) {
    const items = demoParties.filter((item) => (item.list === 'PEP') === (list.kind === 'pep'));
    await ensureDemoList(
      ctx,
      list,
      items.map(({ party }) => party),
    );
  }
  await runDueJobs(ctx);
  const analyst = await actingAs(ctx, 'analyst');
  for (const item of demoEntities) await ensureEntity(analyst, item);
  await ensureArticles(analyst);
  await ensureOwners(analyst);
}

async function ensureAccount(ctx: Ctx, account: (typeof DEMO_ACCOUNTS)[number]): Promise<void> {
  const [found] = await ctx.db.orm.select({ id: user.id }).from(user).where(eq(user.username, account.username));
  if (!found) await createUser(ctx, account);
}

async function ensureDemoList(ctx: Ctx, list: KnownList, parties: ListedParty[]): Promise<void> {
  const [found] = await ctx.db.orm
    .select({ id: watchlist.id })
    .from(watchlist)
    .where(and(eq(watchlist.code, list.code), isNotNull(watchlist.currentVersionId)));
  if (found) return;
  await importParties(ctx, list, {}, async (take) => {
    await take(parties.map((party) => partyToStore(ctx.createHash, party)));
    const text = JSON.stringify(parties);
    return {
      format: 'demo',
      sha256: ctx.createHash().update(text).hex(),
      bytes: text.length,
      parties: parties.length,
      names: parties.reduce((sum, party) => sum + party.names.length, 0),
      rejected: 0,
      rejects: [],
    };
  });
}

async function actingAs(ctx: Ctx, username: string): Promise<Ctx> {
  const [row] = await ctx.db.orm.select().from(user).where(eq(user.username, username));
  if (!row) throw new Error(`The demo account ${username} is missing`);
  return { ...systemCtx(ctx), user: currentUserOf(row), actor: username };
}

/** An entity with its data; an existing one is left as people have changed it. */
async function ensureEntity(ctx: Ctx, item: DemoEntity): Promise<void> {
  const [found] = await ctx.db.orm.select({ id: entity.id }).from(entity).where(eq(entity.name, item.input.name));
  if (found) return;
  const made = await createEntity(ctx, {
    isPep: false,
    isSanctioned: false,
    riskScore: 0,
    ...item.input,
    additionalInfo: item.input.additionalInfo ?? null,
  });
  if (item.decide) {
    const { rows } = await listMatches(ctx, { entityId: made.id, state: 'pending', limit: 1, offset: 0 });
    const best = rows[0];
    if (best && item.decide.confirm) await confirmMatches(ctx, { matchIds: [best.id], note: item.decide.note });
    if (best && !item.decide.confirm) {
      await dismissMatches(ctx, {
        matchIds: [best.id],
        reason: item.decide.reason,
        note: item.decide.note,
        keepQuiet: true,
      });
    }
  }
  const key = item.key;
  for (const story of demoCases.filter((candidate) => candidate.about === key)) {
    const { title, description, priority } = story;
    const opened = await createCase(ctx, {
      entityId: made.id,
      title,
      description,
      status: 'open',
      priority,
      assignedTo: story.assignedTo,
    });
    for (const content of story.comments) await commentOnCase(ctx, { caseId: opened.id, content });
    if (story.status !== 'open') await updateCase(ctx, opened.id, { status: story.status });
  }
  if (item.report) await createReport(ctx, { entityId: made.id, format: 'html' });
}

/** The news of the story, once everybody is there whom they name; a system that has news of its own gets none. */
async function ensureArticles(ctx: Ctx): Promise<void> {
  const [found] = await ctx.db.orm.select({ id: article.id }).from(article).limit(1);
  if (found) return;
  for (const { daysAgo, ...text } of demoArticles) {
    await addArticle(ctx, { ...text, publishedAt: ctx.now() - daysAgo * DAY_MS });
  }
}

/** The owners of the story, once: links that people have removed do not come back. */
async function ensureOwners(ctx: Ctx): Promise<void> {
  const [found] = await ctx.db.orm.select({ id: ownershipLink.id }).from(ownershipLink).limit(1);
  if (found) return;
  for (const { owner, owned, share, source } of demoOwners) {
    const ownerIs =
      typeof owner === 'string' ? { ownerEntityId: await entityId(ctx, owner) } : { ownerName: owner.name };
    await addLink(ctx, { ...ownerIs, ownedEntityId: await entityId(ctx, owned), share, source });
  }
}

async function entityId(ctx: Ctx, key: string): Promise<number> {
  const name = demoEntities.find((item) => item.key === key)?.input.name ?? key;
  const [found] = await ctx.db.orm.select({ id: entity.id }).from(entity).where(eq(entity.name, name));
  if (!found) throw new Error(`The demo entity ${name} is missing`);
  return found.id;
}
