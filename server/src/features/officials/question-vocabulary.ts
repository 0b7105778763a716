import { normalized } from '@atlas/contract/rules/normalized.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt } from '#dataset/places/lists.ts'
import { findPlace, placeAt, placeCount, type PlaceOnFile, type Places, rowsOfArea } from '#dataset/places/places.ts'
import { representing } from '#dataset/places/representing.ts'
import { placeAliases } from '#vocabulary/places/place-aliases.ts'
import { electsItself, isOfTowns } from '#search/question/who-elects.ts'
import type { PlacesByName } from '#search/question/places-by-name.ts'
import type { QuestionVocabulary } from '#search/question/read-question.ts'
import type { RowsOfPlaces } from '#search/question/rows-of-reading.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'
import { stateAtEnd } from '#vocabulary/states/state-words.ts'
import { knownWords } from '#vocabulary/places/known-words.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { placeDirectory } from '#vocabulary/places/place-directory.ts'

const readOffice = officeReader(Object.keys(offices))

/** The offices of the atlas and its places, by what people write for them. A state is known by its own words. */
export function questionVocabulary({ places }: Pick<Snapshot, 'places'>): QuestionVocabulary<PlaceOnFile> {
  const all = Array.from({ length: placeCount(places) }, (_, number) => placeAt(places, number))
  const byKind = Map.groupBy(all, ({ kind }) => (kind === 'school_district' || kind === 'state' ? kind : 'other'))
  const [others, schools] = (['other', 'school_district'] as const).map((kind) =>
    placeDirectory(byKind.get(kind) ?? []),
  )
  const mayNamePlace = knownWords([...all.map(({ name }) => name), ...placeAliases().map(({ alias }) => alias)])
  // The boards of towns bear the name of their county's before their own.
  const byWholeName = Map.groupBy(byKind.get('school_district') ?? [], ({ name }) => normalized(name))
  const schoolsOfName = (text: string) => {
    const words = normalized(text).split(' ')
    const end = stateAtEnd(words)
    const named = byWholeName.get(words.slice(0, words.length - (end?.words ?? 0)).join(' '))
    return named?.filter(({ stateId }) => end === null || stateId === end.stateId)
  }
  // "Clay County" is the county, though its schools are called so too.
  const called: PlacesByName<PlaceOnFile>['called'] = (text, filter) => {
    if (!mayNamePlace(text) && readPlaceCode(text) === null) return []
    const found = filter?.kind === 'school_district' ? [] : (others?.called(text, filter) ?? [])
    return found.length > 0 ? found : (schoolsOfName(text) ?? schools?.called(text, filter) ?? [])
  }
  const ofZip = (text: string) => {
    const zip = places.zips.get(zipCodeIn(text) ?? '')
    if (!zip) return []
    const ids = [...zip.counties.map(({ id }) => id), ...zip.townIds]
    return ids.flatMap((id) => {
      const number = findPlace(places, id)
      return number === undefined ? [] : [placeAt(places, number)]
    })
  }
  return { readOffice, places: { called, ofZip } }
}

export function rowsOfPlaces(places: Places): RowsOfPlaces<PlaceOnFile> {
  return {
    own: ({ number }) => rowsOfAreas(places, listAt(places.own, number)),
    within: ({ number, kind }, offices) =>
      kind === 'county' && offices.some(isOfTowns)
        ? rowsOfAreas(
            places,
            townsIn(places, number).flatMap((town) => [...listAt(places.own, town)]),
          )
        : [],
    representing: (place, offices) =>
      offices.some((office) => electsItself(place, office))
        ? []
        : rowsOfAreas(
            places,
            representing(places, place.number).flatMap(({ area, certainty }) => (isCounted(certainty) ? [area] : [])),
          ),
  }
}

const townsOfCounties = new WeakMap<Places, ReadonlyMap<number, readonly number[]>>()

/** The towns that lie in a county, or a part of them. */
function townsIn(places: Places, county: number): readonly number[] {
  const known = townsOfCounties.get(places)
  if (known) return known.get(county) ?? []
  const byCounty = new Map<number, number[]>()
  for (let number = 0; number < placeCount(places); number++) {
    const place = placeAt(places, number)
    if (place.kind !== 'municipality') continue
    for (const each of place.counties) byCounty.set(each, [...(byCounty.get(each) ?? []), number])
  }
  townsOfCounties.set(places, byCounty)
  return byCounty.get(county) ?? []
}

function* rowsOfAreas(places: Places, areas: Iterable<number>): Iterable<number> {
  for (const area of areas) yield* rowsOfArea(places, area)
}
