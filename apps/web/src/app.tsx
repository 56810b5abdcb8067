import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { trpc } from './trpc.ts';
import type { WebApp } from './web-app.ts';

/** The data and the routes; everything visible is in `routes/`. */
export function App({ client, queryClient, router }: WebApp) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="en-US">
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
