import { Button } from '@tamis/ui/button';
import { Kbd } from '@tamis/ui/kbd';
import { TextArea, type TextAreaProps } from '@tamis/ui/text-area';
import Check from 'lucide-react/icons/check';
import { forgetDraft, readDraft, useDraftKey } from '../shared/drafts.ts';
import { useDraft } from '../shared/use-draft.ts';
import { useOnePress } from '../shared/use-one-press.ts';
import { keyCaps } from '../shared/shortcut-table.ts';
import { useComment } from './use-comment.ts';

const EMPTY = { text: '' };

interface CommentBoxProps {
  caseId: number;
  onSent: (activityId: number) => void;
}

/** A comment stays in the box until it is sent, even if the sheet is closed or the page reloaded. */
export function CommentBox({ caseId, onSent }: CommentBoxProps) {
  const draftKey = useDraftKey(`comment:${caseId}`);
  const {
    values: { text },
    setValues,
  } = useDraft(EMPTY, draftKey);
  const comment = useComment();
  const content = text.trim();
  const send = useOnePress(() => {
    if (content === '' || comment.isPending) return;
    void comment.mutateAsync({ caseId, content }).then(
      ({ id }) => {
        onSent(id);
        // By now the sheet may show another case, and more may have been typed.
        if (readDraft(draftKey, EMPTY).text === text) forgetDraft(draftKey);
        setValues((now) => (now.text === text ? EMPTY : now));
      },
      () => undefined,
    );
  });
  const onKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    // Escape closes the sheet.
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return event.continuePropagation();
    event.preventDefault();
    send();
  };
  return (
    <div className="grid gap-2.5">
      <TextArea
        aria-label="Comment"
        placeholder="Add a comment"
        rows={2}
        value={text}
        onChange={(typed) => setValues({ text: typed })}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center justify-end gap-3">
        {content !== '' && !comment.isPending && (
          <span className="me-auto flex items-center gap-1.5 text-12 text-muted">
            <Check aria-hidden size={13} />
            Draft saved
          </span>
        )}
        <Button
          variant="primary"
          isDisabled={content === ''}
          isPending={comment.isPending}
          pendingLabel="Commenting..."
          onPress={send}
        >
          Comment
          {content !== '' && (
            <span aria-hidden className="flex gap-0.5 pointer-coarse:hidden">
              {keyCaps('comment').map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </span>
          )}
        </Button>
      </div>
    </div>
  );
}
