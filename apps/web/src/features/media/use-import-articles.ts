import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { portionsOf } from './articles-file.ts';

/** The progress of an import. */
export interface ImportState {
  /** The number of articles processed so far. */
  done: number;
  added: number;
  known: number;
  /** By position in the file, from 1. */
  errors: { row: number; message: string }[];
}

/** Sends the articles of a file in portions, and reports the progress. */
export function useImportArticles() {
  const { client } = trpc.useUtils();
  const invalidate = useInvalidate();
  const [state, setState] = useState<ImportState | null>(null);
  const run = useMutation({
    mutationFn: async (articles: readonly unknown[]) => {
      const { portions, tooLarge } = portionsOf(articles);
      const errors = tooLarge.map((row) => ({
        row,
        message: 'This article is larger than the server accepts (1 MB).',
      }));
      let now: ImportState = { done: tooLarge.length, added: 0, known: 0, errors };
      setState(now);
      for (const { first, articles: some } of portions) {
        const result = await client.media.import.mutate({ articles: some });
        now = {
          done: now.done + some.length,
          added: now.added + result.added,
          known: now.known + result.known,
          errors: [
            ...now.errors,
            ...result.errors.map(({ item, message }) => ({ row: first - 1 + item, message })),
          ].toSorted((a, b) => a.row - b.row),
        };
        setState(now);
      }
    },
    onError: toastFailure('Import failed'),
    // What was stored before the error stays.
    onSettled: () => void invalidate('media'),
  });
  return { state, run, reset: () => setState(null) };
}
