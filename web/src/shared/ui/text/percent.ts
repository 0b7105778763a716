/** 0.4281 → "42.8%" */
export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)}%`
}

/** 0.4 → "40%" */
export function wholePercent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`
}

/** One decimal, or as many as are needed to differ from the threshold that was just missed. */
export function percentBeside(share: number, least: number): string {
  const isRoundedUp = share < least && percent(share) === percent(least)
  return isRoundedUp ? `just under ${wholePercent(least)}` : percent(share)
}
