import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import type { StoredOfficial, StoredSeat } from '#dataset/stored-rows.ts'

/** Where the values of an official and of the seat come from; officials whose values come from the same share one. */
export interface StatedOfficial {
  readonly source: string
  readonly as_of: string | null
  readonly method: Method
  /** The values that come from elsewhere. */
  readonly apart: ProvenanceByColumn
}

export interface OfficialSources {
  /** row → place in `stated` */
  readonly ofRow: Uint32Array
  readonly stated: readonly StatedOfficial[]
}

/** How many stored officials have their values from the same, and which columns none of them has a value of. */
export interface CountedOfficials extends StatedOfficial {
  readonly officials: number
  readonly missing: ReadonlySet<ColumnId>
}

type Lacks = (official: StoredOfficial, seat: StoredSeat) => boolean

/** The values that an official may lack. */
const lacking: readonly (readonly [ColumnId, Lacks])[] = [
  ...Array.from(
    Map.groupBy(
      serving(officialColumns).filter(([column]) => officialColumns[column].canLack),
      ([, id]) => id,
    ),
    ([id, columns]): [ColumnId, Lacks] => [id, (official) => columns.every(([column]) => official[column] === null)],
  ),
  ['jurisdiction.district', (_, { jurisdiction }) => jurisdiction.district === null],
]

/** Gathers the sources of official after official as they are read, whether or not they can be searched. */
export function collectOfficialSources() {
  const codeOf = new Map<string, number>()
  const found: (StatedOfficial & { officials: number; missing: typeof lacking })[] = []
  return {
    /** Answers the code of what the official has in common with others. */
    add(official: StoredOfficial, seat: StoredSeat): number {
      const { source_id: source, as_of, method, provenance } = official
      const key = [source, as_of, method, seat.provenance, provenance].join('\n')
      let code = codeOf.get(key)
      if (code === undefined) {
        const apart = { ...parsed(seat.provenance), ...parsed(provenance) }
        code = found.push({ source, as_of, method, apart, officials: 0, missing: lacking }) - 1
        codeOf.set(key, code)
      }
      const counted = found[code] as (typeof found)[number]
      counted.officials++
      if (counted.missing.some(([, lacks]) => !lacks(official, seat)))
        counted.missing = counted.missing.filter(([, lacks]) => lacks(official, seat))
      return code
    },
    /** Of the rows of the search index, in their order. */
    finish(ofRow: Uint32Array): OfficialSources {
      const stated = found.map(({ officials: _, missing: __, ...official }) => official)
      return { ofRow, stated }
    },
    counted: (): CountedOfficials[] =>
      found.map((official) => ({ ...official, missing: new Set(official.missing.map(([id]) => id)) })),
  }
}

function parsed(provenance: string): ProvenanceByColumn {
  return JSON.parse(provenance) as ProvenanceByColumn
}
