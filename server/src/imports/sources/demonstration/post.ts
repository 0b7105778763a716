import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import type { Random } from '#imports/sources/demonstration/random.ts'

/** A post for one official; an office with several members in one jurisdiction has as many posts. */
export interface Post {
  readonly office: OfficeName
  readonly jurisdiction: InventedJurisdiction
  readonly random: Random
}
