import type { UploadResult } from '@tamis/api/entities/schema';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@tamis/ui/toast';
import { useCallback, useEffect } from 'react';
import { HttpError } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { postFile } from '../shared/rest.ts';
import { useKept } from '../shared/use-kept.ts';
import { importedText } from './result-text.ts';
import { STEP_MS, UNTOUCHED, type UploadEvent, uploadReducer } from './upload-state.ts';

/** The upload of one file. Its state is kept while the user visits other pages. */
export function useUpload() {
  const { kept: state, change, read } = useKept('upload', UNTOUCHED);
  const dispatch = useCallback((event: UploadEvent) => change((before) => uploadReducer(before, event)), [change]);
  const invalidate = useInvalidate();
  const sending = useMutation({
    mutationFn: (file: File) => postFile<UploadResult>('/api/entities/upload-csv', file),
  });
  const isUploading = state.phase === 'uploading';

  useEffect(() => {
    if (!isUploading) return undefined;
    const timer = setInterval(() => dispatch({ type: 'ticked' }), STEP_MS);
    return () => clearInterval(timer);
  }, [isUploading, dispatch]);

  useAskBeforeLeaving(isUploading);

  const upload = async () => {
    const { file, phase } = read();
    if (!file || phase === 'uploading') return;
    dispatch({ type: 'started' });
    try {
      const result = await sending.mutateAsync(file);
      dispatch({ type: 'answered', result });
      const { title, description, tone } = importedText(result);
      toast({ title, description, tone });
      void invalidate('entity');
    } catch (error) {
      const message = error instanceof HttpError ? error.message : 'Failed to upload entities';
      const isUnsure = !(error instanceof HttpError) || error.status >= 500;
      if (isUnsure) void invalidate('job');
      dispatch({ type: 'failed', message, isUnsure });
      toast({ variant: 'destructive', title: 'Upload failed', description: message });
    }
  };

  /** Returns whether the file was accepted. */
  const choose = (file: File): boolean => {
    // A dropped file that was read slowly may arrive during an upload.
    const current = read();
    if (current.phase === 'uploading') {
      toast({
        title: `${current.file.name} is being uploaded`,
        description: `Choose ${file.name} again once that is done.`,
        tone: 'warning',
      });
      return false;
    }
    dispatch({ type: 'chosen', file });
    return true;
  };

  /** After an unsuitable file: the one before it is no longer the chosen one. */
  const reject = () => dispatch({ type: 'rejected' });

  return { state, choose, reject, upload };
}

/** Makes the browser ask before the page is closed or reloaded while the file is being sent. */
function useAskBeforeLeaving(isUploading: boolean) {
  useEffect(() => {
    if (!isUploading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
}
