import type { Article } from '@tamis/api/media/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { useMay } from '../../session.ts';
import { Link } from '../shared/links.ts';
import { useUnlinkArticle } from './use-unlink-article.ts';

/** The entities that the article is not about, according to users, with the reason and an Undo. */
export function NotAbout({ article: { id, notAbout } }: { article: Pick<Article, 'id' | 'notAbout'> }) {
  const mayWrite = useMay('media.write');
  const { relink } = useUnlinkArticle();
  if (notAbout.length === 0) return null;
  return (
    <ul aria-label="Not about" className="grid gap-1 text-13 text-muted">
      {notAbout.map(({ entityId, name, reason, by, at }) => (
        <li key={entityId} className="flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">
            Not about{' '}
            <Link to="/entity/$id" params={{ id: String(entityId) }}>
              <bdi dir="auto">{name}</bdi>
            </Link>
            : <bdi dir="auto">{reason}</bdi> ({by}, <DateText value={at} />)
          </span>
          {mayWrite && (
            <Button
              size="sm"
              variant="ghost"
              className="no-print"
              aria-label={`Undo: link again to ${name}`}
              isPending={relink.isPending}
              onPress={() => relink.mutate({ id, entityId })}
            >
              Undo
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
