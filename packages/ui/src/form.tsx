import type { ReactNode } from 'react';
import { Form as RACForm, type FormProps as RACFormProps } from 'react-aria-components/Form';

export type FormProps = Omit<RACFormProps, 'className'>;

/** `aria` validation: messages appear at their fields, not in browser bubbles. */
export function Form(props: FormProps) {
  return <RACForm validationBehavior="aria" {...props} className="flex flex-col gap-4" />;
}

/** Two fields in one row if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 min-[480px]:grid-cols-2">{children}</div>;
}
