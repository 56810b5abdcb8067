import type { UploadResult } from '@tamis/api/entities/schema';

/**
 * Idle, then uploading, then success or error. Choosing a file, even an unsuitable one, returns to idle and clears the
 * earlier result. While a file is being sent, no other can be chosen, so that the result belongs to the file that is
 * shown.
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
  /** `isUnsure`: the response was lost, or the server failed, so rows may have been imported. */
  | { type: 'failed'; message: string; isUnsure: boolean };

/** Before anything has been chosen on the page. */
export const UNTOUCHED: UploadState = { phase: 'idle', file: null, isUntouched: true };

const STEP = 5;
export const STEP_MS = 300;
/** The estimate stops here until the response arrives. */
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

/** The value of the progress bar; nothing before an upload and after a failed one. */
export function progressOf(state: UploadState): number | null {
  if (state.phase === 'uploading') return state.progress;
  return state.phase === 'success' ? 100 : null;
}
