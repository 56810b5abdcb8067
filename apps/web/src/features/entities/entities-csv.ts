import type { Entity } from '@tamis/api/entities/schema';
import Papa from 'papaparse';

/** The columns of the upload's template, so that what goes out can come in again, and then what screening found. */
export function entitiesCsv(entities: readonly Entity[]): string {
  const rows = entities.map(({ id, additionalInfo, flags, ...entity }) => ({
    name: entity.name,
    type: entity.type,
    country: entity.country,
    isPep: entity.isPep,
    isSanctioned: entity.isSanctioned,
    riskScore: entity.riskScore,
    birthDate: additionalInfo.birthDate ?? '',
    position: additionalInfo.position ?? '',
    founded: additionalInfo.founded ?? '',
    industry: additionalInfo.industry ?? '',
    id,
    sanctionLists: flags.sanctionLists.join(' '),
    pendingMatches: entity.pendingMatches,
    lastScreenedAt: entity.lastScreenedAt ?? '',
    createdAt: entity.createdAt,
  }));
  // A text that begins like a formula is not run by a spreadsheet that opens the file.
  return Papa.unparse(rows, { escapeFormulae: true });
}
