import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';
import { confirmedLists, isFlagless, ownedByBlocked } from '@tamis/screening/risk/sanctions-risk';
import { dayText } from '../day-text.ts';
import { PRIORITY_LABELS, STATUS_LABELS } from '../cases/activities.ts';
import type { Entity } from '../entities/schema.ts';
import type { Ownership, OwnershipParty } from '../ownership/schema.ts';
import { statusText, verdictText } from '../ownership/words.ts';
import type { RiskAssessment } from '../risk/schema.ts';
import type { Match } from '../screening/schema.ts';
import { isWaiting, lastDelisting, standsConfirmed } from '../screening/view-schema.ts';
import { PROFILE_LISTS, requireKnownList } from '../watchlists/registry.ts';
import { inventedLast } from '../watchlists/schema.ts';
import {
  type Cell,
  type Fact,
  isolate,
  type ReportDocument,
  type Section,
  utcTime,
  withoutSteering,
} from './document.ts';
import type { ReportFacts } from './facts.ts';
import { methodSections } from './method.ts';

/** The four lists that every report answers for, in the specification's words and order. */
const FOUR_LISTS = PROFILE_LISTS.map(requireKnownList);

const TYPE_LABELS = { person: 'Person', company: 'Company', country: 'Country' } as const;
const LEVEL_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** Puts the facts into a report's words. Pure: the same facts always make the same report. */
export function composeReport(given: ReportFacts, reportId: number): ReportDocument {
  const facts = withoutSteering(given);
  const { entity } = facts;
  const band = riskBand(entity.riskScore);
  const record = `${facts.publicUrl}/entity/${entity.id}`;
  return {
    reference: `Report ${reportId}`,
    title: entity.name,
    verdict: verdictOf(entity, facts.matches),
    letterhead: [
      { label: 'Report', value: String(reportId) },
      { label: 'As of', value: utcTime(facts.asOf) },
      { label: 'Made by', value: isolate(facts.createdBy) },
      { label: 'Record', value: record, href: record },
    ],
    gauge: { score: entity.riskScore, band, label: RISK_LABELS[band] },
    sections: [
      subject(entity),
      sanctionLists(facts),
      risk(facts),
      matches(facts.matches),
      ...ownership(facts.ownership),
      media(facts),
      cases(facts),
      screening(facts.screening),
      ...methodSections(facts.screening),
    ],
  };
}

