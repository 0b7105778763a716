import { officialColumns, stating } from '#database/stored-columns.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

const fieldOf: ReadonlyMap<string, string> = new Map(stating(officialColumns).map(([field, column]) => [column, field]))

/** Takes away the values that rest on a source which the operator leaves out; the person has their own source. */
export function withoutLeftOut(
  officials: readonly OfficialRecord[],
  isLeftOut: (sourceId: string) => boolean,
): OfficialRecord[] {
  return officials.map((official) => {
    const columns = Object.entries(official.provenance).filter(([, { source }]) => isLeftOut(source))
    if (columns.length === 0) return official
    const gone = new Set(columns.map(([column]) => column))
    const values = Object.fromEntries(columns.map(([column]) => [fieldOf.get(column) ?? column, null] as const))
    const kept = Object.entries(official.provenance).filter(([column]) => !gone.has(column))
    return { ...official, ...values, provenance: Object.fromEntries(kept) }
  })
}
