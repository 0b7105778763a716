import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt } from '#dataset/places/lists.ts'
import { placeAt, type PlaceOnFile, type Places } from '#dataset/places/places.ts'
import { districtsTouching, representing } from '#dataset/places/representing.ts'
import { missingInCounty } from '#dataset/places/missing/missing-in-county.ts'
import { joinWords } from '#dataset/in-words.ts'
import { officesOfTown } from '#dataset/places/missing/town-offices.ts'

/**
 * Sentences about the offices of a place without anybody on file: derived from the records of other places, never
 * invented.
 */
export function notOnFileHere(snapshot: Snapshot, place: PlaceOnFile): string[] {
  return [
    ...(sentencesOf[place.kind]?.(snapshot, place) ?? []),
    ...emptyDistricts(snapshot, place),
    ...excludedDistricts(snapshot, place),
  ]
}

/** The same for officials elected there alone; missing districts are reported elsewhere. */
export function ownNotOnFile(snapshot: Snapshot, place: PlaceOnFile): string[] {
  if (place.kind === 'municipality') return missingInTown(snapshot, place)
  return sentencesOf[place.kind]?.(snapshot, place) ?? []
}

type Sentences = (snapshot: Snapshot, place: PlaceOnFile) => string[]

const sentencesOf: Readonly<Partial<Record<PlaceKind, Sentences>>> = {
  // For a county that the coverage rule leaves out, only some officials on file are shown.
  county: (snapshot, place) => (isExcluded(snapshot, place) ? [] : missingInCounty(snapshot, place)),
  municipality: (snapshot, place) => [...missingInTown(snapshot, place), ...probableDistricts(snapshot, place)],
}

function isExcluded({ places }: Snapshot, { number }: PlaceOnFile): boolean {
  return (places.excluded[number] as number) > 0
}

function missingInTown(snapshot: Snapshot, { number }: PlaceOnFile): string[] {
  const { hasMayor, hasCouncil } = officesOfTown(snapshot, number)
  const missing = [...(hasMayor ? [] : ['the mayor']), ...(hasCouncil ? [] : ['the council'])]
  return missing.length > 0 ? [`Not on file: ${joinWords(missing)}.`] : []
}

function probableDistricts({ places }: Snapshot, { number, name }: PlaceOnFile): string[] {
  const isProbable = representing(places, number).some(({ certainty }) => certainty === 'probable')
  return isProbable
    ? [`The legislative districts are those at the middle of ${name}; which others it touches is not on file.`]
    : []
}

/** Seats of Congress and the legislature without a holder on file. */
function emptyDistricts({ places }: Snapshot, place: PlaceOnFile): string[] {
  const touching = place.kind === 'county' ? listAt(places.inCounty, place.number) : []
  const own = isSeat(place.kind) ? [place.number] : []
  const names = [...touching, ...own].flatMap((number) => {
    const { kind, name } = placeAt(places, number)
    return isSeat(kind) && listAt(places.own, number).length === 0 && places.excluded[number] === 0 ? [name] : []
  })
  return names.length > 0 ? [`Nobody is on file for ${joinWords(names)}.`] : []
}

/** Members on file whom the coverage rule leaves out; reported so that nobody takes those shown for the whole. */
function excludedDistricts({ places }: Snapshot, place: PlaceOnFile): string[] {
  const numbers = districtsOf[place.kind]?.(places, place) ?? []
  const count = numbers.reduce((sum, number) => sum + (places.excluded[number] as number), 0)
  if (count === 0) return []
  const members = count === 1 ? '1 member' : `${count} members`
  return [
    `Not shown: ${members} of Congress or the legislature on file, whose districts do not meet the coverage rule.`,
  ]
}

const districtsOf: Readonly<Partial<Record<PlaceKind, (places: Places, place: PlaceOnFile) => number[]>>> = {
  state: (places, { number }) => [...listAt(places.districts, places.states[number] as number)],
  county: (places, place) => districtsTouching(places, place).map(({ number }) => number),
}

function isSeat(kind: PlaceKind): boolean {
  return kind !== 'school_district' && kind.endsWith('_district')
}
