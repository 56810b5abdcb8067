/** The same for a username in any case and in any of Unicode's forms of its letters: one account, and one count of failures. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