function verdictOf(entity: Entity, all: readonly Match[]): string {
  const { sanctionLists } = entity.flags;
  const waiting = all.filter(isWaiting).length;
  const confirmed = all
    .filter(standsConfirmed)
    .flatMap(({ list: { kind, code } }) => (isFlagless(kind) ? [{ kind, list: code }] : []));
  const parts = [
    sanctionLists.length > 0 && `On ${counted(sanctionLists.length, 'sanctions list')} (${sanctionLists.join(', ')})`,
    sanctionLists.length === 0 && entity.isSanctioned && 'Marked as sanctioned, no list recorded',
    entity.blockedShare !== null && ownedByBlocked(entity.blockedShare),
    entity.isPep && 'Politically exposed',
    confirmed.length > 0 && `Confirmed match on ${confirmedLists(confirmed)}`,
    waiting > 0 && `${counted(waiting, 'possible match', 'possible matches')} waiting for a decision`,
  ].filter((part) => part !== false);
  if (parts.length > 0) return `${parts.join('; ')}.`;
  return entity.lastScreenedAt === null
    ? 'Not screened yet: nothing can be said.'
    : 'No confirmed or waiting match on the lists that were searched.';
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function subject({ id, type, countryName, additionalInfo: info, createdAt }: Entity): Section {
  const optional: [string, string | null][] = [
    ['Birth date', info.birthDate && dateText(info.birthDate)],
    ['Position', info.position],
    ['Founded', info.founded && dateText(info.founded)],
    ['Industry', info.industry],
  ];
  const facts: Fact[] = [
    { label: 'Type', value: TYPE_LABELS[type] },
    { label: 'Country', value: isolate(countryName) },
    ...optional.flatMap(([label, value]) => (value === null ? [] : [{ label, value: isolate(value) }])),
    { label: 'Entity number', value: String(id) },
    { label: 'Recorded', value: utcTime(createdAt) },
  ];
  return { title: 'Subject', blocks: [{ kind: 'facts', facts }] };
}

/** Dates of an entity are free text: a whole one is written like every other, any other as it was given. */
function dateText(given: string): string {
  const time = Date.parse(given);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === given ? dayText(time) : given;
}

/** A list that was not searched, or on which something waits, is not told as clear by its status alone. */
function sanctionLists({
  entity: { flags, isSanctioned, isPep },
  matches: all,
  screening: searched,
}: ReportFacts): Section {
  const waiting = (code: string) => {
    const count = all.filter((match) => match.list.code === code && isWaiting(match)).length;
    return count === 0 ? 'None' : counted(count, 'match', 'matches');
  };
  const version = (code: string) => {
    const list = searched?.lists.find((one) => one.code === code);
    if (!list) return 'Not searched';
    return list.publishedAt === null
      ? `Version ${list.number}`
      : `Version ${list.number} of ${dayText(list.publishedAt)}`;
  };
  const unlisted = (code: string): Cell => {
    const on = lastDelisting(all.filter(({ list }) => list.code === code));
    return on === null ? 'Not Listed' : { text: 'Not Listed', details: [`Delisted on ${dayText(on)}`] };
  };
  const rowOf = (title: string, code: string): Cell[] => [
    title,
    flags.sanctionLists.includes(code) ? LISTED : unlisted(code),
    waiting(code),
    version(code),
  ];
  const four = FOUR_LISTS.map(({ code, title }) => rowOf(title, code));
  const delisted = all.filter((match) => match.list.kind === 'sanctions' && lastDelisting([match]) !== null);
  const others = [...new Set([...flags.sanctionLists, ...delisted.map(({ list }) => list.code)])]
    .filter((code) => !FOUR_LISTS.some((list) => list.code === code))
    .map((code) => rowOf(code, code));
  const unknown: Cell[][] =
    isSanctioned && flags.sanctionLists.length === 0 ? [['List not recorded', LISTED, 'None', 'Not searched']] : [];
  const facts: Fact[] = [
    { label: 'Sanctioned', value: isSanctioned ? 'Yes' : 'No' },
    { label: 'Politically exposed', value: isPep ? 'Yes' : 'No' },
    ...(flags.reasons.length > 0 ? [{ label: 'Reasons', value: flags.reasons.map(isolate).join('; ') }] : []),
  ];
  const columns = [
    { title: 'List', width: 34 },
    { title: 'Status', width: 16 },
    { title: 'Waiting for a decision', width: 22 },
    { title: 'Searched', width: 28 },
  ];
  return {
    title: 'Sanctions and political exposure',
    blocks: [
      { kind: 'table', columns, rows: [...four, ...others, ...unknown], empty: '' },
      { kind: 'facts', facts },
    ],
  };
}

const LISTED: Cell = { text: 'Listed', strong: true };

function risk({ entity: { name }, risk: assessment, riskModelVersion }: ReportFacts) {
  const { scores, contributions, summary, generatedBy, overall, weightsVersion, createdAt } = assessment;
  const bar = (label: string, factor: keyof RiskAssessment['scores']) => ({
    label,
    value: scores[factor],
    note: `contributes ${contributions[factor]} of ${overall} points`,
  });
  return {
    title: 'Risk assessment',
    blocks: [
      { kind: 'text', text: summary.replaceAll(name, isolate(name)) },
      {
        kind: 'bars',
        bars: [
          bar('Sanctions risk', 'sanctionsRisk'),
          bar('Political exposure', 'politicalExposure'),
          bar('Adverse media', 'adverseMedia'),
          bar('Country risk', 'countryRisk'),
        ],
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Assessed', value: utcTime(createdAt) },
          { label: 'Assessed score', value: `${overall} of 100` },
          { label: 'Summary', value: `Generated by ${generatedBy}` },
          { label: 'Risk model', value: modelText(riskModelVersion, weightsVersion) },
        ],
      },
    ],
  } satisfies Section;
}

