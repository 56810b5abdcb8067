/** A thread that renders reports as PDFs, one after the other, with the host's typefaces. */
import { parentPort } from 'node:worker_threads';
import type { PdfOptions, ReportDocument } from '@tamis/api/reports/document';
import { reportPdf } from '@tamis/api/reports/pdf';
import { reportFonts } from '../report-fonts.ts';

export interface ReportTask {
  id: number;
  report: ReportDocument;
  options: PdfOptions;
}

export type ReportResult = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string };

async function answer({ id, report, options }: ReportTask): Promise<void> {
  try {
    const bytes = await reportPdf(report, { fonts: await reportFonts(), ...options });
    parentPort?.postMessage({ id, bytes } satisfies ReportResult, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies ReportResult);
  }
}

let before = Promise.resolve();
parentPort?.on('message', (task: ReportTask) => {
  before = before.then(() => answer(task));
});
