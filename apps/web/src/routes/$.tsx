import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/layout/not-found-page.tsx';

/** Any other path, for anybody: it is not below the session guard, not even where it begins like a page that is. */
export const Route = createFileRoute('/$')({ component: NotFoundPage });
