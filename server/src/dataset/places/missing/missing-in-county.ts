import { placeNoun, placeNouns } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, stateName } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { areaKindCode } from '#dataset/places/area-kinds.ts'
import { governingBodies } from '#dataset/places/governing-bodies.ts'
import { listAt } from '#dataset/places/lists.ts'
import { findPlace, kindAt, placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { touching } from '#dataset/places/representing.ts'
import { joinWords } from '#dataset/in-words.ts'
import { officesOf, officesOfTown } from '#dataset/places/missing/town-offices.ts'
import { readerOf } from '#search/search-index.ts'

/** Functions that every county has an official for, by the names of the office in the states. */
const duties = {
  'tax officers': [
    'Tax Assessor',
    'Tax Collector',
    'Tax Assessor/Collector',
    'Tax Commissioner',
    'Revenue Commissioner',
    'Property Appraiser',
    'Assessor',
  ],
  'the sheriff': ['Sheriff'],
  'clerks of court': [
    'Circuit Clerk',
    'Clerk of Court',
    'Clerk of Circuit Court',
    'Clerk of Superior Court',
    'Chancery Clerk',
  ],
  'the prosecutor': ['District Attorney', 'State Attorney'],
  'the school board': ['School Board Member'],
} as const

/** The offices without an official on file for a county, though there is one for other counties of its state. */
export function missingInCounty(snapshot: Snapshot, place: PlaceOnFile): string[] {
  const here = officesIn(snapshot, place.number)
  const inState = officesOfState(snapshot, place.stateId)
  const missing = Object.entries(duties).flatMap(([duty, offices]) => {
    const isElsewhere = offices.some((office) => inState.counted.has(office))
    return isElsewhere && !offices.some((office) => here.has(office)) ? [duty] : []
  })
  const bodies = governingBodies({ ...snapshot, read: readerOf(snapshot.index) }, place.number)
  const noBody = bodies.every(({ rows }) => rows.length === 0)
    ? [`the governing body of the ${placeNoun('county', place.stateId)}`]
    : []
  const all = [...noBody, ...missing, ...towns(snapshot, place)]
  const others = commonElsewhere(inState, here)
  return [
    ...(all.length > 0 ? [`Not on file: ${joinWords(all)}.`] : []),
    ...(others.length > 0
      ? [
          `On file for most ${placeNouns('county', place.stateId)} of ${stateName(place.stateId)} and not here: ${joinWords(others)}.`,
        ]
      : []),
  ]
}

interface OfficesOfState {
  readonly counties: number
  /** office → the number of counties with a holder on file */
  readonly counted: ReadonlyMap<string, number>
}

/** state → its offices, computed when the first county of the state is requested */
const knownOffices = oncePerSnapshot(() => new Map<string, OfficesOfState>())

function officesOfState(snapshot: Snapshot, stateId: StateId): OfficesOfState {
  const known = knownOffices(snapshot)
  const found = known.get(stateId) ?? countOffices(snapshot, stateId)
  known.set(stateId, found)
  return found
}

function countOffices(snapshot: Snapshot, stateId: StateId): OfficesOfState {
  const { places } = snapshot
  const counted = new Map<string, number>()
  let counties = 0
  for (const county of listAt(places.counties, findPlace(places, stateId) as number)) {
    const offices = officesIn(snapshot, county)
    // No officials can be found for a county that the rule leaves out.
    if (offices.size > 0 && places.excluded[county] === 0) counties += 1
    for (const office of offices) counted.set(office, (counted.get(office) ?? 0) + 1)
  }
  return { counties, counted }
}

const ofTheState = areaKindCode('state-district')

/** The offices in a county's ladder below the state. */
function officesIn(snapshot: Snapshot, county: number): ReadonlySet<string> {
  const { places } = snapshot
  const areas = touching(places, county).map(({ area }) => area)
  return officesOf(
    snapshot,
    areas.filter((area) => places.areas.kinds[area] !== ofTheState),
  )
}

const ofDuties: ReadonlySet<string> = new Set(Object.values(duties).flat())
/** A county has one of these. */
const bodies: ReadonlySet<string> = new Set([
  'County Commissioner',
  'County Supervisor',
  'County Council Member',
  'Police Juror',
  'Parish Council Member',
])
const ofDistricts: ReadonlySet<string> = new Set(['U.S. Representative', 'State Senator', 'State Representative'])

/** Offices that not all counties have; reported only if most counties have a holder on file. */
function commonElsewhere({ counties, counted }: OfficesOfState, here: ReadonlySet<string>): string[] {
  return Array.from(counted).flatMap(([office, count]) => {
    const isOther = !ofDuties.has(office) && !bodies.has(office) && !ofDistricts.has(office)
    return isOther && !here.has(office) && count * 2 > counties ? [office] : []
  })
}

function towns(snapshot: Snapshot, { number }: PlaceOnFile): string[] {
  const { places } = snapshot
  const all = Array.from(listAt(places.inCounty, number)).filter((each) => kindAt(places, each) === 'municipality')
  const onFile = all.map((town) => officesOfTown(snapshot, town))
  const mayorless = all.filter((_, at) => !onFile[at]?.hasMayor)
  const councilless = all.filter((_, at) => !onFile[at]?.hasCouncil)
  const missing = [...mayorless, ...councilless]
  if (missing.length === 0) return []
  const largest = missing.reduce((one, other) =>
    populationOf(snapshot, other) > populationOf(snapshot, one) ? other : one,
  )
  const { name } = placeAt(places, largest)
  if (all.length === 1)
    return [`${joinWords([...mayorless.map(() => 'the mayor'), ...councilless.map(() => 'the council')])} of ${name}`]
  const of = (few: readonly number[]) => (few.length === all.length ? '' : `${few.length} of `)
  const phrases =
    mayorless.length === councilless.length
      ? [`the mayors and councils of ${of(mayorless)}its ${all.length} cities and towns`]
      : [
          ...(mayorless.length > 0 ? [`the mayors of ${of(mayorless)}its ${all.length} cities and towns`] : []),
          ...(councilless.length > 0 ? [`the councils of ${of(councilless)}its ${all.length} cities and towns`] : []),
        ]
  return phrases.map((phrase, at) => (at === phrases.length - 1 ? `${phrase}, ${name} among them` : phrase))
}

function populationOf({ places }: Snapshot, town: number): number {
  return places.towns.get(town)?.population ?? 0
}
