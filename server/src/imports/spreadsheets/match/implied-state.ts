import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { countyFinder } from '#imports/spreadsheets/cells/county.ts'
import type { PlaceOnFile, ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import type { SheetColumn } from '#imports/spreadsheets/match/read-columns.ts'
import { placeDirectory } from '#vocabulary/places/place-directory.ts'
import { isOfOtherState, namesOtherState } from '#vocabulary/states/other-states.ts'

// Any state may have a Jackson and a Franklin, but hardly all of several names.
const fewestNames = 5
const fewestOfItsOwn = 2

type Finds = (text: string, stateId: StateId) => boolean

/**
 * The state of a list that names none, if only one state has all of its counties, or its cities: five or more distinct
 * names, two of them in no other of the states. Null if that is not decisive.
 */
export function impliedState(
  columns: readonly SheetColumn[],
  titles: readonly string[],
  reference: ReferenceData,
): StateId | null {
  if (titles.some(namesOtherState)) return null
  if (columns.some(({ cells }) => cells.some(isOfOtherState))) return null
  const named = columns.find(({ column }) => column === 'county.name')
  const column = named ?? columns.find((each) => each.column === 'jurisdiction.name')
  if (!column) return null
  const names = new Map(column.cells.flatMap((cell) => (cell === '' ? [] : [[normalized(cell), cell] as const])))
  if (names.size < fewestNames) return null
  const finds = named ? findsCounty(reference) : findsTown(reference.places)
  const statesOfNames = Array.from(names.values(), (name) => stateIds.filter((stateId) => finds(name, stateId)))
  const [stateId] = stateIds.filter((id) => statesOfNames.every((found) => found.includes(id)))
  const ofItsOwn = statesOfNames.filter((found) => found.length === 1).length
  if (stateId === undefined || ofItsOwn < fewestOfItsOwn) return null
  return titles.some((title) => namesAnother(title, stateId)) ? null : stateId
}

function namesAnother(title: string, stateId: StateId): boolean {
  return stateIds.some((id) => id !== stateId && title.toLowerCase().includes(states[id].name.toLowerCase()))
}

function findsCounty(reference: ReferenceData): Finds {
  const find = countyFinder(reference)
  return (text, stateId) => find(text, stateId) !== undefined
}

function findsTown(places: readonly PlaceOnFile[]): Finds {
  const towns = placeDirectory(
    places.flatMap(({ id, kind, stateId, name }) => (kind === 'municipality' ? [{ id, kind, stateId, name }] : [])),
  )
  return (text, stateId) => towns.called(text, { kind: 'municipality', stateId }).length > 0
}
