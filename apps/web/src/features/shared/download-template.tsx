import { Button } from '@tamis/ui/button';
import { toast } from '@tamis/ui/toast';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { rest } from './rest.ts';
import { saveFile } from './save-file.ts';

/** A template of the server to be filled in, saved under this name. */
export function DownloadTemplate({ path, fileName }: { path: string; fileName: string }) {
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    try {
      const response = await rest(path);
      saveFile(fileName, 'text/csv', await response.blob());
    } catch {
      toast({ variant: 'destructive', title: 'Download failed', description: 'Failed to download CSV template.' });
    }
    setIsPending(false);
  };
  return (
    <Button icon={<Download aria-hidden />} isPending={isPending} onPress={() => void save()}>
      Download Template
    </Button>
  );
}
