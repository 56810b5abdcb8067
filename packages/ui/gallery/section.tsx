import type { ReactNode } from 'react';

const spans = { 4: 'lg:col-span-4', 6: 'lg:col-span-6', 8: 'lg:col-span-8', 12: 'col-span-full' };

interface SectionProps {
  title: string;
  span?: keyof typeof spans;
  children: ReactNode;
}

export function Section({ title, span = 4, children }: SectionProps) {
  return (
    <section className={`flex min-w-0 flex-col gap-3 ${spans[span]}`}>
      <h2 className="text-12 font-medium text-muted">{title}</h2>
      {children}
    </section>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
