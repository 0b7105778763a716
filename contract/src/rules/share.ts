/** A share as tenths of a percent, which is how far files and screens tell it: 0.67659 is 677. */
export function tenthsOfPercent(share: number): number {
  return Math.round(share * 1_000)
}
