import type { MediaItem } from '@tamis/api/media/schema';

/** What a badge says of an article: its level, unless local rules found nothing adverse in it. */
export const levelText = ({ riskLevel, isAdverse }: Pick<MediaItem, 'riskLevel' | 'isAdverse'>): string =>
  isAdverse ? riskLevel : 'Nothing adverse';
