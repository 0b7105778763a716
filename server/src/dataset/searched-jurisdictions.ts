import { distinctOf } from '#dataset/distinct.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { sharedFrom, sharedUint32 } from '#search/shared-memory.ts'
import { usedCodes } from '#search/used-codes.ts'

/** The jurisdictions of all rows by number, and the index of each row's jurisdiction. */
export interface SearchedJurisdictions {
  readonly searched: readonly StoredJurisdiction[]
  /** row → index among those */
  readonly jurisdictionOfRow: Uint32Array
}

/** `codes` has the index of each row's jurisdiction, of which there may be duplicates. */
export function searchedJurisdictions(
  jurisdictions: readonly StoredJurisdiction[],
  codes: Uint32Array,
): SearchedJurisdictions {
  const used = usedCodes(codes, jurisdictions.length)
  const byId = new Map<number, StoredJurisdiction>()
  for (const [code, jurisdiction] of jurisdictions.entries())
    if (used[code] === 1) byId.set(jurisdiction.id, jurisdiction)
  const searched = [...byId.values()].sort((one, other) => one.id - other.id)
  const indexOf = new Map(searched.map(({ id }, index) => [id, index]))
  const indexOfCode = Uint32Array.from(jurisdictions, ({ id }) => indexOf.get(id) ?? 0)
  return { searched, jurisdictionOfRow: sharedFrom(codes, (code) => indexOfCode[code] as number) }
}

/** The distinct figures of jurisdictions; most places and school districts show those of their county. */
export interface FiguresOfRows {
  readonly figures: readonly StoredJurisdiction['facts'][]
  /** row → index among those */
  readonly figuresOfRow: Uint32Array
}

export function figuresOfRows({ searched, jurisdictionOfRow }: SearchedJurisdictions): FiguresOfRows {
  const { indexes, distinct } = distinctOf(searched.map(({ facts }) => facts))
  const figuresOf = sharedUint32(indexes.length)
  figuresOf.set(indexes)
  return { figures: distinct, figuresOfRow: sharedFrom(jurisdictionOfRow, (index) => figuresOf[index] as number) }
}
