import type { OwnershipLink, OwnershipParty } from '@tamis/api/ownership/schema';
import { isBlocked, isUndecided, linkSentence, shareText, statusText, waitingText } from '@tamis/api/ownership/words';
import Ban from 'lucide-react/icons/ban';
import { useEffect, useRef } from 'react';
import { BOX, type Box, type Line, layoutChain } from './chain-layout.ts';

interface ChainPictureProps {
  /** The key of the company. */
  self: string;
  links: readonly OwnershipLink[];
}

/** The owners above, with lines and shares down to the company. Screen readers get the same as a list. */
export function ChainPicture({ self, links }: ChainPictureProps) {
  const { boxes, lines, width, height } = layoutChain(self, links);
  const place = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const middle = (boxes.find(({ party }) => party.key === self)?.x ?? 0) + BOX.width / 2;
  // A picture that is wider than its container starts with the company in view. Later scrolling is kept.
  useEffect(() => {
    if (!place.current || !picture.current) return;
    const [outer, inner] = [place.current.getBoundingClientRect(), picture.current.getBoundingClientRect()];
    place.current.scrollLeft += inner.left + middle - (outer.left + outer.width / 2);
  }, [middle]);
  return (
    <>
      <section
        ref={place}
        // Scrollable by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Chain of owners"
        className="relative overflow-x-auto p-4 -outline-offset-2"
      >
        <ul className="sr-only">
          {links.map((link) => (
            <li key={link.id}>{linkSentence(link)}</li>
          ))}
        </ul>
        <div ref={picture} aria-hidden className="relative mx-auto" style={{ width, height }}>
          <svg width={width} height={height} className="absolute inset-0" fill="none">
            {lines.map((line) => (
              <path
                key={line.link.id}
                d={pathOf(line)}
                className={line.link.counts ? 'stroke-high-solid' : 'stroke-border-strong'}
                strokeWidth={line.link.counts ? 2 : 1.25}
                strokeDasharray={line.link.counts ? undefined : '4 4'}
              />
            ))}
          </svg>
          {boxes.map((box) => (
            <PartyBox key={box.party.key} box={box} isSelf={box.party.key === self} />
          ))}
          {lines.map((line) => (
            <ShareLabel key={line.link.id} line={line} />
          ))}
        </div>
      </section>
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 pb-3 text-12 text-muted">
        <LegendLine counts>Counts: the owner is blocked</LegendLine>
        <LegendLine counts={false}>
          {links.some(({ owner }) => isUndecided(owner)) ? 'Does not count, or is not decided yet' : 'Does not count'}
        </LegendLine>
      </p>
    </>
  );
}

function PartyBox({ box: { party, x, y }, isSelf }: { box: Box; isSelf: boolean }) {
  return (
    <div
      className={`absolute grid grid-cols-[minmax(0,1fr)] content-center rounded-md border px-2.5 text-13 ${boxLook(party, isSelf)}`}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
    >
      <bdi dir="auto" title={party.name} className="line-clamp-2 leading-[18px] font-medium wrap-anywhere">
        {party.name}
      </bdi>
      <span
        className={`flex items-center gap-1 text-12 ${isBlocked(party) ? 'font-medium text-high-fg' : 'text-muted'}`}
      >
        {isBlocked(party) && <Ban size={12} className="shrink-0" />}
        <span className="truncate">{statusText(party)}</span>
      </span>
      {waitingText(party) && <span className="truncate text-12 text-med-fg">{waitingText(party)}</span>}
    </div>
  );
}

function boxLook(party: OwnershipParty, isSelf: boolean): string {
  const weight = isSelf ? 'border-2' : '';
  if (isBlocked(party)) return `${weight} border-high-solid bg-high-bg`;
  if (party.status === 'unscreened') return 'border-dashed border-border-strong bg-surface';
  return `${weight} border-border-strong bg-surface`;
}

/** On the first part of the line, where no two labels overlap. */
function ShareLabel({ line: { link, points } }: { line: Line }) {
  const [from, to] = points;
  if (!from || !to) return null;
  return (
    <span
      className={`absolute -translate-1/2 rounded-sm bg-surface px-1 text-12 whitespace-nowrap tabular ${link.counts ? 'font-semibold text-high-fg' : 'text-muted'}`}
      style={{ left: (from.x + to.x) / 2, top: (from.y + to.y) / 2 }}
    >
      {link.share === null ? '?' : shareText(link.share)}
    </span>
  );
}

function LegendLine({ counts, children }: { counts: boolean; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden width={24} height={4} className={counts ? 'stroke-high-solid' : 'stroke-border-strong'}>
        <path d="M0 2H24" strokeWidth={counts ? 2 : 1.25} strokeDasharray={counts ? undefined : '4 4'} />
      </svg>
      {children}
    </span>
  );
}

/** Curves between tiers; straight where a line passes one. */
function pathOf({ points }: Line): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      if (before.x === x) return `L${x} ${y}`;
      const bend = (before.y + y) / 2;
      return `C${before.x} ${bend} ${x} ${bend} ${x} ${y}`;
    })
    .join('');
}
