import { byteLimit } from '@tamis/api/byte-limit';
import { BadRequest, TooLarge, TooSlow, shorten } from '@tamis/api/errors';
import { refuseUnreadable } from '@tamis/api/refuse-unreadable';
import { MAX_UPLOAD_BYTES, megabytes } from '@tamis/api/upload-limit';

export const MAX_JSON_BYTES = 1_000_000;
/** The file, plus a little for the form around it. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;
/** A body with such a pause has failed; a slow one is waited for. */
const MAX_SILENCE_MS = 60_000;
/** How long a request may take to arrive: the largest upload at half a megabit per second. */
export const MAX_REQUEST_MS = 3_600_000;

export const jsonTooLarge = (): TooLarge => new TooLarge('The request is larger than 1 MB.');
const bodyStopped = (): TooSlow =>
  new TooSlow('No more of the request arrived for a minute. Check the connection and send it again.');
const fileTooLarge = (): TooLarge => new TooLarge(`The file is larger than ${megabytes(MAX_UPLOAD_BYTES)}.`);

/** The JSON object in the body of a request, at most 1 MB. Throws a sentence if there is none. */
export async function readJson(request: Request): Promise<object> {
  const type = mediaType(request);
  if (type !== 'application/json') throw new BadRequest('Content-Type must be application/json');
  refuseCompressed(request);
  const body = new Response(limited(request, MAX_JSON_BYTES, jsonTooLarge)).arrayBuffer();
  const bytes = await body.catch((error: unknown) => {
    throw brokenOff(request, error);
  });
  const text = decoded(bytes);
  if (text.trim() === '') throw new BadRequest('The body is empty, but it must be JSON');
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest('The body must be a JSON object');
  }
  // Here the fields still have the caller's names.
  refuseUnreadable(value);
  return value;
}

/** The body of a request that should have none, parsed if it is JSON; null if there is none. */
export async function readUnexpectedBody(request: Request): Promise<unknown> {
  if (request.body === null) return null;
  const body = new Response(limited(request, MAX_JSON_BYTES, jsonTooLarge)).text();
  const text = await body.catch((error: unknown) => {
    throw brokenOff(request, error);
  });
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Bodies are not decompressed: a compressed one would be reported as invalid text or an invalid form. */
function refuseCompressed(request: Request): void {
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity') throw new BadRequest('The body must be sent without a Content-Encoding');
}

/** JSON is UTF-8 (RFC 8259). A name in another encoding would be stored, and screened, with other letters. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequest('The body is not UTF-8 text');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('The body is not valid JSON');
  }
}

/** An uploaded file, and a function that removes it when the request is done. */
export interface Upload {
  file: File;
  forget: () => Promise<void>;
}

/** Reads the single file in a field of a multipart form. Throws a sentence if there is none, or more than one. */
export type ReadUpload = (request: Request, field: string) => Promise<Upload>;

/** The body of a form with a file in it, at most as large as an upload may be, and the value of its Content-Type. */
export function formBody(request: Request, field: string): { body: ReadableStream<Uint8Array> | null; type: string } {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new BadRequest(`Content-Type must be multipart/form-data with the file in the field "${field}"`);
  }
  refuseCompressed(request);
  const type = request.headers.get('content-type') ?? '';
  return { body: limited(request, MAX_FORM_BYTES, fileTooLarge), type };
}

/** A client that disconnects in the middle of a body is not an error of the server. */
export function brokenOff(request: Request, error: unknown): unknown {
  return request.signal.aborted ? new BadRequest('The request was cut off before its whole body arrived.') : error;
}

export const formFaults = {
  noFile: (field: string) => new BadRequest(`The form has no file in the field "${field}"`),
  otherField: (name: string, field: string) =>
    new BadRequest(
      `Unknown field: ${shorten(name)}. The form must hold the file in the field "${field}", and nothing else.`,
    ),
  moreFiles: (field: string) => new BadRequest(`The form has more than one file in the field "${field}"`),
  broken: () => new BadRequest('The form could not be read: it is not valid multipart/form-data'),
};

/** Keeps the file in memory: for hosts without a disk. */
export const uploadInMemory: ReadUpload = async (request, field) => {
  const { body, type } = formBody(request, field);
  const form = await formOf(body, type);
  const other = [...form.keys()].find((name) => name !== field);
  if (other !== undefined) throw formFaults.otherField(other, field);
  const [file, ...more] = form.getAll(field);
  if (!(file instanceof File)) throw formFaults.noFile(field);
  if (more.length > 0) throw formFaults.moreFiles(field);
  return { file, forget: () => Promise.resolve() };
};

async function formOf(body: ReadableStream<Uint8Array> | null, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    const reason: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw reason instanceof TooLarge || reason instanceof TooSlow ? reason : formFaults.broken();
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The body as a stream that fails as soon as it is too long, whatever its headers say, or stops. */
function limited(request: Request, limit: number, tooLarge: () => TooLarge): ReadableStream<Uint8Array> | null {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  return request.body && notSilent(request.body).pipeThrough(byteLimit(limit, tooLarge));
}

/**
 * A stream that fails if the reader waits and nothing arrives; its source is then cancelled. Only the sender's silence
 * counts, not the reader's.
 */
function notSilent(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const silent = Promise.withResolvers<never>();
        const timer = setTimeout(() => silent.reject(bodyStopped()), MAX_SILENCE_MS);
        let came = false;
        try {
          const { done, value } = await Promise.race([reader.read(), silent.promise]);
          came = true;
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
          // Not awaited: a source that sends nothing may not end either.
          if (!came) void reader.cancel().catch(() => undefined);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
