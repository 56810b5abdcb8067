import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '../../../features/screening/certificate-page.tsx';
import { idFrom } from '../../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/screenings/$id')({
  staticData: { title: 'Screening Certificate' },
  loader: ({ context, params }) => {
    const id = idFrom(params.id);
    if (id !== null) void context.utils.screening.get.prefetch({ id });
  },
  component: CertificatePage,
});
