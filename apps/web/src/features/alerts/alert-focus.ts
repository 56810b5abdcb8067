/** Where the focus goes when the pressed button disappears. */

/** The button that shows the number of unread alerts: it is always there. */
export const UNREAD_ID = 'unread-alerts';

/** The button that shows the details of an alert. */
export const detailsId = (alertId: number) => `alert-${alertId}`;

export const focusOn = (id: string) => document.getElementById(id)?.focus();