/** Which rules and weights made the score: enough to make it again. */
function modelText(model: string | null, weightsVersion: number): string {
  if (model === null) return 'not assessed yet';
  return weightsVersion === 0 ? model : `${model}, weights version ${weightsVersion}`;
}

const statusCell = (owner: OwnershipParty, strong: boolean): Cell => ({
  text: statusText(owner),
  strong,
  details: owner.party ? [`${owner.party.list} ${owner.party.sourceRef}`] : [],
});

/** Who owns the subject, at any height, which tells why it is blocked without being listed; nothing where no owner is recorded. */
function ownership(known: Ownership): Section[] {
  const { on, chain, omitted, recordedShare } = known;
  if (chain.length === 0) return [];
  const rows = chain.map(({ owner, owned, share, counts, source }): Cell[] => [
    isolate(owner.name),
    statusCell(owner, counts),
    share === null ? 'Not known' : `${share} %`,
    isolate(owned.name),
    source === null ? '' : isolate(source),
  ]);
  const columns = [
    { title: 'Owner', width: 28 },
    { title: 'Standing', width: 20 },
    { title: 'Share', width: 12, numeric: true },
    { title: 'Of', width: 20 },
    { title: 'Source', width: 20 },
  ];
  const facts: Fact[] = [
    { label: 'In force on', value: dayText(Date.parse(on)) },
    { label: 'Recorded', value: `Owners of ${recordedShare} % of the subject` },
    ...(omitted > 0 ? [{ label: 'Not shown', value: counted(omitted, 'further link') }] : []),
  ];
  return [
    {
      title: 'Ownership',
      blocks: [
        { kind: 'text', text: verdictText(known) },
        { kind: 'table', columns, rows, empty: '' },
        { kind: 'facts', facts },
      ],
    },
  ];
}

function matches(all: readonly Match[]): Section {
  const rows = all.map((match): Cell[] => {
    const name = match.party.names[0]?.text ?? match.matchedName;
    const text = match.matchedName === name ? isolate(name) : `${isolate(name)} (as ${isolate(match.matchedName)})`;
    const details = [
      `${match.list.code} ${match.party.sourceRef}`,
      match.delistedAt === null ? '' : `Taken off the list ${dayText(match.delistedAt)}`,
      match.changedSince.length === 0 ? '' : 'Changed since the decision',
    ].filter((part) => part !== '');
    return [
      String(Math.round(match.score)),
      { text, href: match.party.sourceUrl, details },
      decisionOf(match),
      match.explanation.replaceAll(/'[^']+'/gu, isolate),
    ];
  });
  const columns = [
    { title: 'Score', width: 8, numeric: true },
    { title: 'Listed party', width: 28 },
    { title: 'Decision', width: 34 },
    { title: 'Why they are alike', width: 30 },
  ];
  return { title: 'Matches', blocks: [{ kind: 'table', columns, rows, empty: 'No match was found.' }] };
}

const DECISIONS = {
  pending: 'Waiting for a decision',
  proposed: 'Proposed, waits for a second person',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
} as const;

/** What would come of a proposal. */
const PROPOSALS = { pending: 'Reopening', confirmed: 'Confirmation', dismissed: 'Dismissal' } as const;

const signed = (did: string, who: string, at: string): string => `${did} by ${isolate(who)}, ${utcTime(at)}`;

