import { http, HttpResponse, type JsonBodyType } from 'msw';

/** What a call is refused with, as the server would say it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A call to which no answer comes, as without a connection. */
export class NoAnswer extends Error {}

type Answer = (input: never) => unknown;
/** Answers by the path of the procedure: `{ 'auth.session': () => anAnalyst() }`. */
export type Answers = Record<string, Answer>;

/** The answer of a list that is empty. */
export const noRows = () => ({ rows: [], total: 0 });

/** An answer that does not come while the test looks. */
export const never = () => new Promise(() => undefined);

/** Answers calls of the router as the server does: data, or the error's own shape. A call without an answer fails the test. */
export function trpcHandler(answers: Answers) {
  return http.all('*/api/trpc/:procedure', async ({ request, params }) => {
    const answer = answers[String(params.procedure)] ?? (params.procedure === 'matches.queue' && queueOf(answers));
    if (!answer) throw new Error(`No answer for ${String(params.procedure)}`);
    try {
      // The test's own functions know what they are given.
      const data = (await answer((await inputOf(request)) as never)) ?? null;
      return HttpResponse.json({ result: { data: data as JsonBodyType } });
    } catch (error) {
      if (error instanceof NoAnswer) return HttpResponse.error();
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.json(
        { error: { message: error.message, code: -32_000, data: { code: 'ERROR', httpStatus: error.status } } },
        { status: error.status },
      );
    }
  });
}

/** The queue where a test says nothing of it: the matches, each as a row of its own. */
const queueOf =
  ({ 'matches.list': list }: Answers): Answer =>
  async (input) => {
    const page = (await list?.(input)) as { rows: { folded?: object[] }[] };
    return { ...page, rows: page.rows.map((row) => Object.assign({ folded: [] }, row)) };
  };

async function inputOf(request: Request): Promise<unknown> {
  if (request.method !== 'GET') return request.json().catch(() => undefined);
  const input = new URL(request.url).searchParams.get('input');
  return input === null ? undefined : JSON.parse(input);
}
