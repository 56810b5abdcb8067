/** Four tints of one colour, darkest first. */
const TINTS = [1, 0.62, 0.4, 0.22];
const tint = (index: number) => TINTS[Math.min(index, TINTS.length - 1)];

/** What makes up the score: one bar of 100 points, then the points that add up to it. */
export function ScoreStack({ parts }: { parts: { id: string; label: string; points: number }[] }) {
  const sum = parts.reduce((points, part) => points + part.points, 0);
  const rest = Math.max(0, 100 - sum);
  return (
    <div className="text-13">
      <div aria-hidden className="mb-2.5 flex h-2 gap-0.5">
        {parts.map(
          (part, index) =>
            part.points > 0 && (
              <span
                key={part.id}
                className="picture min-w-1 rounded-[1px] bg-text"
                style={{ flexGrow: part.points, opacity: tint(index) }}
              />
            ),
        )}
        {rest > 0 && <span className="rounded-[1px] bg-neutral-bg" style={{ flexGrow: rest }} />}
      </div>
      <ul className="tabular">
        {parts.map((part, index) => (
          <li key={part.id} className="grid grid-cols-[12px_1fr_auto] items-center gap-x-2.5 leading-6">
            <span aria-hidden className="picture size-2 rounded-[2px] bg-text" style={{ opacity: tint(index) }} />
            {part.label}
            <b className="font-semibold">{part.points}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
