/** Hears, in a few words, what a long import is doing. */
export type Progress = (step: string) => void