/** The decision first, then who made it when, and what for. */
function decisionOf(match: Match): Cell {
  const { state, decidedBy, decidedAt, approvedBy, approvedAt, proposal } = match;
  const people = proposal
    ? [signed('Proposed', proposal.by, proposal.at)]
    : [
        decidedAt && signed('Decided', decidedBy ?? 'the system', decidedAt),
        approvedAt && signed('Approved', approvedBy ?? 'a second person', approvedAt),
      ];
  const { reason, note } = proposal ?? match;
  return {
    text: proposal ? `${PROPOSALS[proposal.to]} proposed, waits for a second person` : DECISIONS[state],
    strong: state === 'confirmed',
    details: [...people, reason, note && isolate(note), ...reviewOf(match)].flatMap((part) => (part ? [part] : [])),
  };
}

const OUTCOMES = { yes: 'yes', partly: 'in part', no: 'no' } as const;

/** What the decision was made on, in the order of review. */
function reviewOf({ review }: Match): string[] {
  if (review === null) return [];
  const checks = review.checks.map(({ label, detail, outcome }) => `${label} (${detail}): ${OUTCOMES[outcome]}`);
  return [`Order of review, at score ${Math.round(review.score)}:`, ...checks];
}

function media({ media: items, publicUrl }: ReportFacts): Section {
  const rows = items.map(({ id, title, source, publishedAt, riskLevel, aiSummary, summaryBy, url }): Cell[] => [
    dayText(publishedAt),
    LEVEL_LABELS[riskLevel],
    { text: isolate(title), href: url ?? `${publicUrl}/articles/${id}`, details: [isolate(source)] },
    summaryBy === 'person' ? isolate(aiSummary) : `${isolate(aiSummary)} (generated by ${summaryBy})`,
  ]);
  const columns = [
    { title: 'Published', width: 13 },
    { title: 'Risk', width: 10 },
    { title: 'Article', width: 35 },
    { title: 'Summary', width: 42 },
  ];
  return { title: 'Adverse media', blocks: [{ kind: 'table', columns, rows, empty: 'No adverse media found.' }] };
}

function cases({ cases: items, publicUrl }: ReportFacts): Section {
  const rows = items.map(({ id, title, status, priority, assignee, createdAt }): Cell[] => [
    { text: `${id}: ${isolate(title)}`, href: `${publicUrl}/cases?case=${id}` },
    STATUS_LABELS[status],
    PRIORITY_LABELS[priority],
    isolate(assignee ?? 'Unassigned'),
    dayText(createdAt),
  ]);
  const columns = [
    { title: 'Case', width: 40 },
    { title: 'Status', width: 15 },
    { title: 'Priority', width: 12 },
    { title: 'Assigned to', width: 20 },
    { title: 'Opened', width: 13 },
  ];
  return { title: 'Cases', blocks: [{ kind: 'table', columns, rows, empty: 'No case was opened.' }] };
}

function screening(certificate: ReportFacts['screening']): Section {
  const title = 'Screening';
  if (!certificate) return { title, blocks: [{ kind: 'text', text: 'This entity waits for its first screening.' }] };
  const rows = inventedLast(certificate.lists).map((list) => [
    list.title,
    list.code,
    String(list.number),
    list.publishedAt === null ? 'Not given' : dayText(list.publishedAt),
    utcTime(list.importedAt),
    list.parties.toLocaleString('en'),
  ]);
  const columns = [
    { title: 'List', width: 27 },
    { title: 'Code', width: 13 },
    { title: 'Version', width: 9, numeric: true },
    { title: 'Published', width: 15 },
    { title: 'Imported', width: 26 },
    { title: 'Parties', width: 10, numeric: true },
  ];
  const facts = [
    { label: 'Last screened', value: utcTime(certificate.at) },
    { label: 'Engine', value: certificate.engineVersion },
    { label: 'Threshold', value: `${certificate.threshold} of 100` },
  ];
  return {
    title,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'table', columns, rows, empty: 'No list had been imported: nothing was searched.' },
    ],
  };
}
