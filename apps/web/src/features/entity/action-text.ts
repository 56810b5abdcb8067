const texts: Record<string, string> = {
  'entity.create': 'Created',
  'entity.rescreen': 'Screened again',
  'entity.update': 'Edited',
  'entity.block': 'Blocked by the 50 % rule',
  'entity.unblock': 'No longer blocked by the 50 % rule',
  'ownership.add': 'Added an owner',
  'ownership.change': 'Changed an owner',
  'ownership.remove': 'Removed an owner',
  'match.confirm': 'Confirmed a match',
  'match.dismiss': 'Dismissed a match',
  'match.propose': 'Proposed a decision',
  'match.approve': 'Approved a decision',
  'match.return': 'Returned a proposal',
  'match.undo': 'Undid a decision',
  'match.withdraw': 'Withdrew a match that nobody had decided',
  'alert.read': 'Read an alert',
  'risk.narrative': 'Put the assessment into words',
  'report.create': 'Made a report',
};

/** An audit action in plain words; one that is not known here as it is recorded. */
export const actionText = (action: string): string => texts[action] ?? action;
