const HOLES = [
  [8, 9.7],
  [16, 9.7],
  [8, 14.3],
  [12, 7.4],
  [16, 14.3],
  [12, 16.6],
] as const;

/** A sieve with one grain held back. */
export function Logo({ size = 24, withName = true }: { size?: number; withName?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-16 font-semibold tracking-[-0.015em]">
      <svg
        role={withName ? undefined : 'img'}
        aria-hidden={withName}
        aria-label={withName ? undefined : 'Tamis'}
        width={size}
        height={size}
        viewBox="0 0 24 24"
      >
        <circle cx={12} cy={12} r={10.5} fill="none" stroke="currentColor" strokeWidth={2} />
        {HOLES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.35} fill="currentColor" />
        ))}
        <circle cx={12} cy={12} r={2.3} fill="var(--accent)" />
      </svg>
      {withName && 'Tamis'}
    </span>
  );
}
