export interface OfficialSummary {
  /** The line of the file; null for somebody who is not in it. */
  readonly line: number | null
  readonly official: string
  readonly office: string
  readonly jurisdiction: string
}
