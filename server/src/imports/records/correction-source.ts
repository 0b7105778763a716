export const correctionPrefix = 'correction:'

/** The words in which history describes a load that removed a correction. */
export const correctionUndone = 'Correction undone'

/** The source of a correction's values: each correction has its own, with the name that the administrator gave it. */
export function sourceOfCorrection(id: string): string {
  return correctionPrefix + id
}

export function isOfCorrection(sourceId: string): boolean {
  return sourceId.startsWith(correctionPrefix)
}
