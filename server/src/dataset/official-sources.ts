import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import { type OfficialBatch, type OfficialColumn, statedColumns } from '#dataset/read-officials.ts'
import type { Seats } from '#dataset/read-seats.ts'
import { type BatchColumn, isUnknownText, textIn } from '#dataset/stored-batches.ts'
import { NumberedPairs } from '#dataset/numbered-pairs.ts'
import { TextCollector } from '#search/text-collector.ts'

/** Where the values of an official and of the seat come from; officials whose values come from the same share one. */
export interface OfficialSource {
  readonly source: string
  readonly as_of: string | null
  readonly method: Method
  /** The values that come from elsewhere. */
  readonly apart: ProvenanceByColumn
}

export interface OfficialSources {
  /** row → place in `stated` */
  readonly ofRow: Uint32Array
  readonly source: readonly OfficialSource[]
}

/** How many stored officials have their values from the same, and which columns none of them has a value of. */
export interface CountedOfficials extends OfficialSource {
  readonly officials: number
  readonly missing: ReadonlySet<ColumnId>
}

/** The values that an official may lack, each with the stored columns that say it. */
const lacking: readonly (readonly [ColumnId, readonly Exclude<OfficialColumn, 'party_name'>[]])[] = Array.from(
  Map.groupBy(
    serving(officialColumns).filter(([column]) => officialColumns[column].canLack),
    ([, id]) => id,
  ),
  ([id, columns]) => [id, columns.map(([column]) => column)] as const,
)
const canLack: readonly ColumnId[] = [...lacking.map(([id]) => id), 'jurisdiction.district']

interface Found extends OfficialSource {
  officials: number
  readonly has: Set<ColumnId>
}

/** Gathers the sources of officials as they are read, whether or not they can be searched. */
export function collectOfficialSources({ jurisdictions, apartCodes, statedApart }: Seats) {
  const sources = new TextCollector()
  const pairs = new NumberedPairs()
  const found: Found[] = []

  /** What an official has in common with others. */
  function codeAt({ columns }: OfficialBatch, row: number, seat: number): number {
    // From the first stated column to the last, with what COPY put between them: the same for the same values.
    const { bytes, starts } = columns.source_id
    const { ends } = columns.provenance
    const own = sources.addBytes(bytes, starts[row] as number, ends[row] as number)
    const apart = apartCodes[seat] as number
    const code = pairs.numberOf(own, apart)
    if (code === found.length) found.push(foundIn(columns, row, statedApart[apart] as string))
    return code
  }

  return {
    /** Answers the code of what each official of a batch has in common with others. */
    add(batch: OfficialBatch, seats: Uint32Array): Uint32Array {
      const codes = seats.map((seat, row) => {
        const code = codeAt(batch, row, seat)
        ;(found[code] as Found).officials++
        return code
      })
      for (const [id, columns] of lacking)
        for (const column of columns) addKnown(found, id, codes, (row) => isKnownIn(batch.columns[column], row))
      addKnown(found, 'jurisdiction.district', codes, (row) => jurisdictions[seats[row] as number]?.district !== null)
      return codes
    },
    /** Of the rows of the search index, in their order. */
    finish: (ofRow: Uint32Array): OfficialSources => {
      return { ofRow, source: found.map(({ officials: _, has: __, ...official }) => official) }
    },
    counted: (): CountedOfficials[] =>
      found.map(({ has, ...official }) => ({ ...official, missing: new Set(canLack.filter((id) => !has.has(id))) })),
  }
}

function isKnownIn({ bytes, starts, ends }: BatchColumn, row: number): boolean {
  return !isUnknownText(bytes, starts[row] as number, ends[row] as number)
}

function foundIn(columns: OfficialBatch['columns'], row: number, apartInSeat: string): Found {
  const [source, as_of, method, apartInRow] = statedColumns.map((column) => textIn(columns[column], row))
  const apart = { ...provenanceIn(apartInSeat), ...provenanceIn(apartInRow as string) }
  return {
    source: source as string,
    as_of: as_of as string | null,
    method: method as Method,
    apart,
    officials: 0,
    has: new Set(),
  }
}

function provenanceIn(json: string): ProvenanceByColumn {
  return JSON.parse(json) as ProvenanceByColumn
}

function addKnown(found: readonly Found[], id: ColumnId, codes: Uint32Array, isKnown: (row: number) => boolean): void {
  const has = Uint8Array.from(found, (each) => (each.has.has(id) ? 1 : 0))
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number
    if (has[code] === 1 || !isKnown(row)) continue
    has[code] = 1
    found[code]?.has.add(id)
  }
}
