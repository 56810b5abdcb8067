import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import {
  Breadcrumb as RACBreadcrumb,
  type BreadcrumbProps as RACBreadcrumbProps,
  Breadcrumbs as RACBreadcrumbs,
  type BreadcrumbsProps as RACBreadcrumbsProps,
} from 'react-aria-components/Breadcrumbs';

export function Breadcrumbs<T extends object>(props: Omit<RACBreadcrumbsProps<T>, 'className'>) {
  return <RACBreadcrumbs aria-label="Breadcrumbs" {...props} className="flex flex-wrap items-center gap-1.5 text-13" />;
}

export interface BreadcrumbProps extends Omit<RACBreadcrumbProps, 'className' | 'children'> {
  /** A link; the last one may be a text. */
  children: ReactNode;
}

export function Breadcrumb({ children, ...props }: BreadcrumbProps) {
  return (
    <RACBreadcrumb {...props} className="flex items-center gap-1.5 text-muted last:text-text">
      {({ isCurrent }) => (
        <>
          {children}
          {!isCurrent && <ChevronRight aria-hidden size={12} className="rtl:-scale-x-100" />}
        </>
      )}
    </RACBreadcrumb>
  );
}
