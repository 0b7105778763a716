import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import { type OfficialBatch, type OfficialColumn, statedColumns } from '#dataset/read-officials.ts'
import type { Seats } from '#dataset/read-seats.ts'
import { isKnownIn, textIn } from '#dataset/stored-batches.ts'
import { NumberedPairs } from '#dataset/numbered-pairs.ts'
import { TextCollector } from '#search/text-collector.ts'

/** The sources of the values of an official and their seat; officials with the same sources share one object. */
export interface OfficialSource {
  readonly source: string
  readonly as_of: string | null
  readonly method: Method
  /** The values with another source. */
  readonly apart: ProvenanceByColumn
}

export interface OfficialSources {
  /** row → index in `stated` */
  readonly ofRow: Uint32Array
  readonly source: readonly OfficialSource[]
}

/** The values that may be missing, each with its stored columns. */
const lacking: readonly (readonly [ColumnId, readonly Exclude<OfficialColumn, 'party_name'>[]])[] = Array.from(
  Map.groupBy(
    serving(officialColumns).filter(([column]) => officialColumns[column].canLack),
    ([, id]) => id,
  ),
  ([id, columns]) => [id, columns.map(([column]) => column)] as const,
)
/** The order of the bits in `known`. */
export const canLack: readonly ColumnId[] = [...lacking.map(([id]) => id), 'jurisdiction.district']
/** Above these bits: whether the office has a phone line, and in the next bit an email line. */
export const firstLineBit = 29

/** For each official of a batch. */
export interface BatchSources {
  /** The index of the sources, which officials share. */
  readonly codes: Uint32Array
  /** A bit for each of `canLack`, set if the value is known. */
  readonly known: Uint32Array
}

/** Collects the sources of officials during reading, whether or not they can be searched. */
export function collectOfficialSources({ jurisdictions, apartCodes, statedApart, lines }: Seats) {
  const sources = new TextCollector()
  const pairs = new NumberedPairs()
  const found: OfficialSource[] = []

  function codeAt({ columns }: OfficialBatch, row: number, seat: number): number {
    // The bytes from the first stated column to the last, including the separators of COPY, which are equal if the
    // values are.
    const { bytes, starts } = columns.source_id
    const { ends } = columns.provenance
    const own = sources.addBytes(bytes, starts[row] as number, ends[row] as number)
    const apart = apartCodes[seat] as number
    const code = pairs.numberOf(own, apart)
    if (code === found.length) found.push(sourceIn(columns, row, statedApart[apart] as string))
    return code
  }

  return {
    found,
    add(batch: OfficialBatch, seats: Uint32Array): BatchSources {
      const known = new Uint32Array(batch.count)
      for (const [bit, [, columns]] of lacking.entries())
        for (const column of columns) markKnown(known, bit, (row) => isKnownIn(batch.columns[column], row))
      const ofDistrict = canLack.indexOf('jurisdiction.district')
      markKnown(known, ofDistrict, (row) => jurisdictions[seats[row] as number]?.district !== null)
      for (const bit of [0, 1])
        markKnown(known, firstLineBit + bit, (row) => ((lines[seats[row] as number] as number) & (1 << bit)) !== 0)
      return { codes: seats.map((seat, row) => codeAt(batch, row, seat)), known }
    },
  }
}

function markKnown(known: Uint32Array, bit: number, isKnown: (row: number) => boolean): void {
  for (let row = 0; row < known.length; row++) if (isKnown(row)) known[row] = (known[row] as number) | (1 << bit)
}

function sourceIn(columns: OfficialBatch['columns'], row: number, apartInSeat: string): OfficialSource {
  const [source, as_of, method, apartInRow] = statedColumns.map((column) => textIn(columns[column], row))
  const apart = { ...provenanceIn(apartInSeat), ...provenanceIn(apartInRow as string) }
  return { source: source as string, as_of: as_of as string | null, method: method as Method, apart }
}

function provenanceIn(json: string): ProvenanceByColumn {
  return JSON.parse(json) as ProvenanceByColumn
}
