import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { addArticle } from './add-article.ts';
import { AddArticle } from './schema.ts';
import * as service from './service.ts';

export const mediaRouter = router({
  forEntity: procedureFor('media.read')
    .input(v.strictObject({ entityId: id }))
    .query(({ ctx, input }) => service.mediaOf(ctx, input.entityId)),
  article: procedureFor('media.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.getArticle(ctx, input.id)),
  add: procedureFor('media.write')
    .input(AddArticle)
    .mutation(({ ctx, input }) => addArticle(ctx, { ...input, publishedAt: Date.parse(input.publishedAt) })),
});
