/** What an address of the alerts page may say, apart from the rest: the entry of the web app needs no more. */
import * as v from 'valibot';

export const AlertType = v.picklist(['sanction', 'adverse_media', 'risk_score_change']);

/** The choices of the filter on the alerts page. */
export const AlertFilter = v.picklist(['all', 'unread', 'high', 'medium', 'low', ...AlertType.options]);
export type AlertFilter = v.InferOutput<typeof AlertFilter>;
