import type { MediaItem } from '@tamis/api/media/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Link as PlainLink } from '@tamis/ui/link';
import { Panel } from '@tamis/ui/panel';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { levelText } from '../shared/level-text.ts';
import { UnlinkArticle } from '../media/unlink-article.tsx';
import { countText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useDialog } from '../shared/use-dialog.ts';

// Loaded after the page, which needs neither a text field nor a file drop.
const AddArticleDialog = lazy(() =>
  import('../media/add-article-dialog.tsx').then((module) => ({ default: module.AddArticleDialog })),
);

/** Articles that mention the entity, newest first. */
export function AdverseMedia({ entityId }: { entityId: number }) {
  const media = trpc.media.forEntity.useQuery({ entityId });
  const count = media.data?.length ?? 0;
  return (
    <Panel
      title="Recent Adverse Media"
      meta={count > 0 && countText(count, 'article', 'articles')}
      actions={useMay('media.write') && <AddArticle entityId={entityId} />}
    >
      {media.isPending && <p className="px-4 py-3 text-13 text-muted">Loading media...</p>}
      <QueryError query={media} />
      {media.data && count === 0 && <p className="px-4 py-3 text-13 text-muted">No adverse media found.</p>}
      {count > 0 && (
        <ul className="divide-y divide-hairline">
          {media.data?.map((item) => (
            <Article key={item.id} item={item} entityId={entityId} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AddArticle({ entityId }: { entityId: number }) {
  const [isOpen, setOpen] = useDialog('article');
  return (
    <>
      <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setOpen(true)}>
        Add article
      </Button>
      <Suspense>
        <AddArticleDialog entityId={entityId} isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    </>
  );
}

function Article({ item, entityId }: { item: MediaItem; entityId: number }) {
  const { id, title, aiSummary, content, source, publishedAt } = item;
  return (
    <li className="flex items-start gap-4 px-4 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="font-medium text-pretty">
          <Link to="/articles/$id" params={{ id: String(id) }} variant="name">
            <bdi dir="auto">{title}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-3 text-13 text-muted">
          <bdi dir="auto">{aiSummary || content}</bdi>
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-muted">
          <span>
            {source} · <DateText value={publishedAt} />
          </span>
          <FullArticle item={item} />
        </p>
      </div>
      <span className="flex items-center gap-1">
        <SeverityBadge severity={levelText(item)} />
        {useMay('media.write') && <UnlinkArticle entityId={entityId} article={item} />}
      </span>
    </li>
  );
}

/** Links to the publisher, or to our own page if the article has no address. */
function FullArticle({ item: { id, url, title } }: { item: MediaItem }) {
  const label = `View full article: ${title}`;
  if (url) {
    return (
      <PlainLink href={url} target="_blank" rel="noreferrer noopener" aria-label={`${label} (opens in a new tab)`}>
        View full article
      </PlainLink>
    );
  }
  return (
    <Link to="/articles/$id" params={{ id: String(id) }} aria-label={label}>
      View full article
    </Link>
  );
}
