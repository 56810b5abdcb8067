/** '95.6 %', '100 %', '0.04 %': a digit more where a tenth would hide that there is something. */
export function percentText(share: number, unit = ' %'): string {
  const percent = share * 100;
  const digits = percent === 0 || percent === 100 ? 0 : percent < 0.1 ? 2 : 1;
  // A share short of all is never told as all.
  const shown = digits === 1 && percent > 99.9 ? 99.9 : percent;
  return `${shown.toFixed(digits)}${unit}`;
}

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
