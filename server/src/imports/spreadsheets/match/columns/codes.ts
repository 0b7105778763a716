import { states } from '@atlas/contract/rules/states.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { type CellReading, cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { type PlaceCode, readPlaceCode } from '#vocabulary/codes/place-code.ts'

/** What a code of a place, as the text has it, says of a row. */
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

/** "fort lauderdale" of a code, as a place that nobody has on file will be called. */
function inCapitals(name: string): string {
  return name.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A district of the House says so, lest a senator is taken for the senator of the Senate district of that number. */
const wordsOfChambers: Readonly<Record<string, string>> = {
  congressional_district: 'Congressional District ',
  senate_district: 'Senate District ',
  house_district: 'House District ',
}

/** Codes of the Census: of counties, as most are, or of whatever else; "047" is of the state of its row. */
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
