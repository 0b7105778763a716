import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Records } from '#imports/records/records.ts'
import { choosePosts } from '#imports/sources/demonstration/choose-posts.ts'
import { readCounties } from '#imports/geography/mapped-counties.ts'
import { inventFacts } from '#imports/sources/demonstration/facts.ts'
import { fillPosts } from '#imports/sources/demonstration/fill-posts.ts'
import { inventState } from '#imports/sources/demonstration/invent-state.ts'
import { demonstrationSources } from '#imports/sources/demonstration/sources.ts'

interface DemonstrationOptions {
  readonly officials: number
  readonly seed: number
  /** The day around which the elections lie. */
  readonly today: string
}

/**
 * Invented officials over the real counties of the five states; the same options give the same records.
 * More officials mean more municipalities and school districts, whose figures are those of their county,
 * so that the facts stay as few as they are.
 */
export function demonstrationRecords({ officials: count, seed, today }: DemonstrationOptions): Records {
  const counties = readCounties()
  const states = stateIds.map((id) =>
    inventState(
      id,
      counties.filter((county) => county.stateId === id),
      seed,
    ),
  )
  const sources = demonstrationSources(today)
  const { jurisdictions, seats, officials } = fillPosts(choosePosts(states, count), today, sources)
  return {
    sources: Object.values(sources),
    counties: counties.map(({ id, stateId, name, fullName }) => ({ id, stateId, name, fullName })),
    jurisdictions: jurisdictions.map(({ record }) => record),
    seats: seats.map(({ record }) => record),
    officials,
    facts: states.flatMap((state) => inventFacts(state, jurisdictions, officials, sources)),
  }
}
