import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link as RACLink, type LinkProps as RACLinkProps } from 'react-aria-components/Link';
import { buttonStyles } from './button.tsx';
import { focusRing } from './focus-ring.ts';
import { type VariantProps, variants } from './variants.ts';

const link = variants({
  base: `${focusRing} rounded-sm underline-offset-3 disabled:text-muted`,
  variants: {
    variant: {
      /** For a link that should stand out as the next step. */
      accent: 'touch-area font-medium text-accent hover:underline',
      /** The name of a thing, linked to it: looks like text until hovered. */
      name: 'touch-area font-medium text-text hover:underline',
      quiet: 'font-medium text-muted hover:text-text hover:underline',
      plain: 'text-inherit',
    },
  },
  defaultVariants: { variant: 'accent' },
});

interface BaseLinkProps extends Omit<RACLinkProps, 'className' | 'children'> {
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

interface LinkProps extends BaseLinkProps, VariantProps<typeof link> {}

/** Pass it to the router's `createLink` for links inside the application. */
export function Link({ variant, className, ...props }: LinkProps) {
  return <RACLink {...props} className={link({ variant, className })} />;
}

interface ButtonLinkProps
  extends BaseLinkProps, Pick<VariantProps<typeof buttonStyles>, 'variant' | 'size' | 'shape' | 'wide'> {
  icon?: ReactElement;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, shape, wide, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <RACLink {...props} className={buttonStyles({ variant, size, shape, wide, className })}>
      {icon}
      {children}
    </RACLink>
  );
}

/** The link above a page's title: 'Back to Entities'. */
export function BackLink({ className = '', children, ...props }: BaseLinkProps) {
  return (
    <RACLink
      {...props}
      className={`${focusRing} no-print touch-area inline-flex min-h-6 items-center gap-1.5 rounded-sm text-13 font-medium text-muted hover:text-text ${className}`}
    >
      <ArrowLeft aria-hidden size={14} className="rtl:-scale-x-100" />
      {children}
    </RACLink>
  );
}
