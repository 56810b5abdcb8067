import { useMutation } from '@tanstack/react-query';
import { Button } from '@tamis/ui/button';
import { toast } from '@tamis/ui/toast';
import Download from 'lucide-react/icons/download';
import { rest } from './rest.ts';
import { saveFile } from './save-file.ts';

/** Downloads a template from the server and saves it under this name. */
export function DownloadTemplate({ path, fileName }: { path: string; fileName: string }) {
  const save = useMutation({
    mutationFn: async () => saveFile(fileName, 'text/csv', await (await rest(path)).blob()),
    onError: () =>
      toast({ variant: 'destructive', title: 'Download failed', description: 'Failed to download CSV template.' }),
  });
  return (
    <Button icon={<Download aria-hidden />} isPending={save.isPending} onPress={() => save.mutate()}>
      Download Template
    </Button>
  );
}
