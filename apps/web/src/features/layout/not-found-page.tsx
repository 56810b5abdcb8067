import CircleAlert from 'lucide-react/icons/circle-alert';
import { ButtonLink } from '../shared/links.ts';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>404 Page Not Found · Tamis</title>
      <div className="w-full max-w-[420px] rounded-panel border border-border bg-surface p-6">
        <div className="flex items-center gap-3">
          <CircleAlert aria-hidden size={28} className="shrink-0 text-high-solid" />
          <h1 className="text-24 font-semibold">404 Page Not Found</h1>
        </div>
        <p className="mt-3 text-muted">Did you forget to add the page to the router?</p>
        <ButtonLink to="/" className="mt-5">
          Go to the dashboard
        </ButtonLink>
      </div>
    </main>
  );
}
