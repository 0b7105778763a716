import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type {
  CellReading,
  ColumnContext,
  ColumnReader,
  PlaceOnFile,
} from '#imports/spreadsheets/match/columns/column.ts'
import { valuesOfCode } from '#imports/spreadsheets/match/columns/codes.ts'
import { readAllowedValues } from '#imports/spreadsheets/match/columns/allowed-values.ts'
import { kindOfPlace } from '#imports/spreadsheets/match/columns/place-kind.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { nearest } from '#imports/spreadsheets/problems/nearest-word.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { townsOf } from '#imports/spreadsheets/match/columns/place-names.ts'
import { likelyTowns } from '#vocabulary/places/place-directory.ts'

const newPlace = 'New place'

/**
 * A place by its name, or by its Open Civic Data division, which includes the state. A new place leads to a question,
 * because it may be a known one in another spelling.
 */
export const readPlaces: ColumnReader = (context) => {
  const options = new Map([[newPlace, 'It is a new place']])
  const { column } = context
  const plain = (text: string): CellReading => ({ values: valuesOfPlace(column, text) })
  return readAllowedValues(context, {
    one: 'place',
    many: 'places',
    read: (text, _, row) => {
      if (isDivision(text)) return { values: valuesOfDivision(text) }
      return likelyPlaces(context, text, row) === null ? plain(text) : undefined
    },
    chosen: (value, text) =>
      value === newPlace
        ? { ...plain(text), isNewPlace: true }
        : { values: [...stateValues(withoutState(text).stateId), [column, value]] },
    nearest: () => null,
    among: (text, row) => {
      const likely = likelyPlaces(context, text, row) ?? []
      for (const name of likely) options.set(name, name)
      return [...likely, newPlace]
    },
    asked: {
      question: (values) => `Choose what is no place on file: ${values}`,
      reason: (value) => `“${excerpt(value)}” is no place on file, and nobody has said that it is a new one`,
    },
    options: () => Array.from(options, ([value, label]) => ({ value, label })),
  })
}

function isDivision(text: string): boolean {
  return text.toLowerCase().startsWith('ocd-division/')
}

function valuesOfDivision(text: string): CellReading['values'] {
  const code = readPlaceCode(text)
  return code ? valuesOfCode(code, text) : []
}

/** "Selma, AL" and "GA-02" also name the state. */
function valuesOfPlace(column: FileColumn, text: string): CellReading['values'] {
  const district = readDistrict(text)
  if (district?.stateId && district.chamber && district.rest === '')
    return [...stateValues(district.stateId), ['jurisdiction.district', text]]
  const { name, stateId } = withoutState(text)
  return [...stateValues(stateId), [column, name]]
}

function stateValues(stateId: StateId | undefined): CellReading['values'] {
  return stateId === undefined ? [] : [['state.name', states[stateId].name]]
}

const stateBehind = /^(.+?)(?: ?, ?| \(| (?=[A-Z]{2}$))([^,()]+?)\)?$/

function withoutState(text: string): { readonly name: string; readonly stateId: StateId | undefined } {
  const [, name = text, state = ''] = stateBehind.exec(text.trim()) ?? []
  const stateId = stateOf(state)
  return stateId === undefined ? { name: text, stateId } : { name, stateId }
}

const mostLikely = 3

/** The known places that a new name may mean, most likely first; null if it would not be a new place. */
function likelyPlaces({ valueAt, reference, column }: ColumnContext, written: string, row: number): string[] | null {
  const { name: text, stateId: told } = withoutState(written)
  const columns = ['office.name', 'county.name', 'jurisdiction.district'] as const
  const otherValues = columns.flatMap((each) => {
    const value = valueAt(row, each)
    return value === undefined ? [] : [[each, value] as const]
  })
  const kind = kindOfPlace(new Map<FileColumn, string>([...otherValues, [column, text]]))
  const county = /\(([A-Z]{2})\)/.exec(valueAt(row, 'county.name') ?? '')?.[1]
  const stateId = told ?? stateOf(valueAt(row, 'state.name') ?? county ?? '')
  if (kind === null || stateId === undefined) return null
  const names = namesOnFile(reference.places, kind, stateId)
  if (names.has(normalized(text))) return null
  if (kind !== 'municipality') {
    const name = nearest(text, [...names.values()])
    return name === null ? [] : [name]
  }
  const towns = townsOf(reference.places)
  if (towns.called(text, { kind, stateId }).length > 0) return null
  return likelyTowns(towns, text, stateId)
    .slice(0, mostLikely)
    .map(({ name }) => name)
}

/** The names to compare; a district on file also has the name of the place that it is part of. */
function namesOnFile(places: readonly PlaceOnFile[], kind: JurisdictionKind, stateId: StateId): Map<string, string> {
  const ofKind = places.filter((place) => place.kind === kind && place.stateId === stateId)
  return new Map(
    ofKind.flatMap(({ name }) => [name, name.split(',', 1)[0] ?? name].map((each) => [normalized(each), each])),
  )
}
