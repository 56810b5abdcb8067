import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { HelpPage } from '../../features/help/help-page.tsx';
import { choiceParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/help')({
  validateSearch: v.object({
    tab: choiceParam(v.picklist(['general', 'entities', 'cases', 'alerts', 'reports'])),
    q: textParam,
  }),
  staticData: { title: 'Help' },
  loader: ({ context }) => void context.utils.auth.signInPage.prefetch(),
  component: HelpPage,
});
