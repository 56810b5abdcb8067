import { Button } from '@tamis/ui/button';
import { toast } from '@tamis/ui/toast';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { rest } from '../shared/rest.ts';
import { saveFile } from '../shared/save-file.ts';

/** The template of the server, saved as entity_template.csv. */
export function DownloadTemplate() {
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    try {
      const response = await rest('/api/entities/csv-template');
      saveFile('entity_template.csv', 'text/csv', await response.blob());
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
