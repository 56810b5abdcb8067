import type { Ctx } from '../context.ts';
import { readArticle } from '../media/read-article.ts';
import { refreshNarrative } from '../risk/service.ts';
import type { JobOf } from './kinds.ts';
import { type Run, finishJob } from './run.ts';

/**
 * Lets the model read articles and put assessments into words, one after the other. What it has done already is not
 * asked again when a job is repeated. A failure leaves the rules' text: it is logged, and nobody waits for it.
 */
export async function modelJob(ctx: Ctx, job: JobOf<'model'>, { lease, report }: Run): Promise<void> {
  const { articleIds, entityIds } = job.payload;
  const { model } = ctx;
  const total = articleIds.length + entityIds.length;
  let done = 0;
  let failed = 0;
  const step = async (subject: 'article' | 'entity', subjectId: number, work: Promise<string | null>) => {
    const reason = await work;
    if (reason !== null) {
      failed += 1;
      ctx.log('model failed', { model: model?.name ?? '', [subject]: subjectId, reason });
    }
    done += 1;
    report({ phase: 'write', done, total });
    lease.signal.throwIfAborted();
  };
  if (model) {
    for (const articleId of articleIds) await step('article', articleId, readArticle(ctx, model, articleId));
    for (const entityId of entityIds) await step('entity', entityId, refreshNarrative(ctx, model, entityId));
  }
  await finishJob(
    ctx,
    job.id,
    lease.token,
    model ? `${done - failed} of ${total} texts written.` : 'No model is configured.',
  );
}
