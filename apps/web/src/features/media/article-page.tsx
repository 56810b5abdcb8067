import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { ButtonLink } from '@tamis/ui/link';
import { Panel } from '@tamis/ui/panel';
import { skipToken } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import FileX from 'lucide-react/icons/file-x';
import Printer from 'lucide-react/icons/printer';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { idFrom } from '../shared/search-params.ts';
import { ArticleError } from './article-error.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleText } from './article-text.tsx';
import { BackButton } from './back-button.tsx';

const route = getRouteApi('/_app/articles/$id');

export function ArticlePage() {
  const id = idFrom(route.useParams().id);
  const article = trpc.media.article.useQuery(id === null ? skipToken : { id });
  if (id === null || statusOf(article.error) === 404) return <ArticleNotFound />;
  if (article.isError) return <ArticleError error={article.error} onRetry={() => void article.refetch()} />;
  return (
    <div className="mx-auto max-w-[680px]">
      <ArticleBar url={article.data?.url ?? null} />
      <article>{article.data ? <ArticleText article={article.data} /> : <ArticleSkeleton />}</article>
    </div>
  );
}

function ArticleBar({ url }: { url: string | null }) {
  return (
    <div className="no-print mb-5 flex flex-wrap items-center gap-2">
      <BackButton />
      <span className="flex-1" />
      <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
        Print
      </Button>
      {url && (
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink aria-hidden />}>
          Original Source
        </ButtonLink>
      )}
    </div>
  );
}

function ArticleNotFound() {
  return (
    <Panel>
      <h1 className="sr-only">Article</h1>
      <EmptyState icon={<FileX />} title="Article not found" actions={<BackButton />}>
        The article you&apos;re looking for could not be found.
      </EmptyState>
    </Panel>
  );
}
