/** Where the focus goes on when what was pressed goes away. */

/** The button that says how many alerts are unread: it is always there. */
export const UNREAD_ID = 'unread-alerts';

/** The button that shows the details of an alert. */
export const detailsId = (alertId: number) => `alert-${alertId}`;

export const focusOn = (id: string) => document.getElementById(id)?.focus();
