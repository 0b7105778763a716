import type { ColumnId, ColumnIdOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { nounsOfAllStates, type PlaceKind, placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { electionsOfSeat } from '#dataset/next-election.ts'
import { choice, type Stored, storedColumns, worded } from '#dataset/stored.ts'
import type { ListedPlace, OfficialsOfPlace } from '#dataset/places/listed-places.ts'
import type { IndexChoice } from '#search/search-index.ts'

interface ColumnOf<Place> {
  readonly read: (place: Place) => ColumnValue
  readonly choices?: (place: Place) => readonly IndexChoice[]
}

type OwnColumn = ColumnOf<ListedPlace>

/** How a column is read: from the place, or, as for a jurisdiction, from its location or its figures. */
export type PlaceColumn =
  | (OwnColumn & { readonly level: 'place'; readonly isOfOfficials: boolean })
  | Extract<Stored, { readonly level: 'jurisdiction' | 'figures' }>

const kindWords = Object.fromEntries(placeKinds.map((kind) => [kind, inWords(kind)])) as Record<PlaceKind, string>

function inWords(kind: PlaceKind): string {
  const nouns = nounsOfAllStates(kind).one.join(' or ')
  return nouns.charAt(0).toUpperCase() + nouns.slice(1)
}

const onFile = 'Known'

/** A share of the seats by law that the place itself fills; unknown if no law gives their number. */
function shareOfOwnSeats(counted: 'onFile' | 'withPhone' | 'withEmail' | 'ethnicityKnown'): ColumnOf<OfficialsOfPlace> {
  return { read: ({ seats: { own: ofOwn } }) => (ofOwn.byLaw === 0 ? null : ofOwn[counted] / ofOwn.byLaw) }
}

/** Columns derived from the officials of a place, which change with them. */
export const columnsOfOfficials = {
  'place.officials': { read: ({ officials }) => officials },
  'place.next_election': { read: ({ nextElection }) => nextElection },
  'place.body': { read: ({ body }) => body?.name ?? null, choices: ({ body }) => worded(body?.name ?? null) },
  'place.body_by_law': { read: ({ body }) => body?.byLaw ?? null },
  'place.body_open': { read: ({ body }) => body?.open ?? null },
  'place.seats': { read: ({ body }) => body?.seats ?? null },
  'place.seats_known': { read: ({ body }) => body?.known ?? null },
  'place.seats_black': { read: ({ body }) => body?.black ?? null },
  'place.seats_women': { read: ({ body }) => body?.women ?? null },
  'place.gap_black': { read: ({ body }) => body?.gapBlack ?? null },
  'place.gap_known': {
    read: (place) => (isGapKnown(place) ? onFile : null),
    choices: (place) => worded(isGapKnown(place) ? onFile : null),
  },
  'place.gap_women': { read: ({ body }) => body?.gapWomen ?? null },
  'place.seats_by_law': { read: ({ seats: { all } }) => all.byLaw || null },
  'place.seats_open': { read: ({ seats: { all } }) => (all.byLaw === 0 ? null : all.byLaw - all.onFile) },
  'place.completeness': shareOfOwnSeats('onFile'),
  'place.with_phone%': shareOfOwnSeats('withPhone'),
  'place.with_email%': shareOfOwnSeats('withEmail'),
  'place.ethnicity_known%': shareOfOwnSeats('ethnicityKnown'),
  'place.uncontested%': { read: ({ ballots: { known, uncontested } }) => (known === 0 ? null : uncontested / known) },
  'place.closest_margin%': { read: ({ ballots: { closestMargin } }) => closestMargin },
} as const satisfies Partial<Record<ColumnIdOf<'place'>, ColumnOf<OfficialsOfPlace>>>

const own: Readonly<Record<ColumnIdOf<'place'>, OwnColumn>> = {
  ...columnsOfOfficials,
  'place.id': { read: ({ id }) => id },
  'place.name': { read: ({ name }) => name },
  'place.kind': {
    read: ({ kind }) => kindWords[kind],
    choices: ({ kind }) => [{ ...choice(kind, kindWords[kind]), sortKey: placeKinds.indexOf(kind) }],
  },
  'place.population': { read: ({ population }) => population },
}

function isGapKnown({ body }: OfficialsOfPlace): boolean {
  return body !== null && body.gapBlack !== null
}

/** The columns of officials and figures from which a column of places is derived; other columns are their own. */
const behind: Readonly<Partial<Record<ColumnId, readonly ColumnId[]>>> = {
  'place.officials': ['eo.name'],
  'place.next_election': electionsOfSeat,
  'place.body': ['office.name'],
  'place.body_by_law': ['office.name'],
  'place.body_open': ['eo.name'],
  'place.seats': ['office.name'],
  'place.seats_known': ['eo.ethnicity'],
  'place.seats_black': ['eo.ethnicity'],
  'place.seats_women': ['eo.gender'],
  'place.seats_by_law': ['office.name'],
  'place.seats_open': ['eo.name'],
  'place.completeness': ['eo.name'],
  'place.with_phone%': ['eo.phone'],
  'place.with_email%': ['eo.email'],
  'place.ethnicity_known%': ['eo.ethnicity'],
  'place.uncontested%': ['stats.last_election'],
  'place.closest_margin%': ['stats.last_election_margin%'],
  'place.population': ['stats.county_population'],
  'place.gap_black': ['eo.ethnicity', 'stats.vap_black%'],
  'place.gap_known': ['eo.ethnicity', 'stats.vap_black%'],
  'place.gap_women': ['eo.gender'],
}

export function columnsBehind(id: ColumnId): readonly ColumnId[] {
  return behind[id] ?? [id]
}

/** Columns that a place shares with a jurisdiction are read in the same way. */
export function placeColumn(id: ColumnId): PlaceColumn {
  if (isOwn(id)) return { level: 'place', isOfOfficials: Object.hasOwn(columnsOfOfficials, id), ...own[id] }
  const stored = storedColumns.get(id)
  if (stored?.level === 'jurisdiction' || stored?.level === 'figures') return stored
  throw new Error(`Nobody says how the column ${id} is read off a place`)
}

function isOwn(id: ColumnId): id is ColumnIdOf<'place'> {
  return Object.hasOwn(own, id)
}
