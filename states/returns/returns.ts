import type { PostOf } from '#returns/elected-post.ts'
import type { PublishedFile } from '#returns/published-file.ts'
import type { Race } from '#returns/race.ts'

/** How a state publishes the returns of an election day, where it does so in a form of its own, and how they are read. */
export interface Returns {
  /** What the source is called in a pack and in the database. */
  readonly source: string
  readonly publisher: string
  /** Where people find them. */
  readonly url: string
  /** Where the address of each file begins. */
  readonly addresses: string
  readonly racesOf: (file: PublishedFile, day: string) => readonly Race[]
  readonly postOf: PostOf
}
