import type { Match } from '@tamis/api/screening/schema';
import { bottomBar } from '@tamis/ui/bottom-bar';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Kbd } from '@tamis/ui/kbd';
import { TextField } from '@tamis/ui/text-field';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { useUser } from '../../session.ts';
import { countText } from '../shared/counts.ts';
import { forgetDraft, useDraftKey } from '../shared/drafts.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { fieldKeys } from './field-keys.ts';
import { atOnce } from './key-guard.ts';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { useNoteDraft } from './use-decision-form.ts';
import type { Decisions } from './use-decisions.ts';

interface ProposalBarProps {
  /** One match, or several whose proposals are reviewed together. */
  matches: readonly Match[];
  /** Undefined for users who may not decide. */
  decisions?: Pick<Decisions, 'approve' | 'giveBack' | 'undo'>;
  /** After a decision: where the next match opens. */
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
  return (
    <section
      ref={bottomBar}
      aria-label="Second person"
      tabIndex={-1}
      className="no-print outline-0 sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-panel border-t bg-surface px-4 py-3 text-13 low:static"
    >
      <MatchStateBadge state="proposed" decidedBy={null} />
      <div className="min-w-0 flex-1 basis-60">
        {matches.length === 1 ? <Proposed match={matches[0]!} /> : <ProposedTogether count={matches.length} />}
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

const PROPOSED = {
  confirmed: 'to confirm this match',
  dismissed: 'to dismiss this match',
  pending: 'to take back the confirmation',
} as const;

function Proposed({ match: { proposal } }: { match: Match }) {
  if (!proposal) return null;
  const { to, by, at, reason, note, keepQuiet } = proposal;
  return (
    <>
      <p className="text-muted">
        <b className="font-medium text-text">{by}</b> proposes {PROPOSED[to]}
        {reason && (
          <>
            : <b className="font-medium text-text">{reason}</b>
          </>
        )}
        , <DateText value={at} variant="datetime" />
        {to === 'dismissed' && !keepQuiet && '. Not to be kept quiet'}.
      </p>
      {note && <p className="mt-0.5 wrap-anywhere">{note}</p>}
    </>
  );
}

function ProposedTogether({ count }: { count: number }) {
  return (
    <output className="text-muted">
      {countText(count, 'proposal', 'proposals')} selected: approve or return all of them.
    </output>
  );
}

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
