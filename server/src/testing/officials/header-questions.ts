import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt } from '#dataset/places/lists.ts'
import { placeAt, placeCount, type PlaceOnFile, rowsOfArea } from '#dataset/places/places.ts'
import { type Random, randomOf } from '#imports/sources/demonstration/random.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'
import { shortFormsOf } from '#vocabulary/places/place-words.ts'

/** What somebody types into the header, and all answers that are equally right. */
export interface Question {
  readonly typed: string
  readonly kind: string
  /** Of officials. */
  readonly ids?: ReadonlySet<number>
  /** Of places. */
  readonly placeIds?: ReadonlySet<string>
  /** Nobody has that office there. */
  readonly isNobody?: true
}

interface Holder {
  readonly id: number
  readonly name: string
  readonly last: string
  readonly office: string
  readonly district: string | null
  readonly phone: string | null
  readonly place: PlaceOnFile
}

type Snapshots = Pick<Snapshot, 'index' | 'places'>

const offices = ['Mayor', 'Sheriff', 'Coroner', 'Probate Judge', 'Tax Assessor', 'Circuit Clerk', 'Assessor']
const boards = [
  'County Commissioner',
  'County Supervisor',
  'Police Juror',
  'School Board Member',
  'City Council Member',
]
const plurals: Readonly<Record<string, string>> = {
  'County Commissioner': 'county commissioners',
  'County Supervisor': 'supervisors',
  'Police Juror': 'police jurors',
  'School Board Member': 'school board',
  'City Council Member': 'councilwomen',
}
const titles: Readonly<Record<string, readonly string[]>> = {
  Mayor: ['Mayor'],
  Sheriff: ['Sheriff'],
  'State Senator': ['Sen.', 'Senator', 'State Sen.'],
  'State Representative': ['Rep.', 'Representative', 'State Rep.'],
  'U.S. Representative': ['Congressman', 'Rep.', 'U.S. Rep.'],
  'Probate Judge': ['Judge', 'Probate Judge'],
}

/**
 * As people ask, of the real officials and places: made by rules from a fixed seed, and what is right by comparing with
 * every official, so that nothing here shares a line with the search.
 */
export function headerQuestions(snapshot: Snapshots): Question[] {
  const random = randomOf(1, 'header questions')
  const holders = holdersIn(snapshot)
  const places = Array.from({ length: placeCount(snapshot.places) }, (_, number) => placeAt(snapshot.places, number))
  const some = <Item>(list: readonly Item[], count: number) => Array.from({ length: count }, () => random.pick(list))
  const whole = holders.filter(({ office, district }) => offices.includes(office) && district === null)
  const onBoards = holders.filter(({ office }) => boards.includes(office))
  const legislators = holders.filter(
    ({ place }) => place.kind.endsWith('_district') && place.kind !== 'school_district',
  )
  const titled = holders.filter(({ office }) => office in titles)
  const withPhone = holders.filter(({ phone }) => /^[\d-]{12}$/.test(phone ?? ''))
  const counties = places.filter(({ kind }) => kind === 'county')
  const towns = places.filter(({ kind }) => kind === 'municipality')
  const shortened = towns.filter(({ name }) => shortNames(name).length > 0)
  const zips = [...snapshot.places.zips.keys()]
  return [
    ...some(whole, 24).map((holder) => ofOffice(holders, holder, officeAndPlace(holder, random))),
    ...some(whole, 20).map((holder) => ofOffice(holders, holder, officeAndPlaceOfState(holder, random), true)),
    ...some(onBoards, 14).map((holder) =>
      ofOffice(holders, holder, `${plurals[holder.office]} ${bare(holder.place)} ${code(holder)}`, true),
    ),
    ...some(legislators, 24).map((holder) => ofDistrict(holders, holder, districtOf(holder, random))),
    ...some(titled, 24).map((holder) => ofName(holders, holder, random)),
    ...some(holders, 16).map((holder) => ofState(holders, holder)),
    ...some(withPhone, 8).map((holder) => ofPhone(holders, holder, random)),
    ...some(counties, 20).map((place) => ofPlace([place], 'county', countyNamed(place, random))),
    ...some(towns, 16).map((place) => ofTown(places, place, townNamed(place, random))),
    ...some(shortened, 16).map((place) => ofPlace([place], 'short form', shortNamed(place, random))),
    ...some(zips, 8).map((zip) => ({ typed: zip, kind: 'ZIP code', placeIds: placesOfZip(snapshot, zip) })),
    ...some(counties, 10).map((place) => nobody(holders, place)),
  ]
}

