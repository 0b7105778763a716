/** One line of the results. */
export interface Figure {
  readonly what: string
  readonly value: string
  /** Absent where the figure is for orientation only. */
  readonly goal?: { readonly text: string; readonly isMet: boolean }
}

/** The middle one: a pause of the machine in one round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

export function times(ratio: number): string {
  return `× ${ratio.toFixed(2)}`
}
