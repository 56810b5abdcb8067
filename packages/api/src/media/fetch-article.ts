import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import { charsetIn } from '../outside/charset-in.ts';
import { FetchFailure } from '../outside/fetch-failure.ts';
import { type FetchLimits, fetchFile } from '../outside/fetch-file.ts';
import { canonicalAddress } from './canonical-address.ts';
import { type Page, readPage } from './read-page.ts';

/** Short, because a user waits for it. */
const LIMITS: Partial<FetchLimits> = {
  attempts: 2,
  backoffMs: 500,
  idleMs: 8_000,
  totalMs: 15_000,
  maxBytes: 5_000_000,
};
/** A page declares its encoding at its beginning. */
const DECLARED_WITHIN = 1_024;

interface FetchedPage extends Page {
  url: string;
}

/** The article at a web address. Throws `BadRequest`, naming the field, if there is none. */
export async function fetchArticle(ctx: Ctx, url: string): Promise<FetchedPage & { title: string }> {
  const page = await fetchPage(ctx, url, { limits: LIMITS });
  const { title } = page;
  if (title === null) throw new BadRequest('url: this page has no title. Paste its text instead.');
  return { ...page, title };
}

/** The same, for a caller that knows the article's title. */
export async function fetchPage(
  ctx: Ctx,
  url: string,
  options: { limits: Partial<FetchLimits>; signal?: AbortSignal },
): Promise<FetchedPage> {
  const page = await readPage(await fetchText(ctx, url, options), ctx.breathe);
  if (page.text === '') throw new BadRequest('url: no article was found on this page. Paste its text instead.');
  return { ...page, url: ownAddress(page, url) };
}

async function fetchText(
  ctx: Ctx,
  url: string,
  options: { limits: Partial<FetchLimits>; signal?: AbortSignal },
): Promise<string> {
  const fetched = await fetchFile(ctx, { url, ...options, wantsPage: true }).catch((error: unknown) => {
    if (error instanceof FetchFailure) throw new BadRequest(`url: ${error.message}`, error);
    throw error;
  });
  if (fetched.state === 'unchanged') throw new Error('A page was unchanged that nobody had');
  try {
    const { contentType } = fetched;
    if (!/html|^$/iu.test(contentType)) {
      throw new BadRequest(`url: this is not a web page (${contentType.split(';', 1)[0]}). Paste its text instead.`);
    }
    return decoded(await fetched.file.arrayBuffer(), contentType);
  } finally {
    await fetched.forget();
  }
}

/** Decodes with the encoding that the response or the page declares; UTF-8 by default. */
function decoded(bytes: ArrayBuffer, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, DECLARED_WITHIN));
  try {
    return new TextDecoder(charsetIn(contentType) ?? charsetIn(beginning)).decode(bytes);
  } catch {
    // An unknown encoding.
    return new TextDecoder().decode(bytes);
  }
}

/** The address that the page gives for itself, if it is on the same host: no page may speak for another publisher. */
function ownAddress({ canonical }: Page, url: string): string {
  const own = canonical === null ? null : URL.parse(canonical, url);
  const isSameHost = own !== null && own.host === new URL(url).host;
  return (isSameHost ? canonicalAddress(own.href) : null) ?? url;
}
