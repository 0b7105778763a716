import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import {
  type BodySeats,
  type PlaceBodies,
  seatColumns,
  type SeatTrait,
  seatTraits,
  type TraitOfSeats,
} from '@atlas/contract/endpoints/places/bodies.ts'
import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Ethnicity } from '@atlas/contract/rules/ethnicities.ts'
import { stateName } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { governingBodies } from '#dataset/places/governing-bodies.ts'
import { findPlace, placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { inOrderOfTrait } from '#dataset/trait-groups.ts'
import { describeBodies } from '#features/places/describe-bodies.ts'
import { figuresOfPlace } from '#features/places/figures-of-place.ts'
import { sourcesOfOfficials } from '#features/places/sources-of-officials.ts'
import { votingAge } from '#features/places/voting-age.ts'
import { rowsAt } from '#search/page.ts'
import { type ReadColumn, readerOf } from '#search/search-index.ts'

/** The bodies that govern a place, seat by seat, next to its voting-age population. */
export function listBodies(snapshot: Snapshot, id: string, isNonpartisan: boolean): PlaceBodies {
  const number = findPlace(snapshot.places, id)
  if (number === undefined) throw new Problem('not_found', { detail: 'There is no such place in the five states.' })
  const place = placeAt(snapshot.places, number)
  const figures = figuresOfPlace(snapshot, place, isNonpartisan)
  const described = new Map(describeBodies(snapshot, place, figures).map((body) => [body.office, body]))
  const { places, seats, index } = snapshot
  const read = readerOf(index)
  const traits = visibleIds(seatTraits, isNonpartisan)
  const columns = visibleIds(seatColumns, isNonpartisan)
  return {
    id,
    kind: place.kind,
    name: place.name,
    state_id: place.stateId,
    state: stateName(place.stateId),
    bodies: governingBodies({ places, seats, read }, number).map(({ office, rows }) => {
      const body = described.get(office) as GoverningBody
      const ordered = [...rows].sort((one, other) => byDistrict(districtOf(read, one), districtOf(read, other)))
      return {
        ...countsOf(body),
        traits: traits.map((trait) => traitOf(read, rows, trait)),
        holders: rowsAt(index, ordered, columns),
        gap: gapOf(body),
        sources: sourcesOfOfficials(
          snapshot,
          rows.map((row) => ({ row })),
          ['eo.name', ...traits],
        ),
      }
    }),
    voting_age: votingAgeOf(snapshot, place),
  }
}

type Counts = Omit<BodySeats, 'traits' | 'holders' | 'gap' | 'sources'>

function countsOf({ name, office, seats, seats_by_law, set_by, on_file }: GoverningBody): Counts {
  const onFile = Math.max(seats, on_file)
  const all = Math.max(onFile, seats_by_law ?? 0)
  return {
    name,
    office,
    seats: all,
    seats_by_law,
    set_by,
    on_file: onFile,
    left_out: onFile - seats,
    not_on_file: all - onFile,
  }
}

function gapOf({ groups }: GoverningBody): BodySeats['gap'] {
  const { value, rest } = groups.find(({ group }) => group === 'black') as GoverningBody['groups'][number]
  return { value, rest }
}

function traitOf(read: ReadColumn, rows: readonly number[], trait: SeatTrait): TraitOfSeats {
  const values = rows.map((row) => read(trait, row)).filter((value) => value !== null) as string[]
  const counts = new Map(
    Array.from(
      Map.groupBy(values, (value) => value),
      ([value, of]): [string, number] => [value, of.length],
    ),
  )
  const groups = inOrderOfTrait(counts, trait).map(([value, seats]) => ({ value, seats }))
  return { column_id: trait, known: values.length, unknown: rows.length - values.length, groups }
}

function districtOf(read: ReadColumn, row: number): string {
  return (read('jurisdiction.district', row) as string | null) ?? ''
}

function byDistrict(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

interface CensusGroup {
  readonly values: readonly Ethnicity[]
  readonly column: ColumnId
}

/** The Census counts people who are Native American alone in its group of others. */
const censusGroups: readonly CensusGroup[] = [
  { values: ['African-American'], column: 'stats.vap_black' },
  { values: ['European'], column: 'stats.vap_white' },
  { values: ['Hispanic'], column: 'stats.vap_hispanic' },
  { values: ['Asian'], column: 'stats.vap_asian' },
  { values: ['Native American', 'Other'], column: 'stats.vap_other' },
]

/** Null where one of the counts is unknown, because the shares would not be shares of the whole. */
function votingAgeOf(snapshot: Snapshot, place: PlaceOnFile): PlaceBodies['voting_age'] {
  const { peopleOf, source } = votingAge(snapshot, place)
  const total = peopleOf('stats.vap_total')
  if (!total || !source) return null
  const groups = censusGroups.flatMap(({ values, column }) => {
    const people = peopleOf(column)
    return people === null ? [] : [{ values: [...values], share: people / total }]
  })
  return groups.length < censusGroups.length ? null : { groups, source }
}
