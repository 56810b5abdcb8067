import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import * as requests from './requests.ts';
import { AddArticle, AddArticleByUrl, ImportArticles, RelinkArticle, UnlinkArticle } from './schema.ts';
import * as links from './unlink-article.ts';
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
    .mutation(({ ctx, input }) => requests.add(ctx, input)),
  addByUrl: procedureFor('media.write')
    .input(AddArticleByUrl)
    .mutation(({ ctx, input }) => requests.addByUrl(ctx, input)),
  unlink: procedureFor('media.write')
    .input(UnlinkArticle)
    .mutation(({ ctx, input }) => links.unlinkArticle(ctx, input)),
  relink: procedureFor('media.write')
    .input(RelinkArticle)
    .mutation(({ ctx, input }) => links.relinkArticle(ctx, input)),
  import: procedureFor('media.write')
    .input(ImportArticles)
    .mutation(({ ctx, input }) => requests.importArticles(ctx, input)),
});
