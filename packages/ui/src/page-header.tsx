import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  back?: ReactNode;
  /** One plain sentence with the key fact. */
  lead?: ReactNode;
  meta?: ReactNode;
  /** Aligned to the end; at most one primary button, placed last. */
  actions?: ReactNode;
}

export function PageHeader({ title, back, lead, meta, actions }: PageHeaderProps) {
  return (
    <header className="mb-5">
      {back && <div className="no-print mb-2">{back}</div>}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {/* On a phone a sentence needs the full width; a short title leaves room for a button. */}
        <div className={`min-w-[min(10rem,100%)] flex-1 ${lead ? 'max-sm:basis-full' : ''}`}>
          <h1 className="text-24 font-semibold wrap-anywhere">{title}</h1>
          {lead && <p className="mt-1.5 text-16 text-balance">{lead}</p>}
          {meta && <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">{meta}</div>}
        </div>
        {/* On a phone a field takes the full width. */}
        {actions && <div className="no-print flex flex-wrap gap-2 max-sm:has-[input]:basis-full">{actions}</div>}
      </div>
    </header>
  );
}
