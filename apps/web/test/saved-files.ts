import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Catches the next file that the page saves. Resolves with its text. */
export function savedFile(): () => Promise<string> {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    // The application only saves blobs.
    saved.push(file as Blob);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  return async () => {
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
    const reader = new FileReader();
    reader.readAsText(saved[0]!);
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    return reader.result as string;
  };
}
