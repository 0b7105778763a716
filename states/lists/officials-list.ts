import type { CountyOfRace, ElectedPost } from '#returns/elected-post.ts'

export interface ListedCounty extends CountyOfRace {
  /** The FIPS code. */
  readonly id: string
  /** "Acadia" */
  readonly name: string
}

/** Somebody in office, from a row of a list; what the list does not state is blank. */
export interface ListedOfficial {
  readonly post: ElectedPost
  /** The office as the list writes it. */
  readonly title: string
  readonly countyId: string
  readonly name: string
  readonly party: string
  readonly gender: string
  readonly ethnicity: string
  /** The month in which the term ends: "2028-06". */
  readonly termEnd: string
}

/** A state's list of current officials that people can download, but that cannot be fetched from a URL. */
export interface OfficialsList<Column extends string = string> {
  /** The name of the source in a pack and in the database. */
  readonly source: string
  readonly publisher: string
  readonly title: string
  /** The page where people find it. */
  readonly url: string
  /** What people have to download, in words. */
  readonly download: string
  /** The normalized headings of the columns to read; the first one identifies the header row of a workbook. */
  readonly columns: readonly [Column, ...Column[]]
  /** Null for officials from other lists with ids of their own: Congress, state executives, legislators. */
  officialOf(values: Readonly<Record<Column, string>>, counties: readonly ListedCounty[]): ListedOfficial | null
}
