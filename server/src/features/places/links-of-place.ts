import type { Place, PlaceLink } from '@atlas/contract/endpoints/places/places.ts'
import { stateName } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt, listLength } from '#dataset/places/lists.ts'
import { kindAt, placeAt, type PlaceOnFile, type Places } from '#dataset/places/places.ts'
import { districtsTouching } from '#dataset/places/representing.ts'

/** The places that a place links to: its counties, the districts that touch it, and the places within it. */
export function linksOf({ places }: Snapshot, place: PlaceOnFile): Pick<Place, 'counties' | 'districts' | 'within'> {
  return {
    counties: place.kind === 'county' ? [] : countiesOf(places, place),
    districts: place.kind === 'state' ? [] : districtsOf(places, place),
    within: place.kind === 'county' ? withinCounty(places, place) : [],
  }
}

function countiesOf(places: Places, { kind, number, counties }: PlaceOnFile): Place['counties'] {
  const links = Array.from(counties, (county) => ({
    ...linkTo(places, county),
    // Whole where the county lies in a single district of the kind.
    is_whole: kind === 'state' || (isDistrict(kind) && isOnlyOne(places, county, number)),
  }))
  return inOrder(links)
}

function isOnlyOne(places: Places, county: number, district: number): boolean {
  const kind = kindAt(places, district)
  return listAt(places.inCounty, county).every((number) => number === district || kindAt(places, number) !== kind)
}

function districtsOf(places: Places, place: PlaceOnFile): Place['districts'] {
  return inOrder(
    districtsTouching(places, place).map(({ number, certainty }) => ({ ...linkTo(places, number), certainty })),
  )
}

function withinCounty(places: Places, { number }: PlaceOnFile): PlaceLink[] {
  const inside = Array.from(listAt(places.inCounty, number)).filter((each) => !isDistrict(kindAt(places, each)))
  return inOrder(inside.map((each) => linkTo(places, each)))
}

function isDistrict(kind: Place['kind']): boolean {
  return kind !== 'school_district' && kind.endsWith('_district')
}

const mostDigits = 6

/** By kind, then by name in natural order. Each key is computed once, because a county may have hundreds of towns. */
function inOrder<Link extends PlaceLink>(links: readonly Link[]): Link[] {
  const keyed = links.map((link) => {
    const counted = link.name.replace(/\d+/, (digits) => digits.padStart(mostDigits, '0'))
    return { link, key: `${link.kind} ${counted}` }
  })
  keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  return keyed.map(({ link }) => link)
}

function linkTo(places: Places, number: number): PlaceLink {
  const { id, kind, name, stateId } = placeAt(places, number)
  const officials = listAt(places.own, number).reduce((sum, area) => sum + listLength(places.areas.rows, area), 0)
  return { id, kind, name, state: stateName(stateId), officials }
}
