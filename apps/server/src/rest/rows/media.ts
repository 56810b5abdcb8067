/** Adverse media and its feeds. */
import { Feed } from '@tamis/api/feeds/schema';
import { Job } from '@tamis/api/jobs/schema';
import { Article, HandedIn, ImportedArticles } from '@tamis/api/media/schema';
import * as v from 'valibot';
import { type RestRow, change, input } from '../row.ts';

export const mediaRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/adverse-media/{id}/full',
    summary: 'One article in full',
    procedure: 'media.article',
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media',
    summary:
      'Submit an article; the entities it names are found, and its level and summary are generated unless they are given',
    procedure: 'media.add',
    body: input,
    answer: 'added',
    out: HandedIn,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/fetch',
    summary: 'Fetch an article by its web address; everything around it on the page is left out',
    procedure: 'media.addByUrl',
    body: input,
    answer: 'added',
    out: HandedIn,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/{id}/unlink',
    summary:
      'Say that an article is not about an entity; its risk is reassessed, and the two are not linked again automatically',
    refusals: [409],
    procedure: 'media.unlink',
    body: input,
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/{id}/relink',
    summary: 'Undo an unlink',
    refusals: [409],
    procedure: 'media.relink',
    body: input,
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/import',
    summary: 'Submit many articles; each error names the position of its article',
    procedure: 'media.import',
    body: input,
    answer: 'json',
    out: ImportedArticles,
  },
  {
    method: 'GET',
    path: '/api/feeds',
    summary: 'The news feeds that articles are taken from, and their state',
    procedure: 'feeds.list',
    answer: 'list',
    out: v.array(Feed),
  },
  {
    method: 'POST',
    path: '/api/feeds',
    summary: 'Add an RSS or Atom feed; it is fetched at once, and on its schedule from then on',
    refusals: [409],
    procedure: 'feeds.add',
    body: input,
    answer: 'created',
    out: Feed,
  },
  {
    method: 'PUT',
    path: '/api/feeds/{id}',
    summary: 'Change the given fields of a feed: its address, name, schedule, and whether it is paused',
    refusals: [409],
    procedure: 'feeds.change',
    params: { id: 'feedId' },
    body: change,
    answer: 'json',
    out: Feed,
  },
  {
    method: 'POST',
    path: '/api/feeds/{id}/fetch',
    summary: 'Fetch a feed now; returns the job',
    procedure: 'feeds.fetch',
    answer: 'json',
    out: Job,
  },
  {
    method: 'DELETE',
    path: '/api/feeds/{id}',
    summary: 'Remove a feed; its articles stay',
    procedure: 'feeds.remove',
    answer: 'json',
    out: Feed,
  },
];
