import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/layout/not-found-page.tsx';

/** Any other path, for everybody: it is outside the session guard, even if it starts like a page inside. */
export const Route = createFileRoute('/$')({ component: NotFoundPage });
