import type { UploadResult } from '@tamis/api/entities/schema';

/**
 * Idle, then uploading, then success or error. Choosing a file returns to idle and clears the earlier result, also one that
 * is not taken; while one is sent no other is taken, so that the answer is about the file that is named.
 */
export type UploadState =
  | { phase: 'idle'; file: File | null; isUntouched?: true }
  | { phase: 'uploading'; file: File; progress: number }
  | { phase: 'success'; file: File; result: UploadResult }
  | { phase: 'error'; file: File; message: string; isUnsure: boolean };

export type UploadEvent =
  | { type: 'chosen'; file: File }
  | { type: 'rejected' }
  | { type: 'started' }
  | { type: 'ticked' }
  | { type: 'answered'; result: UploadResult }
  /** `isUnsure`: the answer was lost, or the server broke off: rows may be imported all the same. */
  | { type: 'failed'; message: string; isUnsure: boolean };

/** Before anything was chosen on the page. */
export const UNTOUCHED: UploadState = { phase: 'idle', file: null, isUntouched: true };

const STEP = 5;
export const STEP_MS = 300;
/** The estimate waits here for the answer. */
const CAP = 90;

export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen':
      return state.phase === 'uploading' ? state : { phase: 'idle', file: event.file };
    case 'rejected':
      return state.phase === 'uploading' ? state : { phase: 'idle', file: null };
    case 'started':
      return state.file && state.phase !== 'uploading' ? { phase: 'uploading', file: state.file, progress: 0 } : state;
    case 'ticked':
      return state.phase === 'uploading' ? { ...state, progress: Math.min(CAP, state.progress + STEP) } : state;
    case 'answered':
      return state.phase === 'uploading' ? { phase: 'success', file: state.file, result: event.result } : state;
    default:
      return state.phase === 'uploading'
        ? { phase: 'error', file: state.file, message: event.message, isUnsure: event.isUnsure }
        : state;
  }
}

/** What the bar shows; nothing before an upload and after a failed one. */
export function progressOf(state: UploadState): number | null {
  if (state.phase === 'uploading') return state.progress;
  return state.phase === 'success' ? 100 : null;
}
