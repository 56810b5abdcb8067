import type { ReactElement } from 'react';
import { Button as RACButton, type ButtonProps as RACButtonProps } from 'react-aria-components/Button';
import { buttonStyles, type Look } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<RACButtonProps, 'children' | 'className'>, Look {
  'aria-label': string;
  icon: ReactElement;
  /** Shows the label as a tooltip; off if the label is beside the button. */
  tooltip?: boolean;
  className?: string;
}

export function IconButton({ icon, tooltip = true, variant = 'ghost', size, className, ...props }: IconButtonProps) {
  const button = (
    <RACButton {...props} className={buttonStyles({ variant, size, shape: 'icon', className })}>
      {props.isPending ? <Spinner size={16} /> : icon}
    </RACButton>
  );
  return tooltip ? <Tooltip content={props['aria-label']}>{button}</Tooltip> : button;
}
