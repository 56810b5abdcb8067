import type { Match } from '@tamis/api/screening/schema';
import { bottomBar } from '@tamis/ui/bottom-bar';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Kbd } from '@tamis/ui/kbd';
import { TextField } from '@tamis/ui/text-field';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { useUser } from '../../session.ts';
import { forgetDraft, useDraftKey } from '../shared/drafts.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { fieldKeys } from './field-keys.ts';
import { atOnce } from './key-guard.ts';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { likeProposals, proposesText, quietText } from './proposal-words.ts';
import { useNoteDraft } from './use-decision-form.ts';
import type { Decisions } from './use-decisions.ts';
import { useWarning } from './use-warning.ts';

/** Why one's own proposal has no Approve. */
const SOMEBODY_ELSE = 'You proposed this: somebody else has to approve or return it.';

interface ProposalBarProps {
  /** One match, or several whose proposals are reviewed together. */
  matches: readonly Match[];
  /** Undefined for users who may not decide. */
  decisions?: Pick<Decisions, 'approve' | 'giveBack' | 'undo'>;
  /** After a decision: opens the next match. */
  onDecided?: () => void;
  /** Decides, unless the match may not have been noticed yet; at once where none opens by itself. */
  whenNoticed?: (decide: () => void) => void;
  /** Off where several bars are on the page and this one is not open. */
  hasKeys?: boolean;
}

/** What somebody proposed, and the decision of a second person: A approves, R returns it with a note. */
export function ProposalBar({ matches, decisions, onDecided, whenNoticed, hasKeys = true }: ProposalBarProps) {
  const { id } = useUser();
  const isOwn = matches.some(({ proposal }) => proposal?.byUserId === id);
  const warn = useWarning();
  const refuse = (title: string) => () => warn({ title, description: SOMEBODY_ELSE });
  useShortcuts(
    hasKeys && isOwn && decisions ? { approve: refuse('Nothing approved'), giveBack: refuse('Nothing returned') } : {},
  );
  return (
    <section
      ref={bottomBar}
      aria-label="Second person"
      tabIndex={-1}
      className="no-print outline-0 sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-panel border-t bg-surface px-4 py-3 text-13 low:static"
    >
      <MatchStateBadge state="proposed" decidedBy={null} />
      <div className="min-w-0 flex-1 basis-60">
        <Proposed matches={matches} />
        {isOwn && <p className="mt-0.5 text-muted">{SOMEBODY_ELSE}</p>}
      </div>
      {decisions && isOwn && (
        <Button size="sm" icon={<Undo2 aria-hidden />} onPress={() => void decisions.undo(matches)}>
          Take back
        </Button>
      )}
      {decisions && !isOwn && (
        <SecondLook
          matches={matches}
          decisions={decisions}
          onDecided={onDecided}
          whenNoticed={whenNoticed}
          hasKeys={hasKeys}
        />
      )}
    </section>
  );
}

/** What is approved, by whom it was proposed, when and why; several proposals that differ are listed one by one. */
function Proposed({ matches }: { matches: readonly Match[] }) {
  const [first, ...others] = likeProposals(matches);
  if (!first) return null;
  if (others.length === 0) return <ProposedAlike matches={first} isAll />;
  return (
    <>
      <output className="block font-medium">The {matches.length} selected proposals differ:</output>
      <ul aria-label="Proposals" className="mt-1 grid max-h-40 gap-y-1 overflow-y-auto">
        {[first, ...others].map((alike) => (
          <li key={alike[0]?.id}>
            <ProposedAlike matches={alike} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProposedAlikeProps {
  /** All with the same proposal. */
  matches: readonly Match[];
  /** Whether these are all matches under review; otherwise they are named. */
  isAll?: boolean;
}

function ProposedAlike({ matches, isAll = false }: ProposedAlikeProps) {
  const proposal = matches[0]?.proposal;
  if (!proposal) return null;
  const { by, at, reason, note } = proposal;
  return (
    <>
      <p className="text-muted">
        {!isAll && `${namesText(matches)}: `}
        <b className="font-medium text-text">{by}</b> {proposesText(proposal, matches.length, isAll)}
        {reason && (
          <>
            : <b className="font-medium text-text">{reason}</b>
          </>
        )}
        , <DateText value={at} variant="datetime" />
        {quietText(proposal)}.
      </p>
      {note && <p className="mt-0.5 wrap-anywhere">{note}</p>}
    </>
  );
}

/** 'Vladimir Putin (OFAC, EU), Livia Teodorescu-Brandt (UK)'. */
const namesText = (matches: readonly Match[]): string =>
  [...Map.groupBy(matches, ({ entityId }) => entityId).values()]
    .map((ofOne) => `${ofOne[0]?.entityName} (${ofOne.map(({ list }) => list.code).join(', ')})`)
    .join(', ');

interface SecondLookProps
  extends Required<Pick<ProposalBarProps, 'matches' | 'hasKeys'>>, Pick<ProposalBarProps, 'onDecided' | 'whenNoticed'> {
  decisions: Pick<Decisions, 'approve' | 'giveBack'>;
}

function SecondLook({ matches, decisions, onDecided, whenNoticed = atOnce, hasKeys }: SecondLookProps) {
  const draftKey = useDraftKey(`return:${matches.map(({ id }) => id).join(',')}`);
  const [written, write] = useNoteDraft(draftKey);
  const [isWriting, setIsWriting] = useState(written !== '');
  const note = isWriting ? written : null;
  const setNote = (next: string | null) => {
    setIsWriting(next !== null);
    write(next ?? '');
  };
  const noteInput = useRef<HTMLInputElement>(null);
  const approve = () =>
    whenNoticed(() => {
      onDecided?.();
      void decisions.approve(matches);
    });
  const giveBack = () => {
    if (!note?.trim()) {
      setNote(note ?? '');
      requestAnimationFrame(() => noteInput.current?.focus());
      return;
    }
    whenNoticed(() => {
      onDecided?.();
      void decisions.giveBack(matches, note.trim()).then((isDone) => isDone && forgetDraft(draftKey));
    });
  };
  useShortcuts(hasKeys ? { approve, giveBack, cancel: note === null ? undefined : () => setNote(null) } : {});
  const count = matches.length === 1 ? '' : ` ${matches.length}`;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {note !== null && (
        <TextField
          aria-label="Why it is returned"
          placeholder="Why it is returned"
          size="sm"
          maxLength={2_000}
          inputRef={noteInput}
          value={note}
          onChange={setNote}
          onKeyDown={(event) => fieldKeys(event, { enter: giveBack, escape: () => setNote(null) })}
          className="min-w-60 flex-1"
        />
      )}
      <Button
        isDisabled={note?.trim() === ''}
        variant={note === null ? 'outline' : 'primary'}
        onPress={giveBack}
        className="max-sm:flex-1"
      >
        Return{count}
        {hasKeys && <KeyCap>{note === null ? 'R' : '↵'}</KeyCap>}
      </Button>
      {note === null && (
        <Button onPress={approve} className="max-sm:flex-1">
          Approve{count}
          {hasKeys && <KeyCap>A</KeyCap>}
        </Button>
      )}
    </div>
  );
}

const KeyCap = ({ children }: { children: string }) => (
  <span aria-hidden className="pointer-coarse:hidden">
    <Kbd>{children}</Kbd>
  </span>
);
