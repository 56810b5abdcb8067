/** 'Every 6 hours', 'Every day' */
export function scheduleText(hours: number | null): string {
  if (hours === null) return 'Only on request';
  if (hours === 1) return 'Every hour';
  if (hours % 24 !== 0) return `Every ${hours} hours`;
  return hours === 24 ? 'Every day' : `Every ${hours / 24} days`;
}
