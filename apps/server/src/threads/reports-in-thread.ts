import { Worker } from 'node:worker_threads';
import type { RenderPdf } from '@tamis/api/context';
import type { ReportResult, ReportTask } from './report-thread.ts';

/** A report that needs more memory than this fails with an error, instead of ending the server. */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

interface ReportThread {
  renderPdf: RenderPdf;
  close: () => Promise<void>;
}

/**
 * A thread that renders reports as PDFs. It starts with the first one and is kept, with its typefaces, for the next
 * ones: a PDF takes half a second, in which no other request would be served.
 */
export function createReportThread(): ReportThread {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>();
  /** The thread has died: its pending reports fail. The next report starts a new thread. */
  const fail = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const thread = new Worker(new URL('./report-thread.ts', import.meta.url), { resourceLimits: LIMITS });
    thread.on('message', (result: ReportResult) => {
      const task = waiting.get(result.id);
      waiting.delete(result.id);
      // An idle thread does not keep the process alive.
      if (waiting.size === 0) thread.unref();
      if ('error' in result) task?.reject(new Error(result.error));
      else task?.resolve(result.bytes);
    });
    thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', (code) => {
      if (worker === thread) fail(new Error(`The thread that sets reports has ended (${code}).`));
    });
    return thread;
  };
  return {
    renderPdf: (report, options) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, report, options } satisfies ReportTask);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
