/** Alerts for confirmed matches whose party was changed by its list: somebody has to look at them again. */
import { alert } from '@tamis/db/schema';
import { changeText } from '../watchlists/change-text.ts';
import type { Write } from '../write.ts';
import type { Outcome } from './findings.ts';
import { severityOf } from './listed-parties.ts';
import { versionText } from './listing-alerts.ts';
import { isConfirmed } from './match-transitions.ts';
import { changesSince } from './what-changed.ts';
import type { Why } from './write-matches.ts';

/**
 * Puts into a write an alert and an audit event for each confirmed match whose party has changed, in what is compared, since
 * it was last compared. The decision stands. The same write compares the two again, so each change is alerted once.
 */
export function raiseChangeAlerts(write: Write, outcomes: readonly Outcome[], why: Why): void {
  const alerts: (typeof alert.$inferInsert)[] = [];
  for (const { row, changes } of outcomes) {
    for (const { before, hit, party } of changes.renewed) {
      if (!isConfirmed(before)) continue;
      const now = { entity: row, entityHash: row.matchHash, partyId: hit.id, partyHash: party.matchHash };
      const changed = changesSince(before, now, why).party;
      const isOtherwise =
        hit.score !== before.score || changed.some((one) => one.removed.length + one.added.length > 0);
      const version = versionOf(why.history.get(hit.id) ?? [], before.partyHash);
      if (changed.length === 0 || !isOtherwise || !version) continue;
      const what = { match: before.id, party: hit.id, list: party.code, version: version.fromVersion };
      const fields = changed.map(changeText).join('; ');
      write.audit('match.recheck', { type: 'entity', id: row.id }, { ...what, changed: fields, score: hit.score });
      const scores = `The score is ${Math.round(hit.score)} of 100 now; it was ${Math.round(before.review?.score ?? before.score)} when the match was confirmed.`;
      alerts.push({
        entityId: row.id,
        alertType: 'sanction',
        severity: severityOf(party),
        content: `${party.primaryName} was changed on the ${party.title} by ${versionText(version)}: ${fields}. ${scores} The decision stands: look at the confirmed match again.`,
        cause: `changed:${before.id}:${version.fromVersion}`,
        createdAt: why.now,
      });
    }
  }
  write.insert(alert, alerts);
}

/** The version that brought what a list says now, after it said something else. */
function versionOf(revisions: Exclude<ReturnType<Why['history']['get']>, undefined>, formerHash: string) {
  const then = revisions.findLastIndex(({ matchHash }) => matchHash === formerHash);
  return revisions.slice(then + 1).find(({ matchHash }) => matchHash === revisions.at(-1)?.matchHash);
}
