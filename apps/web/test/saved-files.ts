import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** From here on a file is kept that the page saves; ends with its text once it is there. */
export function savedFile(): () => Promise<string> {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    // Only files are saved here.
    saved.push(file as Blob);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  return async () => {
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
    const reader = new FileReader();
    reader.readAsText(saved[0]!);
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    // Read as a text, it is one.
    return reader.result as string;
  };
}
