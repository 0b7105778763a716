/** Receives short descriptions of what a long import is doing. */
export type Progress = (step: string) => void
