/** How sure it is that an official represents a place, the surest first. */
export const certainties = ['whole', 'part', 'some', 'probable', 'possible'] as const
export type Certainty = (typeof certainties)[number]

/**
 * Whether an official counts among those who represent a place. Where one of several officials represents it and nobody
 * knows which, they are counted separately: otherwise, for a court with districts whose counties nobody knows, every
 * judge would represent every county.
 */
export function isCounted(certainty: Certainty): boolean {
  return certainty !== 'possible'
}

export const certaintyMeanings: Readonly<Record<Certainty, string>> = {
  whole: 'Represents all of it.',
  part: 'Represents only a part of it.',
  some: 'Represents all of it or a part; which is not on file.',
  probable: 'Represents the district at its middle; other parts may lie in another.',
  possible: 'One of several who may represent it; which one depends on the address.',
}
