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
  /** The remaining words for a district, without those of the board. */
  readonly district: string
  /** Whether the returns list the board under the name of a county although it has only some of its schools. */
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

/** "H02" consists of a letter and a number. */
function wordsOf(text: string): string[] {
  return text.toUpperCase().match(/[A-Z]+|\d+[A-Z]?/g) ?? []
}

function withoutWords(words: readonly string[], part: readonly string[]): string {
  return words
    .filter((word) => !part.includes(word))
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .join(' ')
}
