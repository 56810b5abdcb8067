import { inIds, takeId } from '@tamis/db/db';
import { entity, report, user } from '@tamis/db/schema';
import { and, count, desc, eq, gt, min } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { nameWords } from '../entities/name-key.ts';
import { NotFound, TooManyRequests } from '../errors.ts';
import { type Page, toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { composeReport } from './compose.ts';
import { type ReportFacts, reportFacts } from './facts.ts';
import { reportHtml } from './html.ts';
import { reportPdf } from './pdf.ts';
import type { ListReports, Report, ReportFormat } from './schema.ts';

type Format = v.InferOutput<typeof ReportFormat>;

/** A report as it is returned. */
export interface ReportFile {
  id: number;
  format: Format;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

const CONTENT_TYPES = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const satisfies Record<
  Format,
  string
>;

/**
 * Makes a report of everything on the entity as of now, and stores its bytes. The report takes its number before it is
 * rendered, so no other write waits for it, however many are made at once. Throws `TooManyRequests` if a viewer has
 * made too many.
 */
export async function createReport(ctx: Ctx, input: { entityId: number; format: Format }): Promise<ReportFile> {
  const { entityId, format } = input;
  await refuseMany(ctx);
  const facts = await reportFacts(ctx, entityId);
  const id = await takeId(ctx.db, report);
  const bytes = await render(ctx, facts, id, format);
  const sha256 = ctx.createHash().update(bytes).hex();
  const createdBy = ctx.user?.id ?? null;
  await commit(ctx, async (write) => {
    // Others that were requested at the same time may be finished by now.
    await refuseMany(ctx);
    write.add(
      ctx.db.orm.insert(report).values({ id, entityId, format, sha256, bytes, createdBy, createdAt: facts.asOf }),
    );
    write.audit('report.create', { type: 'entity', id: entityId }, { report: id, format, sha256 });
  });
  return fileOf(id, format, facts.entity.name, bytes);
}

/** Reports that a viewer may make within an hour: each is rendered again and its bytes are kept for ever. */
const MAX_PER_VIEWER = 60;

async function refuseMany({ db, user: reader, now }: Ctx): Promise<void> {
  if (reader?.role !== 'viewer') return;
  const [made] = await db.orm
    .select({ count: count(), first: min(report.createdAt) })
    .from(report)
    .where(and(eq(report.createdBy, reader.id), gt(report.createdAt, now() - HOUR_MS)));
  if (!made || made.count < MAX_PER_VIEWER) return;
  throw new TooManyRequests(
    `A viewer may make ${MAX_PER_VIEWER} reports per hour. Open an existing one, or try again later.`,
    Math.ceil(((made.first ?? 0) + HOUR_MS - now()) / 1_000),
  );
}

/** The stored bytes of a report. Throws `NotFound` if there is none. */
export async function reportFile(ctx: Ctx, id: number): Promise<ReportFile> {
  const [row] = await ctx.db.orm
    .select({ format: report.format, bytes: report.bytes, name: entity.name })
    .from(report)
    .innerJoin(entity, eq(entity.id, report.entityId))
    .where(eq(report.id, id));
  if (!row) throw new NotFound(`Report ${id} not found`);
  return fileOf(id, row.format, row.name, new Uint8Array(row.bytes));
}

/** The reports that were made, newest first. */
export async function listReports(ctx: Ctx, { format, name, limit, offset }: ListReports): Promise<Page<Report>> {
  const where = and(
    format === undefined ? undefined : eq(report.format, format),
    name ? inIds(report.entityId, [...(await entitiesNamed(ctx, name))]) : undefined,
  );
  const [rows, total] = await Promise.all([
    ctx.db.orm
      .select({
        id: report.id,
        entity: { id: entity.id, name: entity.name },
        format: report.format,
        sha256: report.sha256,
        createdBy: user.fullName,
        createdAt: report.createdAt,
      })
      .from(report)
      .innerJoin(entity, eq(entity.id, report.entityId))
      .leftJoin(user, eq(user.id, report.createdBy))
      .where(where)
      .orderBy(desc(report.id))
      .limit(limit)
      .offset(offset),
    ctx.db.orm.$count(report, where),
  ]);
  return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: toIso(createdAt) })), total };
}

async function render(ctx: Ctx, facts: ReportFacts, id: number, format: Format): Promise<Uint8Array> {
  const document = composeReport(facts, id);
  if (format === 'html') return new TextEncoder().encode(reportHtml(document));
  const fileId = ctx.createHash().update(`report ${id} as of ${facts.asOf}`).hex().slice(0, 32).toUpperCase();
  const options = { createdAt: facts.asOf, fileId };
  return ctx.renderPdf?.(document, options) ?? reportPdf(document, { fonts: await ctx.fonts(), ...options });
}

function fileOf(id: number, format: Format, name: string, bytes: Uint8Array): ReportFile {
  return { id, format, fileName: `${fileStem(id, name)}.${format}`, contentType: CONTENT_TYPES[format], bytes };
}

/** A name that is safe on every file system and in a header: plain letters, digits and hyphens. */
function fileStem(id: number, name: string): string {
  const words =
    nameWords(name)
      .join('-')
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? [];
  return `tamis-report-${[id, ...words].join('-').slice(0, 80)}`;
}
