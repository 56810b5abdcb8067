import { Banner } from '@tamis/ui/banner';
import { countText } from '../shared/counts.ts';
import type { UploadState } from './upload-state.ts';

const RESULT_ID = 'upload-result';

/** Focuses the result after Upload was pressed: the button is disabled then, and the focus would be lost. */
export function focusResult() {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled')) {
    document.getElementById(RESULT_ID)?.focus();
  }
}

/** The result of the upload; it stays until another file is chosen. */
export function UploadOutcome({ state }: { state: UploadState }) {
  if (state.phase === 'error') {
    return (
      <Banner tone="error" live>
        <p>
          <b className="font-semibold">Upload Failed:</b> There was an error uploading your file. Please check the
          format and try again.
        </p>
        <p className="mt-1 wrap-anywhere">{state.message}</p>
      </Banner>
    );
  }
  if (state.phase !== 'success') return null;
  const { success, error, message } = state.result;
  return (
    <Banner tone={error === 0 ? 'success' : 'warning'}>
      <h2 id={RESULT_ID} tabIndex={-1} className="font-semibold outline-0">
        {countText(success, 'row', 'rows')} imported
      </h2>
      <p>
        {error === 0
          ? 'Every row of the file is in the list of entities now.'
          : `${countText(error, 'row was', 'rows were')} skipped; the error in each is shown below.`}
      </p>
      {message && <p>{message}</p>}
    </Banner>
  );
}
