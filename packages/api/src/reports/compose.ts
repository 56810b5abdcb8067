import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';
import { confirmedLists, isFlagless, ownedByBlocked } from '@tamis/screening/risk/sanctions-risk';
import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import type { Entity } from '../entities/schema.ts';
import { ENTITY_TYPE_TEXTS } from '../entities/words.ts';
import { NOTHING_ADVERSE } from '../media/is-adverse.ts';
import type { RiskAssessment } from '../risk/schema.ts';
import type { Match } from '../screening/schema.ts';
import { isWaiting, standsConfirmed } from '../screening/view-schema.ts';
import { caseSection } from './case-section.ts';
import { comparisonSections } from './comparison-section.ts';
import { historySections } from './decision-history.ts';
import {
  type Cell,
  type Fact,
  dateText,
  isolate,
  type ReportDocument,
  type Section,
  utcTime,
  withoutSteering,
} from './document.ts';
import type { ReportFacts } from './facts.ts';
import { listSection } from './list-section.ts';
import { matchSection } from './match-section.ts';
import { ownershipSections } from './ownership-section.ts';
import { methodSections } from './method.ts';
import { screeningSection } from './screening-section.ts';

const LEVEL_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** Composes a report from the facts. Pure: the same facts always give the same report. */
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
      listSection(facts),
      risk(facts),
      matchSection(facts.matches),
      ...comparisonSections(facts.matches, entity.name),
      ...historySections(facts.decisions, facts.matches),
      ...ownershipSections(facts.ownership),
      media(facts),
      caseSection(facts),
      screeningSection(facts.screening, entity),
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

function subject({ id, type, countryName, additionalInfo: info, createdAt }: Entity): Section {
  const optional: [string, string | null][] = [
    ['Birth date', info.birthDate && dateText(info.birthDate)],
    ['Position', info.position],
    ['Founded', info.founded && dateText(info.founded)],
    ['Industry', info.industry],
  ];
  const facts: Fact[] = [
    { label: 'Type', value: ENTITY_TYPE_TEXTS[type] },
    { label: 'Country', value: isolate(countryName) },
    ...optional.flatMap(([label, value]) => (value === null ? [] : [{ label, value: isolate(value) }])),
    { label: 'Entity number', value: String(id) },
    { label: 'Recorded', value: utcTime(createdAt) },
  ];
  return { title: 'Subject', blocks: [{ kind: 'facts', facts }] };
}

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

/** The rules and weights behind the score, with which it can be computed again. */
function modelText(model: string | null, weightsVersion: number): string {
  if (model === null) return 'not assessed yet';
  return weightsVersion === 0 ? model : `${model}, weights version ${weightsVersion}`;
}

function media({ media: items, publicUrl }: ReportFacts): Section {
  const rows = items.map(
    ({ id, title, source, publishedAt, riskLevel, isAdverse, aiSummary, summaryBy, url }): Cell[] => [
      dayText(publishedAt),
      isAdverse ? LEVEL_LABELS[riskLevel] : NOTHING_ADVERSE,
      { text: isolate(title), href: url ?? `${publicUrl}/articles/${id}`, details: [isolate(source)] },
      summaryBy === 'person' ? isolate(aiSummary) : `${isolate(aiSummary)} (generated by ${summaryBy})`,
    ],
  );
  const columns = [
    { title: 'Published', width: 13 },
    { title: 'Risk', width: 10 },
    { title: 'Article', width: 35 },
    { title: 'Summary', width: 42 },
  ];
  return { title: 'Adverse media', blocks: [{ kind: 'table', columns, rows, empty: 'No adverse media found.' }] };
}
