import type { Entity } from '@tamis/api/entities/schema';

/** The columns of the upload template, so that an export can be imported again, then the results of screening. */
export const entityRows = (entities: readonly Entity[]) =>
  entities.map(({ id, additionalInfo, flags, ...entity }) => ({
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
