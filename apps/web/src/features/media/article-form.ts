import { AddArticle, AddArticleByUrl } from '@tamis/api/media/schema';
import * as v from 'valibot';
import { dayOf } from '../shared/dates.ts';

export const UrlForm = v.object({ url: AddArticleByUrl.entries.url });

/** The values of the form; the day is in the user's time zone. */
export const TextForm = v.object({
  title: AddArticle.entries.title,
  source: AddArticle.entries.source,
  day: v.pipe(
    v.string(),
    v.isoDate('Published must be a day, YYYY-MM-DD'),
    v.check((day) => day <= dayOf(Date.now()), 'Published must not be in the future'),
  ),
  content: AddArticle.entries.content,
});
export type TextForm = v.InferInput<typeof TextForm>;

export const newText = (): TextForm => ({
  title: '',
  source: '',
  day: dayOf(Date.now()),
  content: '',
});

/**
 * The moment that is stored for a day: half way between noon in the user's time zone and noon UTC, which is that day in
 * both. Pages show dates in the user's time zone, reports in UTC; midnight would be the day before in one of them.
 */
export function momentIn(day: string): string {
  const [here, utc] = [Date.parse(`${day}T12:00`), Date.parse(`${day}T12:00Z`)];
  return new Date((here + utc) / 2).toISOString();
}
