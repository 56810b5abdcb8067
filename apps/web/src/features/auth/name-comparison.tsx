const ROWS = [
  { ours: 'Abdulrahman', how: 'written joined', listed: 'Abd al-Rahman', original: 'عبد الرحمن' },
  { ours: 'K.', how: 'initial', listed: 'Khalil', original: 'خليل' },
  { ours: 'Haddar', how: 'article left out', listed: 'al-Haddar', original: 'الحدّار' },
];
const columns =
  'grid grid-cols-[100px_minmax(0,0.8fr)_minmax(0,1.2fr)] gap-x-3 px-4 sm:grid-cols-[148px_140px_minmax(0,1fr)] sm:px-5';

/** An example of a match, part by part; the people are invented. */
export function NameComparison() {
  return (
    <figure
      aria-label="A customer’s name compared with a listed party, part by part"
      className="my-8 rounded-panel border bg-surface min-[901px]:mt-10 min-[901px]:mb-11"
    >
      <div className={`${columns} border-b border-hairline py-3 text-12 text-muted`}>
        <span>Your customer</span>
        <span>How each part agrees</span>
        <span>Listed party</span>
      </div>
      {ROWS.map(({ ours, how, listed, original }) => (
        <div
          key={ours}
          className={`${columns} min-h-[52px] items-center border-t border-hairline py-2 text-14 sm:text-16 nth-2:border-t-0`}
        >
          <b className="font-semibold">{ours}</b>
          <span className="text-13 text-muted">{how}</span>
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <b className="font-semibold">{listed}</b>
            {/* The application's Arabic font, 160 KB, is loaded only once there are names to show in it. */}
            <bdi dir="auto" lang="ar" className="font-[system-ui,sans-serif]">
              {original}
            </bdi>
          </span>
        </div>
      ))}
    </figure>
  );
}
