import { Button } from '@tamis/ui/button';
import { toast } from '@tamis/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { useOnePress } from '../shared/use-one-press.ts';
import { searchQuery } from './search-filters.ts';
import { useSearchView } from './use-search-view.ts';

/** Screens the term, by type and country where these are filters, and opens the certificate that is kept of it. */
export function KeepCertificate() {
  const { view } = useSearchView();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const certify = trpc.screening.certify.useMutation({
    onSuccess: () => void invalidate('screening'),
    onError: (error) => toast(failure('Failed to keep a certificate', error)),
  });
  const { q, type, country } = searchQuery(view);
  // Whoever has left the search meanwhile is not taken to it.
  const open = ({ id }: { id: number }) => void navigate({ to: '/screenings/$id', params: { id: String(id) } });
  const keep = useOnePress(() => certify.mutate({ name: q, type, country }, { onSuccess: open }));
  if (!useMay('screening.record')) return null;
  return (
    <Button variant="ghost" size="sm" icon={<FileCheck aria-hidden />} isPending={certify.isPending} onPress={keep}>
      Screen and certify
    </Button>
  );
}
