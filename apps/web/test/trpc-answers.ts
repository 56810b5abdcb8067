import { http, HttpResponse, type JsonBodyType } from 'msw';

/** A refusal, with the server's status and message. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A call that gets no response, as without a connection. */
export class NoAnswer extends Error {}

type Answer = (input: never) => unknown;
/** Responses by the procedure's path: `{ 'auth.session': () => anAnalyst() }`. */
export type Answers = Record<string, Answer>;

/** The response of an empty list. */
export const noRows = () => ({ rows: [], total: 0 });

/** A response that never arrives. */
export const never = () => new Promise(() => undefined);

/**
 * Responds to calls as the server does: with data, or with tRPC's error shape. A call without an answer fails the test.
 */
export function trpcHandler(answers: Answers) {
  return http.all('*/api/trpc/:procedure', async ({ request, params }) => {
    const answer = answers[String(params.procedure)] ?? (params.procedure === 'matches.queue' && queueOf(answers));
    if (!answer) throw new Error(`No answer for ${String(params.procedure)}`);
    try {
      // Each test's functions know the type of their input.
      const data = (await answer((await inputOf(request)) as never)) ?? null;
      // The response of a gateway between the browser and the server.
      if (data instanceof Response) return data;
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

/** The queue, unless the test defines it: every match as a row of its own. */
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