function holdersIn({ index, places }: Snapshots): Holder[] {
  const text = (row: number, id: 'eo.name' | 'eo.last' | 'office.name' | 'jurisdiction.district' | 'eo.phone') =>
    valueAt(indexColumn(index, id), row) as string | null
  return Array.from({ length: placeCount(places) }, (_, number) => placeAt(places, number)).flatMap((place) =>
    Array.from(listAt(places.own, place.number)).flatMap((area) =>
      Array.from(rowsOfArea(places, area), (row) => ({
        id: index.ids[row] as number,
        name: text(row, 'eo.name') ?? '',
        last: text(row, 'eo.last') ?? '',
        office: text(row, 'office.name') ?? '',
        district: text(row, 'jurisdiction.district'),
        phone: text(row, 'eo.phone'),
        place,
      })),
    ),
  )
}

function code({ place }: Pick<Holder, 'place'>): string {
  return states[place.stateId].code
}

/** "Dallas" of Dallas County, "Selma" of Selma City Schools. */
function bare({ name }: PlaceOnFile): string {
  return name.replace(/ (?:County Schools|City Schools|Parish School Board|County|Parish)$/, '')
}

function idsOf(holders: readonly Holder[], isRight: (holder: Holder) => boolean): ReadonlySet<number> {
  return new Set(holders.filter(isRight).map(({ id }) => id))
}

function ofOffice(holders: readonly Holder[], { office, place }: Holder, typed: string, isOfState = false): Question {
  const isMeant = (other: PlaceOnFile) =>
    other.number === place.number ||
    (normalized(bare(other)) === normalized(bare(place)) && (!isOfState || other.stateId === place.stateId))
  const ids = idsOf(holders, (other) => other.office === office && isMeant(other.place))
  return { typed, kind: isOfState ? 'office, place and state' : 'office and place', ids }
}

function officeAndPlace({ office, place }: Holder, random: Random): string {
  const words = office === 'Probate Judge' && random.chance(0.5) ? 'judge of probate' : office
  const name = random.chance(0.5) ? place.name : place.name.toLowerCase()
  return random.pick([
    `${words.toLowerCase()} of ${name}`,
    `${name} ${words}`,
    `${words} ${name}`,
    `who is the ${words.toLowerCase()} of ${name}?`,
    `${words} for ${name}`,
  ])
}

function officeAndPlaceOfState(holder: Holder, random: Random): string {
  const { office, place } = holder
  const state = random.chance(0.6) ? code(holder) : states[place.stateId].name
  return random.pick([
    `${office.toLowerCase()} of ${place.name}, ${state}`,
    `${place.name} ${state} ${office.toLowerCase()}`,
    `${office} ${place.name} ${state}`,
    `the ${office.toLowerCase()} in ${place.name}, ${state}`,
  ])
}

const short: Readonly<Record<string, readonly string[]>> = {
  house_district: ['HD', 'House District', 'state rep', 'state house'],
  senate_district: ['SD', 'Senate District', 'state senator', 'state senate'],
  congressional_district: ['CD', 'Congressional District', 'congressman', 'US House'],
}

function districtOf(holder: Holder, random: Random): string {
  const { place, district } = holder
  const words = random.pick(short[place.kind] ?? [])
  const state = random.chance(0.5) ? code(holder) : states[place.stateId].name
  const written = random.pick([`${words} ${district} ${state}`, `${state} ${words} ${district}`])
  if (place.kind !== 'congressional_district') return written
  return random.pick([written, `${code(holder)}-${String(district).padStart(2, '0')}`])
}

function ofDistrict(holders: readonly Holder[], { place }: Holder, typed: string): Question {
  return { typed, kind: 'district', ids: idsOf(holders, (other) => other.place.number === place.number) }
}

function hasWords(name: string, words: string): boolean {
  const own = normalized(name).split(' ')
  return normalized(words)
    .split(' ')
    .every((word) => own.includes(word))
}

