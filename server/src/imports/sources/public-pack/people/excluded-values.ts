import { officialColumns, stating } from '#database/stored-columns.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

const fieldOf: ReadonlyMap<string, string> = new Map(stating(officialColumns).map(([field, column]) => [column, field]))

/** Removes the values of a source that the operator excludes; the person itself has another source. */
export function withoutExcluded(
  officials: readonly OfficialRecord[],
  isExcluded: (sourceId: string) => boolean,
): OfficialRecord[] {
  return officials.map((official) => {
    const columns = Object.entries(official.provenance).filter(([, { source }]) => isExcluded(source))
    if (columns.length === 0) return official
    const gone = new Set(columns.map(([column]) => column))
    const values = Object.fromEntries(columns.map(([column]) => [fieldOf.get(column) ?? column, null] as const))
    const remaining = Object.entries(official.provenance).filter(([column]) => !gone.has(column))
    return { ...official, ...values, provenance: Object.fromEntries(remaining) }
  })
}
