import { Checkbox } from '@tamis/ui/checkbox';
import { Kbd } from '@tamis/ui/kbd';
import { TextField } from '@tamis/ui/text-field';
import type { RefObject } from 'react';
import { fieldKeys, leaveField } from './field-keys.ts';
import type { DecisionForm } from './use-decision-form.ts';

interface DecisionNoteProps {
  form: DecisionForm;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Dismisses. Undefined while there is no reason: then Enter leaves the note, so that the next key decides. */
  onEnter?: () => void;
  /** How many pairs are decided together. */
  pairs: number;
}

/** The note that is kept with the decision, and whether the pair stays quiet. */
export function DecisionNote({ form, inputRef, onEnter, pairs }: DecisionNoteProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextField
        aria-label="Note"
        placeholder="Add a note"
        size="sm"
        maxLength={2_000}
        inputRef={inputRef}
        value={form.note}
        onChange={form.setNote}
        onKeyDown={(event) => fieldKeys(event, { enter: onEnter ?? (() => leaveField(inputRef.current)) })}
        suffix={<Kbd className="pointer-coarse:hidden">N</Kbd>}
        className="min-w-40 flex-1"
      />
      <Checkbox isSelected={form.keepQuiet} onChange={form.setKeepQuiet}>
        {pairs === 1 ? 'Keep quiet on this pair' : 'Keep quiet on these pairs'}
      </Checkbox>
    </div>
  );
}
