import type { StateId } from '@atlas/contract/rules/states.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { type ListedSchoolBoard, listedSchoolBoardsOf } from '@atlas/states/school-boards.ts'

const listed: ReadonlyMap<StateId, readonly ListedSchoolBoard[]> = new Map(
  stateIds.map((id) => [id, listedSchoolBoardsOf(id)]),
)

interface BoardOfRow {
  readonly stateId: StateId
  readonly countyId: string
  readonly place: string
  readonly district: string
}

interface SchoolBoard {
  readonly board: string
  /** What is left of the words for a district once the board is told. */
  readonly district: string
  /** Whether the returns list it under the name of a county whose schools it does not all have. */
  readonly isApart: boolean
}

/** "Washington County School District" with "HOLLANDALE H02" → the Hollandale School District, with "2". */
export function schoolBoardOf({ stateId, countyId, place, district }: BoardOfRow): SchoolBoard {
  const words = wordsOf(district)
  const match = listed
    .get(stateId)
    ?.filter((each) => each.countyId === countyId && each.listedAs === place)
    .find(({ part }) => isWithin(wordsOf(part), words))
  if (!match) return { board: place, district, isApart: false }
  const { board, part } = match
  if (part === '') return { board, district, isApart: false }
  return { board, district: withoutWords(words, wordsOf(part)), isApart: board !== place }
}

function isWithin(part: readonly string[], words: readonly string[]): boolean {
  return part.every((word) => words.includes(word))
}

/** "H02" is a letter and a number. */
function wordsOf(text: string): string[] {
  return text.toUpperCase().match(/[A-Z]+|\d+[A-Z]?/g) ?? []
}

function withoutWords(words: readonly string[], part: readonly string[]): string {
  return words
    .filter((word) => !part.includes(word))
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .join(' ')
}
