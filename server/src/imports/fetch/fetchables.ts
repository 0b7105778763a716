import { congress } from '#imports/fetch/congress-files.ts'
import type { Fetchable } from '#imports/fetch/source/fetchable.ts'
import { geography } from '#imports/fetch/geography-files.ts'
import { openStates } from '#imports/fetch/open-states-files.ts'
import { president } from '#imports/fetch/president-files.ts'
import { returnsBySource } from '#imports/fetch/returns/returns-files.ts'
import type { FetchedSource } from '#imports/sources/public-pack/files/pack-paths.ts'

export const fetchables: Readonly<Record<FetchedSource, Fetchable>> = {
  'open-states': openStates,
  'congress-legislators': congress,
  'county-president': president,
  'us-geography': geography,
  ...returnsBySource,
}
