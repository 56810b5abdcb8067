import type { UploadResult } from '@tamis/api/entities/schema';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@tamis/ui/toast';
import { useEffect, useReducer, useRef } from 'react';
import { HttpError } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { postFile } from '../shared/rest.ts';
import { importedText } from './result-text.ts';
import { STEP_MS, uploadReducer } from './upload-state.ts';

/** The upload of one file: what it has come to, and how it goes on. */
export function useUpload() {
  const [state, dispatch] = useReducer(uploadReducer, { phase: 'idle', file: null });
  const invalidate = useInvalidate();
  const sending = useMutation({
    mutationFn: (file: File) => postFile<UploadResult>('/api/entities/upload-csv', file),
  });
  /** Known at once: a drop that was read slowly comes from a page that did not know yet. */
  const sent = useRef<File | null>(null);
  const isUploading = state.phase === 'uploading';

  useEffect(() => {
    if (!isUploading) return undefined;
    const timer = setInterval(() => dispatch({ type: 'ticked' }), STEP_MS);
    return () => clearInterval(timer);
  }, [isUploading]);

  const upload = async () => {
    if (!state.file || sent.current) return;
    sent.current = state.file;
    dispatch({ type: 'started' });
    try {
      const result = await sending.mutateAsync(state.file);
      dispatch({ type: 'answered', result });
      const { title, description, tone } = importedText(result);
      toast({ title, description, tone });
      void invalidate('entity');
    } catch (error) {
      const message = error instanceof HttpError ? error.message : 'Failed to upload entities';
      dispatch({ type: 'failed', message });
      toast({ variant: 'destructive', title: 'Upload failed', description: message });
    } finally {
      sent.current = null;
    }
  };

  /** Says whether the file was taken. */
  const choose = (file: File): boolean => {
    const { current } = sent;
    if (current) {
      toast({
        title: `${current.name} is being uploaded`,
        description: `Choose ${file.name} again once that is done.`,
        tone: 'warning',
      });
      return false;
    }
    dispatch({ type: 'chosen', file });
    return true;
  };

  return { state, choose, upload };
}
