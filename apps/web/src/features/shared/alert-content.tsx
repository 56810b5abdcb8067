import { MEDIA_BEGINNING, scoreChangeIn, scoreChangeText } from '@tamis/api/alerts/alert-text';

interface AlertContentProps {
  content: string;
  /** Whether the two scores are shown beside it. */
  isScoreShown?: boolean;
}

/** The text of an alert. What is already visible beside it (the type, the scores) is there for screen readers only. */
export function AlertContent({ content, isScoreShown = false }: AlertContentProps) {
  const beginning = shownAlready(content, isScoreShown);
  return (
    <bdi dir="auto">
      {beginning !== '' && <span className="sr-only">{beginning}</span>}
      {content.slice(beginning.length)}
    </bdi>
  );
}

function shownAlready(content: string, isScoreShown: boolean): string {
  if (content.startsWith(MEDIA_BEGINNING)) return MEDIA_BEGINNING;
  const change = isScoreShown ? scoreChangeIn(content) : null;
  return change ? scoreChangeText(change.before, change.after) : '';
}
