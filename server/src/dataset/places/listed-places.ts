import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { representationGap } from '@atlas/contract/rules/representation-gap.ts'
import { isStateId, type StateId, states } from '@atlas/contract/rules/states.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import { type BodiesInput, countSeats, governingBodies, shareColumns } from '#dataset/places/governing-bodies.ts'
import { listAt, listLength } from '#dataset/places/lists.ts'
import { type Places, rowsOfArea } from '#dataset/places/places.ts'
import { type Representing, representingEach } from '#dataset/places/representing.ts'
import type { StoredPlace } from '#dataset/places/stored-places.ts'
import { type SeatsOfPlace, seatsOfPlaces } from '#dataset/seats/seat-groups.ts'
import type { SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import type { ElectingArea } from '#dataset/stored.ts'
import type { StoredCounty } from '#dataset/stored-rows.ts'
import { type BuiltIndex, codeOf, indexColumn, type ReadColumn, rememberingReader } from '#search/search-index.ts'
import type { SortOrder } from '#search/sort-order.ts'
import { valueOf } from '#search/values.ts'

/** A row in the list of places. */
export interface ListedPlace extends OfficialsOfPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly name: string
  /** Its location; places in the same counties share one object. */
  readonly area: ElectingArea
  readonly population: number | null
  /** Its own figures, never those of its county. Places without figures share one object. */
  readonly facts: ReadonlyMap<string, ColumnValue>
}

/** Values derived from the officials of a place. */
export interface OfficialsOfPlace {
  /** The number of officials who represent it, as on its page. */
  readonly officials: number
  /** The earliest of any of their seats. */
  readonly nextElection: string | null
  readonly body: ListedBody | null
  readonly seats: SeatsOfPlace
  readonly ballots: BallotsOfPlace
}

/** The outcomes of its own officials' last elections, as far as returns are on file. */
interface BallotsOfPlace {
  readonly known: number
  readonly uncontested: number
  /** The smallest margin in a contested election. */
  readonly closestMargin: number | null
}

/** The columns of officials from which the list of places is derived. */
export const columnsOfPlaces = [
  'office.name',
  'eo.ethnicity',
  'eo.gender',
  'jurisdictionoffice.next_election',
  'stats.last_election',
  'stats.last_election_margin%',
] as const satisfies readonly ColumnId[]

/** For the governing body with most seats on file. */
interface ListedBody {
  readonly name: string
  readonly byLaw: number | null
  /** How many of these seats are open. */
  readonly open: number | null
  readonly seats: number
  readonly known: number
  readonly black: number
  readonly women: number
  readonly gapBlack: number | null
  readonly gapWomen: number | null
}

interface PlacesInput {
  readonly stored: readonly StoredPlace[]
  readonly places: Places
  /** The index of officials. */
  readonly index: BuiltIndex
  readonly seats: SeatsOnFile
  readonly facts: readonly StoredFacts[]
  readonly counties: Counties
}

/** Every place, sorted by id, with the values derived from its officials. */
export function listedPlaces({ stored, places, index, seats, facts, counties }: PlacesInput): ListedPlace[] {
  const factsOf = ownFacts(stored, facts)
  const areaOf = areasOnce(counties)
  const ofPlace = (number: number) => {
    const whole = stored[number]?.whole
    return (whole && factsOf.get(whole.id)) ?? nothing
  }
  const officialsOf = officialsOfPlaces(places, { index, seats }, (number) => blackShareIn(ofPlace(number)))
  return stored.map((place, number) => {
    const { id, kind, name, town } = place
    const own = ofPlace(number)
    return {
      id,
      kind,
      name,
      area: areaOf(place),
      population: town?.population ?? ((own.get('stats.county_population') ?? null) as number | null),
      facts: own,
      ...officialsOf(number),
    }
  })
}

function blackShareIn(facts: ListedPlace['facts']): number | null {
  return (facts.get(shareColumns.black) ?? null) as number | null
}

/** place → the values derived from its officials; `blackShareOf` is its own figure. */
export function officialsOfPlaces(
  places: Places,
  { index, seats }: Pick<PlacesInput, 'index' | 'seats'>,
  blackShareOf: (number: number) => number | null,
): (number: number) => OfficialsOfPlace {
  const read = rememberingReader(index)
  const figures = figuresOfAreas(places, nextElectionsOf(places, index))
  const seatsOf = seatsOfPlaces(places, seats)
  return (number) => ({
    ...figures(number),
    body: bodyOf({ places, seats, read }, number, blackShareOf(number)),
    seats: seatsOf(number),
    ballots: ballotsOf(read, rowsOfPlace(places, number)),
  })
}

function ballotsOf(read: ReadColumn, rows: readonly number[]): BallotsOfPlace {
  let [known, uncontested] = [0, 0]
  let closestMargin: number | null = null
  for (const row of rows) {
    const outcome = read('stats.last_election', row)
    if (outcome === null) continue
    known += 1
    if (outcome === 'Uncontested') {
      uncontested += 1
      continue
    }
    const margin = read('stats.last_election_margin%', row)
    if (typeof margin === 'number') closestMargin = Math.min(closestMargin ?? margin, margin)
  }
  return { known, uncontested, closestMargin }
}

