import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../../../features/media/article-page.tsx';
import { idFrom } from '../../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/articles/$id')({
  staticData: { title: 'Article' },
  loader: ({ context, params }) => {
    const id = idFrom(params.id);
    if (id !== null) void context.utils.media.article.prefetch({ id });
  },
  component: ArticlePage,
});
