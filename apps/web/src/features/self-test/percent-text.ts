/** '95.6 %', '100 %', '0.04 %': an extra digit where one digit would round to zero. */
export function percentText(share: number, unit = ' %'): string {
  const percent = share * 100;
  const digits = percent === 0 || percent === 100 ? 0 : percent < 0.1 ? 2 : 1;
  // Less than everything is never shown as 100 %.
  const shown = digits === 1 && percent > 99.9 ? 99.9 : percent;
  return `${shown.toFixed(digits)}${unit}`;
}

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
