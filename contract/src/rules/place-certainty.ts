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
