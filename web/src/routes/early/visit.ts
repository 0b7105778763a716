/** What is known of a visit before any of the page is drawn. */
export interface Visit {
  readonly pathname: string
  /** The query of the address, from its `?` on. */
  readonly search: string
  /** The window is wide enough for the table; narrower, it shows cards. */
  readonly hasTable: boolean
  /** The columns that were hidden at the last visit. */
  readonly hidden: ReadonlySet<string>
}
