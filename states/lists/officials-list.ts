import type { CountyOfRace, ElectedPost } from '#returns/elected-post.ts'

export interface ListedCounty extends CountyOfRace {
  /** The FIPS code. */
  readonly id: string
  /** "Acadia" */
  readonly name: string
}

/** Somebody in office, as a row of a list says; blank is what it does not say. */
export interface ListedOfficial {
  readonly post: ElectedPost
  /** The office, as the list writes it. */
  readonly title: string
  readonly countyId: string
  readonly name: string
  readonly party: string
  readonly gender: string
  readonly ethnicity: string
  /** The month in which the term ends: "2028-06". */
  readonly termEnd: string
}

/** A list of those in office that a state lets people download, and that has no address from which it can be fetched. */
export interface OfficialsList<Column extends string = string> {
  /** What the source is called in a pack and in the database. */
  readonly source: string
  readonly publisher: string
  readonly title: string
  /** Where people find it. */
  readonly url: string
  /** What people have to download, in words. */
  readonly download: string
  /** The headings of what is read of it, normalised; by the first one the header row of a workbook is found. */
  readonly columns: readonly [Column, ...Column[]]
  /** Null for those whom other lists name, with ids of their own: Congress, executives of the state, legislators. */
  officialOf(values: Readonly<Record<Column, string>>, counties: readonly ListedCounty[]): ListedOfficial | null
}
