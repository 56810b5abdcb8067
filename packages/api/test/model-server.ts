import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Model, type ModelLimits, openModel } from '../src/ai/model.ts';
import { closeAtEnd } from './closings.ts';

interface Asked {
  path: string;
  authorization: string | undefined;
  messages: { role: string; content: string }[];
}

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A model on this computer that answers as a test says. */
interface ModelServer {
  model: Model;
  /** What it was asked, in order. */
  asked: Asked[];
  /** How it answers from now on, each once and the last one for ever. */
  answers: (...behaviours: Behaviour[]) => void;
  close: () => void;
}

export async function aModel(limits?: Partial<ModelLimits>): Promise<ModelServer> {
  const asked: Asked[] = [];
  let behaviours: Behaviour[] = [says('nothing was agreed')];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    response.on('error', () => undefined);
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { messages } = JSON.parse(Buffer.concat(pieces).toString()) as Pick<Asked, 'messages'>;
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, messages });
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behaviour?.(response, request);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closeAtEnd(close);
  const settings = { apiKey: 'secret-key', baseUrl: `http://127.0.0.1:${port}/v1`, model: 'test-model' };
  const patience = { timeMs: 20_000, maxBytes: 64 * 1024, ...limits };
  return {
    model: openModel(settings, { fetch: globalThis.fetch, limits: patience }),
    asked,
    answers: (...given) => {
      behaviours = given;
    },
    close,
  };
}

/** A completion with this text. */
export const says =
  (content: unknown): Behaviour =>
  (response) =>
    sendJson(response, 200, {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'test-model',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    });

export const saysJson = (value: unknown): Behaviour => says(JSON.stringify(value));

/** A refusal whose own words must not reach the log; to be asked again at once. */
export const refuses =
  (status: number): Behaviour =>
  (response) => {
    response.setHeader('retry-after-ms', '1');
    sendJson(response, status, { error: { message: 'Anna Beispiel is not to be told of' } });
  };

export const sends =
  (body: string, type = 'application/json'): Behaviour =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** Never says anything. */
export const isSilent: Behaviour = () => undefined;

/** Begins an answer and goes on for ever. */
export const isEndless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = ' '.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
};

export const hangsUp: Behaviour = (response) => void response.destroy();

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
