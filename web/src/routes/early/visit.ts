/** What is known about a visit before any of the page is drawn. */
export interface Visit {
  readonly pathname: string
  /** The query of the address, from its `?` on. */
  readonly search: string
  /** The window is wide enough for the table; in a narrower one there are cards. */
  readonly hasTable: boolean
  /** The columns that were hidden at the last visit. */
  readonly hidden: ReadonlySet<string>
}
