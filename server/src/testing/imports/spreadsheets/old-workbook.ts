/** A record of an old workbook: its kind and its bytes; texts are Latin-1. */
export type TestRecord = readonly [kind: number, ...bytes: (number | readonly number[] | string)[]]

/** The records of an old workbook (BIFF) as a stream. */
function records(...all: readonly TestRecord[]): Uint8Array {
  return Uint8Array.from(
    all.flatMap(([kind, ...bytes]) => {
      const content = bytes.flatMap((each) => (typeof each === 'string' ? [...Buffer.from(each, 'latin1')] : each))
      return [...short(kind), ...short(content.length), ...content]
    }),
  )
}

export function short(number: number): number[] {
  return [number & 255, (number >> 8) & 255]
}

export function long(number: number): number[] {
  return [...short(number & 65_535), ...short(number >>> 16)]
}

export const excel97 = [short(0x600), short(5), long(0), long(0), long(0)].flat()
export const excel5 = [short(0x500), short(5), long(0)].flat()
const begin = 0x809
const end = 0x0a
const sheetRecord = 0x85

/** A stream with one sheet: the data for all sheets, then its cells. */
export function oldWorkbook(
  version: readonly number[],
  globals: readonly TestRecord[],
  cells: readonly TestRecord[],
): Uint8Array {
  const isUnicode = version === excel97
  const head = (start: number) =>
    records([begin, version], ...globals, [sheetRecord, long(start), [0, 0], isUnicode ? [1, 0] : [1], 'A'], [end])
  const start = head(0).length
  return Uint8Array.from([...head(start), ...records([begin, version], ...cells, [end])])
}
