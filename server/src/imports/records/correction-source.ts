export const correctionPrefix = 'correction:'

/** The source of what a correction says: each has its own, named as the administrator named it. */
export function sourceOfCorrection(id: string): string {
  return correctionPrefix + id
}

export function isOfCorrection(sourceId: string): boolean {
  return sourceId.startsWith(correctionPrefix)
}
