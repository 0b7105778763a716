/** One line of the results. */
export interface Figure {
  readonly what: string
  readonly value: string
  /** Missing if the figure is only for information. */
  readonly goal?: { readonly text: string; readonly isMet: boolean }
}

/** The median, because a pause of the machine in one round does not affect it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

export function times(ratio: number): string {
  return `× ${ratio.toFixed(2)}`
}
