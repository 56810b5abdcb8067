import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context }) => {
    void context.utils.dashboard.get.prefetch();
    void context.utils.dashboard.plots.prefetch();
    void context.utils.lists.status.prefetch();
  },
  component: DashboardPage,
});
