import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as RACDisclosure,
  DisclosurePanel,
  type DisclosureProps as RACDisclosureProps,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { focusRingInset } from './focus-ring.ts';

interface DisclosureProps extends Omit<RACDisclosureProps, 'className' | 'children'> {
  title: ReactNode;
  /** The number of hidden items. */
  count?: number;
  children: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
}

export function Disclosure({ title, count, children, level = 3, className = '', ...props }: DisclosureProps) {
  return (
    <RACDisclosure {...props} className={`group/disclosure ${className}`}>
      <Heading level={level}>
        <Button
          slot="trigger"
          className={`${focusRingInset} flex min-h-10 w-full items-center gap-2 rounded-md px-2 py-2 text-start text-14 font-medium hover:bg-hover pressed:bg-active`}
        >
          <ChevronRight
            aria-hidden
            size={16}
            className="shrink-0 text-muted transition-transform duration-120 group-expanded/disclosure:rotate-90 rtl:-scale-x-100 rtl:group-expanded/disclosure:-rotate-90"
          />
          {title}
          {count !== undefined && <span className="text-12 text-muted tabular">{count}</span>}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="ps-8 pe-2 pt-1 pb-4">{children}</div>
      </DisclosurePanel>
    </RACDisclosure>
  );
}

interface AccordionProps extends Omit<DisclosureGroupProps, 'className' | 'children'> {
  children: ReactNode;
}

/** Several disclosures, identified by `id`, with full-width lines between them; one open at a time by default. */
export function Accordion({ children, ...props }: AccordionProps) {
  return (
    <DisclosureGroup {...props} className="divide-y divide-hairline *:px-2 *:py-1">
      {children}
    </DisclosureGroup>
  );
}
