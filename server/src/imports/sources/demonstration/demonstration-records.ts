import { stateIds } from '@atlas/contract/rules/states.ts'
import { lawfulDates } from '#imports/elections/lawful-dates.ts'
import type { OfficialRecord, Records } from '#imports/records/records.ts'
import { inventContacts } from '#imports/sources/demonstration/contacts.ts'
import { choosePosts } from '#imports/sources/demonstration/choose-posts.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { inventFacts } from '#imports/sources/demonstration/facts.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import { officialInventor } from '#imports/sources/demonstration/officials.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type InventedSeat, seatInventor } from '#imports/sources/demonstration/seats.ts'
import { inventState } from '#imports/sources/demonstration/invent-state.ts'
import { type DemonstrationSources, demonstrationSources } from '#imports/sources/demonstration/sources.ts'

interface DemonstrationOptions {
  readonly officials: number
  readonly seed: number
  /** The day relative to which the elections are dated. */
  readonly today: string
}

/**
 * Invented officials for the real counties of the five states; the same options give the same records. More officials
 * mean more municipalities and school districts, which use the figures of their county, so that the number of facts
 * stays small.
 */
export function demonstrationRecords({ officials: count, seed, today }: DemonstrationOptions): Records {
  const counties = readMappedCounties()
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
    contacts: inventContacts(seats, jurisdictions, sources),
    facts: states.flatMap((state) => inventFacts(state, jurisdictions, officials, sources)),
    electionDates: lawfulDates(sources.people.id),
    electionGaps: [],
    censusPlaces: [],
    zipAreas: [],
  }
}

interface Filled {
  readonly jurisdictions: readonly InventedJurisdiction[]
  readonly seats: readonly InventedSeat[]
  readonly officials: readonly OfficialRecord[]
}

/** Invents a holder for each post; the posts of one office in one jurisdiction share a seat. */
function fillPosts(posts: Iterable<Post>, today: string, sources: DemonstrationSources): Filled {
  const inventSeat = seatInventor(today, sources)
  const inventOfficial = officialInventor(today, sources)
  const jurisdictions = new Map<string, InventedJurisdiction>()
  const seats = new Map<string, { seat: InventedSeat; chairs: number }>()
  const officials: OfficialRecord[] = []
  for (const post of posts) {
    const { key } = post.jurisdiction.record
    if (!jurisdictions.has(key)) jurisdictions.set(key, post.jurisdiction)
    const seatKey = `${post.office} ${key}`
    const filled = seats.get(seatKey) ?? { seat: inventSeat(post), chairs: 0 }
    filled.chairs += 1
    seats.set(seatKey, filled)
    officials.push(inventOfficial(post, filled.chairs, filled.seat.lastYear))
  }
  return {
    jurisdictions: [...jurisdictions.values()],
    seats: Array.from(seats.values(), ({ seat }) => seat),
    officials,
  }
}
