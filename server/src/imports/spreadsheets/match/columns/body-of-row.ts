import { normalized } from '@atlas/contract/rules/normalized.ts'

/** The legislature and the chamber that a row is about; null if nothing in the row tells. */
export interface BodyOfRow {
  readonly level: 'federal' | 'state' | null
  readonly house: 'upper' | 'lower' | null
}

// Columns of ids that only members of Congress have.
const federalNumbers =
  /^(bioguide|govtrack|thomas|icpsr|lis|fec|opensecrets|senate class|house history|maplight)( id| ids|s)?$/
const federalCell =
  /\bwashington,? d\.?\s?c\b|\b(house|senate) office (building|bldg)\b|\bu\.?\s?s\.? (house|senate|congress)\b|@([\w-]+\.)*(senate|house)\.gov\b|\bhttps?:\/\/[\w-]+\.(senate|house)\.gov\b/i
const federalPhone = /^\s*(\+?1[ .-]?)?\(?202\)?[ .-]?\d{3}[ .-]?\d{4}/
const stateCell =
  /\bstate (house|senate|capitol|legislature)\b|@[\w.-]*(alhouse|alsenate|flsenate|flhouse|myfloridahouse|legis\.la|house\.ga|senate\.ga|house\.ms|senate\.ms)\.gov/i
const chamberHeading = /\b(chamber|body|legislative body|house)\b/

const houses: ReadonlyMap<string, 'upper' | 'lower'> = new Map([
  ['upper', 'upper'],
  ['senate', 'upper'],
  ['state senate', 'upper'],
  ['us senate', 'upper'],
  ['s', 'upper'],
  ['lower', 'lower'],
  ['house', 'lower'],
  ['state house', 'lower'],
  ['us house', 'lower'],
  ['house of representatives', 'lower'],
  ['h', 'lower'],
])

/** A column of chambers, such as "current_chamber" of Open States. */
export function isChamberColumn(heading: string, cells: readonly string[]): boolean {
  return chamberHeading.test(normalized(heading)) && cells.every((cell) => cell === '' || houseOf(cell) !== null)
}

function houseOf(cell: string): 'upper' | 'lower' | null {
  return (
    houses.get(
      normalized(cell)
        .replace(/^u s /, 'us ')
        .replace(/^[a-z]+ state /, 'state '),
    ) ?? null
  )
}

interface Column {
  readonly heading: string
  readonly cells: readonly string[]
}

export function bodyReader(columns: readonly Column[]): (row: number) => BodyOfRow {
  const numbers = columns.filter(({ heading }) => federalNumbers.test(normalized(heading)))
  const chambers = columns.filter(({ heading, cells }) => isChamberColumn(heading, cells))
  return (row) => {
    const cells = columns.map((column) => column.cells[row] ?? '').filter((cell) => cell !== '')
    const isFederal =
      numbers.some((column) => (column.cells[row] ?? '') !== '') ||
      cells.some((cell) => federalCell.test(cell) || federalPhone.test(cell))
    const isState = cells.some((cell) => stateCell.test(cell))
    const level = isFederal === isState ? null : isFederal ? 'federal' : 'state'
    const house = chambers.map((column) => houseOf(column.cells[row] ?? '')).find((each) => each !== null)
    return { level, house: house ?? null }
  }
}
