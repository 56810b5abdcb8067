/** Why a file is not read as a news feed, in sentences for the person who gave its address: what is wrong, what to do. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
