import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactElement;
  /** The state. */
  title: string;
  /** The reason. */
  children?: ReactNode;
  /** The action: create on first use, clear the filter if nothing was found, retry after an error, explain a refusal. */
  actions?: ReactNode;
  level?: 2 | 3;
  role?: 'alert' | 'status';
}

export function EmptyState({ icon, title, children, actions, level = 2, role }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role={role} className="flex flex-col items-center gap-1 px-6 py-12 text-center">
      <span aria-hidden className="mb-3 text-muted [&>svg]:size-6">
        {icon}
      </span>
      <Heading className="text-14 font-semibold">{title}</Heading>
      {children && <div className="max-w-[48ch] text-13 text-balance text-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
