import { states } from '@atlas/contract/rules/states.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { type CellReading, cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { type PlaceCode, readPlaceCode } from '#vocabulary/codes/place-code.ts'

/** The values that follow from the code of a place. */
export function valuesOfCode({ kind, stateId, id, name, district }: PlaceCode, text: string): CellReading['values'] {
  const { name: state, code: letters } = states[stateId]
  return [
    ['state.name', state],
    ...(kind === 'county' && id !== null ? [['county.fips', id] as const] : []),
    ...(kind === 'county' && name !== null ? [['county.name', `${name} (${letters})`] as const] : []),
    ...(kind === 'municipality' ? [['jurisdiction.name', name === null ? text : inCapitals(name)] as const] : []),
    ...(district === null ? [] : [['jurisdiction.district', (wordsOfChambers[kind] ?? '') + district] as const]),
  ]
}

/** "fort lauderdale" in a code → the name of a place that is not on file yet. */
function inCapitals(name: string): string {
  return name.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/**
 * A House district includes the word, so that its member is not taken for the senator of the Senate district with the
 * same number.
 */
const wordsOfChambers: Readonly<Record<string, string>> = {
  congressional_district: 'Congressional District ',
  senate_district: 'Senate District ',
  house_district: 'House District ',
}

/** Census codes, mostly of counties; "047" is within the state of its row. */
export function readCodes(readPlain: ColumnReader): ColumnReader {
  return (context) => {
    const plain = readPlain(context)
    const readings = context.cells.map((text, row) => {
      const stateId = stateOf(context.valueAt(row, 'state.name') ?? '')
      const ofState = /^(\d{1,3})(?:\.0+)?$/.exec(text)?.[1]
      const code = readPlaceCode(ofState && stateId ? stateId + ofState.padStart(3, '0') : text)
      return code ? { values: valuesOfCode(code, text) } : null
    })
    if (readings.every((reading) => reading === null)) return plain
    return cellByCell(context, (text, notices, row) => {
      const reading = readings[row] ?? plain.readings[row] ?? { values: [] }
      if (reading.values.length === 0) notices.note('unreadable', text)
      return reading
    })
  }
}
