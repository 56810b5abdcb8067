/** What a field for an address of the web accepts; whether it may be used is looked at afterwards (`outsideAddress`). */

/** Longer addresses are not worth keeping, and some readers cut them. */
export const MAX_ADDRESS = 2_000;

/** Without flags, which a description of the field could not name. */
export const WEB_ADDRESS = /^[hH][tT][tT][pP][sS]?:\/\/[^\s/]+/;
