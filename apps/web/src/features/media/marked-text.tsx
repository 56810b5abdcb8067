import type { Article } from '@tamis/api/media/schema';
import { Link } from '../shared/links.ts';

type Mentions = Article['mentions'];

/** A plain text in which each place that names an entity is marked and links to it. */
export function MarkedText({ text, part, mentions }: { text: string; part: 'title' | 'text'; mentions: Mentions }) {
  const places = mentions
    .flatMap(({ entityId, places: all }) => all.map((place) => ({ ...place, entityId })))
    .filter((place) => place.part === part)
    .toSorted((a, b) => a.start - b.start);
  const pieces = [];
  let at = 0;
  for (const { start, end, entityId } of places) {
    if (start < at) continue;
    pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} className={MARK}>
        <Link to="/entity/$id" params={{ id: String(entityId) }}>
          {text.slice(start, end)}
        </Link>
      </mark>,
    );
    at = end;
  }
  return [...pieces, text.slice(at)];
}

export const MARK = 'rounded-sm bg-med-bg px-0.5 text-inherit';
