const goals = { small: { officials: 25_000, megabytes: 160 }, large: { officials: 520_000, megabytes: 500 } } as const

/** What a server may weigh at rest, in MB: set for two sizes, and between them on the straight line that joins them. */
export function mostAtRest(officials: number): number {
  const { small, large } = goals
  const part = (officials - small.officials) / (large.officials - small.officials)
  return Math.round(small.megabytes + part * (large.megabytes - small.megabytes))
}
