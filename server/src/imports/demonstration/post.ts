import type { OfficeName } from '#imports/offices.ts'
import type { InventedJurisdiction } from '#imports/demonstration/jurisdictions.ts'
import type { Random } from '#imports/demonstration/random.ts'

/** One chair for one official; an office with several in one jurisdiction has as many posts. */
export interface Post {
  readonly office: OfficeName
  readonly jurisdiction: InventedJurisdiction
  readonly random: Random
}
