import { type ReactNode, useId } from 'react';
import { numberText } from './numbers.ts';

export interface PanelProps {
  title?: ReactNode;
  count?: number;
  /** Text at the end of the header: 'Checked 2 h ago'. */
  meta?: ReactNode;
  /** Buttons and links; they are not printed. */
  actions?: ReactNode;
  footer?: ReactNode;
  padded?: boolean;
  className?: string;
  children?: ReactNode;
}

/** One border outside, hairlines inside. Scrolling content and tables bring their own padding. */
export function Panel(props: PanelProps) {
  const { title, count, meta, actions, footer, padded = false, className = '', children } = props;
  const heading = useId();
  return (
    <section
      aria-labelledby={title ? heading : undefined}
      className={`min-w-0 overflow-clip rounded-panel border border-border bg-surface ${className}`}
    >
      {title && (
        <header className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-2">
          <div className="flex min-w-0 flex-auto items-center gap-2">
            <h2 id={heading} className="text-14 font-semibold tracking-[-0.004em]">
              {title}
            </h2>
            {count !== undefined && <span className="text-13 text-muted tabular">{numberText(count)}</span>}
          </div>
          {(meta || actions) && (
            // At the end of the line; at the start if it has its own line.
            <div className="flex items-center gap-2 text-13 text-muted tabular">
              {meta}
              {actions && <div className="no-print flex items-center gap-2">{actions}</div>}
            </div>
          )}
        </header>
      )}
      {padded ? <div className="p-4">{children}</div> : children}
      {footer && (
        <footer className="flex flex-wrap items-center gap-3 border-t border-hairline px-4 py-2.5 text-13 text-muted">
          {footer}
        </footer>
      )}
    </section>
  );
}
