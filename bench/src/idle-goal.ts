const goals = { small: { officials: 25_000, megabytes: 160 }, large: { officials: 520_000, megabytes: 500 } } as const

/** The memory goal of a server at rest in MB, interpolated linearly between the goals for two sizes. */
export function mostAtRest(officials: number): number {
  const { small, large } = goals
  const part = (officials - small.officials) / (large.officials - small.officials)
  return Math.round(small.megabytes + part * (large.megabytes - small.megabytes))
}
