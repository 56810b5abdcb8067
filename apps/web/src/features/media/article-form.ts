import { AddArticle, AddArticleByUrl } from '@tamis/api/media/schema';
import * as v from 'valibot';

export const UrlForm = v.object({ url: AddArticleByUrl.entries.url });

/** The form's own values; the day is the one in the reader's calendar. */
export const TextForm = v.object({
  title: AddArticle.entries.title,
  source: AddArticle.entries.source,
  day: v.pipe(v.string(), v.isoDate('Published must be a day, YYYY-MM-DD')),
  content: AddArticle.entries.content,
});
export type TextForm = v.InferInput<typeof TextForm>;

export const newText = (): TextForm => ({
  title: '',
  source: '',
  day: new Date().toISOString().slice(0, 10),
  content: '',
});