/** The officials elected by the voters of a place alone, or of a part of it. */
export function rowsOfPlace(places: Places, number: number): number[] {
  return Array.from(listAt(places.own, number), (area) => [...rowsOfArea(places, area)]).flat()
}

const nothing: ReadonlyMap<string, ColumnValue> = new Map()

/** id of a jurisdiction that is a whole place → its figures, without those for former lines */
function ownFacts(
  stored: readonly StoredPlace[],
  facts: readonly StoredFacts[],
): Map<number, Map<string, ColumnValue>> {
  const wholes = new Set(stored.flatMap(({ whole }) => (whole ? [whole.id] : [])))
  const found = new Map<number, Map<string, ColumnValue>>()
  for (const { field, linesYear, jurisdictions, values } of facts) {
    if (linesYear > 0) continue
    for (const [at, id] of jurisdictions.entries()) {
      const own = found.get(id)
      if (own) own.set(field, values[at] ?? null)
      else if (wholes.has(id)) found.set(id, new Map([[field, values[at] ?? null]]))
    }
  }
  return found
}

/** The location of a place, created once for all places in the same counties. */
function areasOnce({ counties }: Counties): (place: StoredPlace) => ElectingArea {
  const countyOf = new Map(counties.map((county) => [county.id, asCounty(county)]))
  const made = new Map<string, ElectingArea>()
  return ({ stateId, countyIds, whole }) => {
    const coverage = whole?.coverage ?? 'unknown'
    const key = [coverage, stateId, ...countyIds].join(' ')
    const cached = made.get(key)
    if (cached) return cached
    const { code, name } = states[stateId as StateId]
    const area = {
      key: `state:${stateId}`,
      name,
      district: null,
      coverage,
      state: { id: stateId, code, name },
      counties: countyIds.flatMap((county) => countyOf.get(county) ?? []).sort(byName),
    }
    made.set(key, area)
    return area
  }
}

function asCounty({ id, name, state_id: stateId }: Counties['counties'][number]): StoredCounty {
  return { id, name, place: isStateId(stateId) ? states[stateId].code : stateId }
}

function byName(one: StoredCounty, other: StoredCounty): number {
  return one.name < other.name ? -1 : Number(one.name > other.name)
}

/** What is derived from everybody who represents a place; the sum of the same areas is computed once. */
function figuresOfAreas(places: Places, nextElectionOf: (area: number) => string | null) {
  const partsOf = representingEach(places)
  const summed = new WeakMap<readonly Representing[], Pick<ListedPlace, 'officials' | 'nextElection'>>()
  const sumOf = (part: readonly Representing[]) => {
    const cached = summed.get(part)
    if (cached) return cached
    const counted = part.filter(({ certainty }) => isCounted(certainty))
    const sum = {
      officials: counted.reduce((count, { area }) => count + listLength(places.areas.rows, area), 0),
      nextElection: earliest(counted.map(({ area }) => nextElectionOf(area))),
    }
    summed.set(part, sum)
    return sum
  }
  return (number: number) => {
    const parts = partsOf(number).map(sumOf)
    return {
      officials: parts.reduce((count, { officials }) => count + officials, 0),
      nextElection: earliest(parts.map(({ nextElection }) => nextElection)),
    }
  }
}

/** area → the next election of any of its seats */
function nextElectionsOf({ areas: { rows } }: Places, index: BuiltIndex): (area: number) => string | null {
  const column = indexColumn(index, 'jurisdictionoffice.next_election')
  const { ranks, known } = column.order as SortOrder
  const first = new Uint32Array(known + 1)
  for (let code = 0; code < ranks.length; code++) first[ranks[code] as number] = code
  return (area) => {
    let rank = known
    for (const row of listAt(rows, area)) rank = Math.min(rank, ranks[codeOf(column, row)] as number)
    return rank === known ? null : (valueOf(column.values, first[rank] as number) as string)
  }
}

function earliest(days: readonly (string | null)[]): string | null {
  return days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null)
}

function bodyOf(input: BodiesInput, number: number, blackShare: number | null): ListedBody | null {
  const [body] = governingBodies(input, number)
  if (!body) return null
  const { read } = input
  const black = countSeats(read, body.rows, 'black')
  const women = countSeats(read, body.rows, 'women')
  return {
    name: body.shortName,
    byLaw: body.byLaw,
    open: body.byLaw === null ? null : Math.max(0, body.byLaw - body.onFile),
    seats: black.seats,
    known: black.known,
    black: black.counted,
    women: women.counted,
    // No gap for a part that the coverage rule has selected, as on the page of the place.
    gapBlack: body.excluded > 0 ? null : representationGap(black, blackShare),
    gapWomen: representationGap(women, null),
  }
}
