import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { SelfTestPage } from '../../features/self-test/self-test-page.tsx';
import { numberParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/self-test')({
  /** `test`: the test that is shown, by default the newest. */
  validateSearch: v.object({ test: numberParam }),
  staticData: { title: 'Self-test' },
  loader: ({ context }) => void context.utils.selfTests.list.prefetch(),
  component: SelfTestPage,
});
