/** Words of a reading by their positions. */
import type { NameReading, NameToken } from '../names/name-token.ts';

export const tokensAt = ({ tokens }: NameReading, positions: readonly number[]): NameToken[] =>
  positions.map((at) => tokens[at]!);

export const bitsOf = ({ tokens }: NameReading, positions: readonly number[]): number =>
  positions.reduce((sum, at) => sum + (tokens[at]?.bits ?? 0), 0);

/** Whether one of the words is of a kind. */
export const has = ({ tokens }: NameReading, positions: readonly number[], kind: NameToken['kind']): boolean =>
  positions.some((at) => tokens[at]?.kind === kind);

export const isForm = ({ tokens }: NameReading, at: number): boolean => tokens[at]?.kind === 'legal-form';

/** Whether one of the particles stands before a word, which is then spelled with it as well. */
export const isAfter = ({ forms }: NameToken, particles: readonly string[]): boolean =>
  forms.length > 1 && particles.some((particle) => forms.includes(particle + forms[0]!));
