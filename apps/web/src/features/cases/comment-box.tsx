import { Button } from '@tamis/ui/button';
import { TextArea } from '@tamis/ui/text-area';
import { type KeyboardEvent, useState } from 'react';
import { useComment } from './use-comment.ts';

/** A failed comment stays in the box. */
export function CommentBox({ caseId }: { caseId: number }) {
  const [text, setText] = useState('');
  const comment = useComment();
  const content = text.trim();
  const send = () => {
    if (content === '' || comment.isPending) return;
    comment.mutate({ caseId, content }, { onSuccess: () => setText('') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
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
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end">
        <Button
          variant="primary"
          isDisabled={content === ''}
          isPending={comment.isPending}
          pendingLabel="Commenting..."
          onPress={send}
        >
          Comment
        </Button>
      </div>
    </div>
  );
}
