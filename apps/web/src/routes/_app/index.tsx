import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { pageTitle } from '../../features/shared/page-title.ts';

export const Route = createFileRoute('/_app/')({
  head: pageTitle('Dashboard'),
  loader: ({ context }) => {
    void context.utils.dashboard.get.prefetch();
    void context.utils.dashboard.plots.prefetch();
  },
  component: DashboardPage,
});
