import type { PostOf } from '#returns/elected-post.ts'
import type { PublishedFile } from '#returns/published-file.ts'
import type { Race } from '#returns/race.ts'

/** How a state publishes the returns of an election day, if it has a format of its own, and how to read them. */
export interface Returns {
  /** The name of the source in a pack and in the database. */
  readonly source: string
  readonly publisher: string
  /** The page where people find them. */
  readonly url: string
  /** The common prefix of the files' URLs. */
  readonly addresses: string
  readonly racesOf: (file: PublishedFile, day: string) => readonly Race[]
  readonly postOf: PostOf
}
