import * as v from 'valibot';
import { keyedPage } from '../keyed-page.ts';
import { id, isoTime, level } from '../wire.ts';
import { AlertFilter, AlertType } from './view-schema.ts';

export const Alert = v.object({
  id,
  entityId: id,
  entity: v.object({ id, name: v.string() }),
  alertType: AlertType,
  severity: level,
  content: v.string(),
  isRead: v.boolean(),
  /** How the matches stand now that it was raised for; left out of any other alert. */
  matches: v.optional(
    v.object({
      waiting: v.number(),
      confirmed: v.number(),
      dismissed: v.number(),
      /** By a screening that found them alike no longer. */
      withdrawn: v.number(),
      /** Who decided, each once. */
      decidedBy: v.array(v.string()),
    }),
  ),
  /** The article that it was raised for; left out of any other alert. */
  articleId: v.optional(id),
  createdAt: isoTime,
});
export type Alert = v.InferOutput<typeof Alert>;

export const ListAlerts = v.strictObject({
  filter: v.optional(v.pipe(AlertFilter, v.description('A choice of the filter on the alerts page')), 'all'),
  entityId: v.optional(v.pipe(id, v.description('Only alerts of this entity'))),
  ...keyedPage,
});
export type ListAlerts = v.InferOutput<typeof ListAlerts>;
export const MarkRead = v.strictObject({ alertId: id });

/** All that fit a filter of the alerts page. */
export const MarkAllRead = v.strictObject({ filter: v.optional(AlertFilter, 'all') });
export const MarkedRead = v.object({
  count: v.number(),
  /** Names this marking, so that it can be undone. */
  readAt: isoTime,
});
export type MarkedRead = v.InferOutput<typeof MarkedRead>;
export const UndoMarkAllRead = v.strictObject({ readAt: isoTime });
