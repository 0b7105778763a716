export const correctionPrefix = 'correction:'

/** How history calls a load that took a correction out again. */
export const correctionUndone = 'Correction undone'

/** The source of what a correction says: each has its own, named as the administrator named it. */
export function sourceOfCorrection(id: string): string {
  return correctionPrefix + id
}

export function isOfCorrection(sourceId: string): boolean {
  return sourceId.startsWith(correctionPrefix)
}
