import type { Evidence as EngineEvidence } from '@tamis/screening';
import * as v from 'valibot';

export { NOTES } from '@tamis/screening/matching/notes';

const verdict = v.picklist(['match', 'differs', 'unknown']);

/** The engine's evidence of a comparison as it goes over the wire: how each part of the name and each field agreed. */
export const Evidence = v.object({
  matchedName: v.pipe(v.string(), v.description("Which of the listed party's names was used")),
  matchedNameKind: v.picklist(['primary', 'aka', 'fka', 'nka', 'original-script']),
  matchedNameStrength: v.picklist(['strong', 'weak']),
  subjectName: v.pipe(v.string(), v.description('Which of the given names was used')),
  readAs: v.exactOptional(
    v.pipe(
      v.object({ subject: v.string(), listed: v.string() }),
      v.description(
        "What each name was read as, '' where that is its own words; left out where both are read as they are written",
      ),
    ),
  ),
  parts: v.array(
    v.object({
      subject: v.string(),
      listed: v.string(),
      role: v.exactOptional(v.picklist(['given', 'family', 'patronymic', 'number', 'legal-form', 'generic', 'place'])),
      agreement: v.picklist([
        'same',
        'spelling',
        'transliteration',
        'initial',
        'nickname',
        'joined',
        'abbreviation',
        'acronym',
        'translation',
        'missing',
        'differs',
      ]),
      verdict,
      note: v.string(),
    }),
  ),
  fields: v.array(
    v.object({
      field: v.picklist(['name', 'type', 'date', 'country', 'gender', 'birthPlace', 'identifier']),
      label: v.string(),
      subject: v.string(),
      listed: v.string(),
      verdict,
      note: v.string(),
      effect: v.pipe(v.number(), v.description('Points that this field adds to or takes from the score')),
    }),
  ),
}) satisfies v.GenericSchema<EngineEvidence>;
