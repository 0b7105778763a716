import type { ColumnId, ColumnIdOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { nounsOfAllStates, type PlaceKind, placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { electionsOfSeat } from '#dataset/next-election.ts'
import { choice, type Stored, storedColumns, worded } from '#dataset/stored.ts'
import type { ListedPlace } from '#dataset/places/listed-places.ts'
import type { IndexChoice } from '#search/search-index.ts'

interface OwnColumn {
  readonly read: (place: ListedPlace) => ColumnValue
  readonly choices?: (place: ListedPlace) => readonly IndexChoice[]
}

/** How a column of the catalogue is read: off the place, or, as of a jurisdiction, off where it lies or its figures. */
export type PlaceColumn =
  | (OwnColumn & { readonly level: 'place' })
  | Extract<Stored, { readonly level: 'jurisdiction' | 'figures' }>

const kindWords = Object.fromEntries(placeKinds.map((kind) => [kind, inWords(kind)])) as Record<PlaceKind, string>

function inWords(kind: PlaceKind): string {
  const nouns = nounsOfAllStates(kind).one.join(' or ')
  return nouns.charAt(0).toUpperCase() + nouns.slice(1)
}

const onFile = 'Known'

const own: Readonly<Record<ColumnIdOf<'place'>, OwnColumn>> = {
  'place.id': { read: ({ id }) => id },
  'place.name': { read: ({ name }) => name },
  'place.kind': {
    read: ({ kind }) => kindWords[kind],
    choices: ({ kind }) => [{ ...choice(kind, kindWords[kind]), sortKey: placeKinds.indexOf(kind) }],
  },
  'place.officials': { read: ({ officials }) => officials },
  'place.next_election': { read: ({ nextElection }) => nextElection },
  'place.body': { read: ({ body }) => body?.name ?? null, choices: ({ body }) => worded(body?.name ?? null) },
  'place.seats': { read: ({ body }) => body?.seats ?? null },
  'place.seats_known': { read: ({ body }) => body?.known ?? null },
  'place.seats_black': { read: ({ body }) => body?.black ?? null },
  'place.seats_women': { read: ({ body }) => body?.women ?? null },
  'place.population': { read: ({ population }) => population },
  'place.gap_black': { read: ({ body }) => body?.gapBlack ?? null },
  'place.gap_known': {
    read: (place) => (isGapKnown(place) ? onFile : null),
    choices: (place) => worded(isGapKnown(place) ? onFile : null),
  },
  'place.gap_women': { read: ({ body }) => body?.gapWomen ?? null },
}

function isGapKnown({ body }: ListedPlace): boolean {
  return body !== null && body.gapBlack !== null
}

/** The columns of officials and figures that a column of places is worked out from; any other is its own. */
const behind: Readonly<Partial<Record<ColumnId, readonly ColumnId[]>>> = {
  'place.officials': ['eo.name'],
  'place.next_election': electionsOfSeat,
  'place.body': ['office.name'],
  'place.seats': ['office.name'],
  'place.seats_known': ['eo.ethnicity'],
  'place.seats_black': ['eo.ethnicity'],
  'place.seats_women': ['eo.gender'],
  'place.population': ['stats.county_population'],
  'place.gap_black': ['eo.ethnicity', 'stats.vap_black%'],
  'place.gap_known': ['eo.ethnicity', 'stats.vap_black%'],
  'place.gap_women': ['eo.gender'],
}

export function columnsBehind(id: ColumnId): readonly ColumnId[] {
  return behind[id] ?? [id]
}

/** What is said of a place as of a jurisdiction is read the same way. */
export function placeColumn(id: ColumnId): PlaceColumn {
  if (isOwn(id)) return { level: 'place', ...own[id] }
  const stored = storedColumns.get(id)
  if (stored?.level === 'jurisdiction' || stored?.level === 'figures') return stored
  throw new Error(`Nobody says how the column ${id} is read off a place`)
}

function isOwn(id: ColumnId): id is ColumnIdOf<'place'> {
  return Object.hasOwn(own, id)
}
