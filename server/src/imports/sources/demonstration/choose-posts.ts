import { states } from '@atlas/contract/rules/states.ts'
import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'
import { districts, type InventedJurisdiction, wholeState } from '#imports/sources/demonstration/jurisdictions.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'
import { laws } from '@atlas/states/laws.ts'
import type { InventedCounty, InventedState } from '#imports/sources/demonstration/invent-state.ts'
import { countyPosts } from '#imports/sources/demonstration/county-posts.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type Span, spansOf } from '#imports/sources/demonstration/span.ts'

/** Limits the statewide officials in a small set, so that they do not crowd out the others. */
const mostStatewideShare = 0.24

/** The requested number of posts: the states' own, then those of the counties, more of them for larger counties. */
export function* choosePosts(states: readonly InventedState[], count: number): Generator<Post> {
  const statewide = states.flatMap(statePosts)
  const statewideCount = Math.min(statewide.length, Math.round(count * mostStatewideShare))
  yield* everySoMany(statewide, statewideCount)

  const counties = states.flatMap((state) => state.counties)
  const quotas = quotasOf(spansOf(counties.map(weightOf)), count - statewideCount)
  for (const [index, county] of counties.entries()) {
    const neighbor = [counties[index + 1], counties[index - 1]].find((each) => each?.stateId === county.stateId)
    yield* firstOf(countyPosts(county, neighbor ?? county), quotas[index] as number)
  }
}

/** All officials whom a whole state or its districts elect. */
function statePosts(state: InventedState): Post[] {
  const profile = demonstrations[state.id]
  const executives = laws[state.id].elected.filter((office) => offices[office] === 'Statewide Executive')
  const { seats } = states[state.id]
  const { random } = state
  const stateArea = wholeState(state)
  const each = (jurisdictions: readonly InventedJurisdiction[], elected: readonly OfficeName[]) =>
    jurisdictions.flatMap((jurisdiction) => elected.map((office) => ({ office, jurisdiction, random })))
  return [
    ...each([stateArea], ['U.S. Senator', 'U.S. Senator', ...executives]),
    ...each(districts(state, 'congressional-district', seats.congress), ['U.S. Representative']),
    ...each(districts(state, 'senate-district', seats.senate), ['State Senator']),
    ...each(districts(state, 'house-district', seats.house), ['State Representative']),
    ...each(districts(state, 'judicial-circuit', profile.circuits), profile.circuitOffices),
  ]
}

/** A county with a thousand times the population elects about ten times as many officials. */
function weightOf(county: InventedCounty): number {
  return county.figures.residents ** 0.35
}

/** Whole numbers that add up to the total. */
function quotasOf(spans: readonly Span[], total: number): number[] {
  return spans.map(({ from, to }) => Math.round(to * total) - Math.round(from * total))
}

function everySoMany<Item>(items: readonly Item[], count: number): Item[] {
  const passed = (index: number) => Math.floor((index * count) / items.length)
  return items.filter((_, index) => passed(index + 1) > passed(index))
}

function* firstOf(posts: Generator<Post>, count: number): Generator<Post> {
  for (let posted = 0; posted < count; posted++) yield posts.next().value
}
