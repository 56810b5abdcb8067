import type { Article } from '@tamis/api/media/schema';
import { MARK } from './marked-text.tsx';

/**
 * Marks the names of entities in an article's HTML. The HTML is parsed, and the marks are built as elements, so that
 * text from the article is inserted as text only.
 */
export function markHtml(
  html: string,
  { content, title, mentions }: Pick<Article, 'content' | 'title' | 'mentions'>,
): string {
  const entityOf = new Map<string, number>();
  for (const { entityId, places } of mentions) {
    for (const { part, start, end } of places)
      entityOf.set((part === 'title' ? title : content).slice(start, end), entityId);
  }
  if (entityOf.size === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // The longest first, so that a name inside another one does not take its place.
  const names = [...entityOf.keys()].toSorted((a, b) => b.length - a.length);
  for (const text of texts) if (!text.parentElement?.closest('a')) markIn(text, names, entityOf);
  return body.innerHTML;
}

function markIn(text: Text, names: readonly string[], entityOf: ReadonlyMap<string, number>): void {
  const pieces: (string | Node)[] = [];
  let rest = text.data;
  for (;;) {
    const next = firstOf(rest, names);
    if (!next) break;
    const mark = document.createElement('mark');
    mark.className = MARK;
    const link = document.createElement('a');
    link.href = `/entity/${entityOf.get(next.name)}`;
    link.textContent = next.name;
    mark.append(link);
    pieces.push(rest.slice(0, next.at), mark);
    rest = rest.slice(next.at + next.name.length);
  }
  if (pieces.length > 0) text.replaceWith(...pieces, rest);
}

function firstOf(text: string, names: readonly string[]): { at: number; name: string } | undefined {
  return names
    .map((name) => ({ at: text.indexOf(name), name }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
}
