import type { UploadResult } from '@tamis/api/entities/schema';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@tamis/ui/toast';
import { useEffect, useReducer } from 'react';
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
  const isUploading = state.phase === 'uploading';

  useEffect(() => {
    if (!isUploading) return undefined;
    const timer = setInterval(() => dispatch({ type: 'ticked' }), STEP_MS);
    return () => clearInterval(timer);
  }, [isUploading]);

  const upload = async () => {
    if (!state.file || isUploading) return;
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
    }
  };

  return { state, choose: (file: File) => dispatch({ type: 'chosen', file }), upload };
}
