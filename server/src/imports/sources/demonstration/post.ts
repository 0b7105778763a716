import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import type { Random } from '#imports/sources/demonstration/random.ts'

/** One chair for one official; an office with several in one jurisdiction has as many posts. */
export interface Post {
  readonly office: OfficeName
  readonly jurisdiction: InventedJurisdiction
  readonly random: Random
}