function ofName(holders: readonly Holder[], { name, last, office }: Holder, random: Random): Question {
  const [first = ''] = name.replace(/^[A-Z]\.\s/, '').split(' ')
  const title = random.pick(titles[office] ?? [])
  const typed = random.pick([`${title} ${last}`, `${title} ${first} ${last}`, `${last}, ${first}`, `${first} ${last}`])
  const isTitled = typed.startsWith(title)
  const names = typed.replace(title, '')
  const hasTitle = (other: Holder) => !isTitled || titles[other.office]?.includes(title) === true
  return { typed, kind: 'name', ids: idsOf(holders, (other) => hasTitle(other) && hasWords(other.name, names)) }
}

function ofState(holders: readonly Holder[], holder: Holder): Question {
  const words = holder.name.replace(/["“”].*?["“”]/g, '').split(/\s+/)
  const typed = `${words[0]} ${holder.last} ${code(holder)}`
  const isRight = (other: Holder) =>
    other.place.stateId === holder.place.stateId && hasWords(other.name, `${words[0]} ${holder.last}`)
  return { typed, kind: 'name and state', ids: idsOf(holders, isRight) }
}

function ofPhone(holders: readonly Holder[], { phone }: Holder, random: Random): Question {
  const [area, exchange, line] = (phone ?? '').split('-')
  const typed = random.pick([
    `(${area}) ${exchange}-${line}`,
    `${area}${exchange}${line}`,
    `+1 ${area} ${exchange} ${line}`,
  ])
  return { typed, kind: 'phone', ids: idsOf(holders, (other) => other.phone?.startsWith(phone ?? '') === true) }
}

function ofPlace(meant: readonly PlaceOnFile[], kind: string, typed: string): Question {
  return { typed, kind, placeIds: new Set(meant.map(({ id }) => id)) }
}

function countyNamed({ id, name, stateId }: PlaceOnFile, random: Random): string {
  const { code: letters, name: state } = states[stateId]
  return random.pick([
    `${name}, ${letters}`,
    `${name} ${letters.toLowerCase()}`,
    `${name.toLowerCase()} ${state}`,
    `${state} ${name}`,
    id,
  ])
}

/** Where no noun is typed, the county of that name is as right. */
function ofTown(places: readonly PlaceOnFile[], { name, stateId }: PlaceOnFile, typed: string): Question {
  const kinds = / of /.test(typed) ? ['municipality'] : ['municipality', 'county']
  const isMeant = (other: PlaceOnFile) => kinds.includes(other.kind) && normalized(bare(other)) === normalized(name)
  return ofPlace(
    places.filter((other) => other.stateId === stateId && isMeant(other)),
    'town',
    typed,
  )
}

function townNamed({ name, stateId }: PlaceOnFile, random: Random): string {
  const { code: letters, name: state } = states[stateId]
  return random.pick([
    `City of ${name}, ${letters}`,
    `${name}, ${letters}`,
    `${name} ${state}`,
    `town of ${name} ${state}`,
  ])
}

/** The name with a word of it shortened: "Ft. Lauderdale", "Mt Vernon". */
function shortNames(name: string): string[] {
  const words = name.split(' ')
  const [first = ''] = words
  const forms = shortFormsOf(first.toLowerCase()).filter((form) => form.length > 1)
  return words.length < 2
    ? []
    : forms.map((form) => [form[0]?.toUpperCase() + form.slice(1), ...words.slice(1)].join(' '))
}

function shortNamed({ name, stateId }: PlaceOnFile, random: Random): string {
  const written = random.pick(shortNames(name))
  const dotted = random.chance(0.5) ? written.replace(' ', '. ') : written
  return `${dotted}, ${states[stateId].code}`
}

function placesOfZip({ places }: Snapshots, zip: string): ReadonlySet<string> {
  return new Set(places.zips.get(zip)?.counties.map(({ id }) => id))
}

function nobody(holders: readonly Holder[], place: PlaceOnFile): Question {
  const filled = new Set(holders.filter((other) => other.place.number === place.number).map(({ office }) => office))
  const [office = ''] = ['Coroner', 'Surveyor', 'Tax Collector', 'Circuit Clerk'].filter((each) => !filled.has(each))
  return { typed: `${office.toLowerCase()} of ${place.name}, ${code({ place })}`, kind: 'nobody', isNobody: true }
}
