import { beginningOf } from '@tamis/screening/beginning-of';
import { PRIORITY_TEXTS, STATUS_TEXTS } from '../cases/words.ts';
import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import { type Block, type Cell, type Section, isolate, utcTime } from './document.ts';
import type { ReportFacts } from './facts.ts';

/** How much of a comment is shown; the case has all of it. */
const MAX_COMMENT_LENGTH = 600;

/** The cases with their comments. */
export function caseSection(facts: ReportFacts): Section {
  const rows = facts.cases.map(({ id, title, status, priority, assignee, createdAt }): Cell[] => [
    { text: `${id}: ${isolate(title)}`, href: `${facts.publicUrl}/cases?case=${id}` },
    STATUS_TEXTS[status],
    PRIORITY_TEXTS[priority],
    isolate(assignee ?? 'Unassigned'),
    dayText(createdAt),
  ]);
  const columns = [
    { title: 'Case', width: 40 },
    { title: 'Status', width: 15 },
    { title: 'Priority', width: 12 },
    { title: 'Assigned to', width: 20 },
    { title: 'Created', width: 13 },
  ];
  return {
    title: 'Cases',
    blocks: [{ kind: 'table', columns, rows, empty: 'No case was created.' }, ...commentBlocks(facts)],
  };
}

function commentBlocks({ comments, omittedComments }: ReportFacts): Block[] {
  if (comments.length === 0) return [];
  const rows = comments
    .toReversed()
    .map(({ createdAt, caseId, user, content }): Cell[] => [
      utcTime(createdAt),
      String(caseId),
      isolate(user.fullName),
      isolate(
        content.length > MAX_COMMENT_LENGTH
          ? `${beginningOf(content, MAX_COMMENT_LENGTH)} … (cut; see the case)`
          : content,
      ),
    ]);
  const columns = [
    { title: 'Commented', width: 24 },
    { title: 'Case', width: 8 },
    { title: 'By', width: 20 },
    { title: 'Comment', width: 48 },
  ];
  const left: Block = {
    kind: 'text',
    text: `${counted(omittedComments, 'earlier comment is', 'earlier comments are')} not shown.`,
  };
  return [{ kind: 'table', columns, rows, empty: '' }, ...(omittedComments > 0 ? [left] : [])];
}
