import type { FetchReport } from '#imports/fetch/fetch-pack.ts'
import type { ImportReport } from '#imports/import-public-pack.ts'
import type { LoadReport } from '#imports/load/load.ts'
import { loadedTableNames } from '#imports/load/loaded-tables.ts'
import type { SourceReport } from '#imports/sources/public-pack/files/source-reports.ts'
import type { Refusal } from '#imports/records/records.ts'

/**
 * The lines of an import report for a terminal: the rows that each source gave and refused, then the changes to the
 * tables.
 */
export function importReportLines({ sources, load }: ImportReport): string[] {
  return [...sources.flatMap(sourceLines), '', ...loadReportLines(load)]
}

export function loadReportLines({ tables, isChanged, version }: LoadReport): string[] {
  const lines = loadedTableNames.map((table) => {
    const { added, changed, removed, unchanged } = tables[table]
    return `${table}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`
  })
  return [
    ...lines,
    isChanged ? `The data is now at version ${version}.` : `Nothing changed; the data stays at version ${version}.`,
  ]
}

function sourceLines({ source, rowsRead, refused }: SourceReport): string[] {
  return [`${source}: ${rowsRead} read, ${refused.length} refused`, ...refused.map(refusalLine)]
}

export function refusalLine({ file, line, reason }: Refusal): string {
  return `  ${file}${line === null ? '' : `, line ${line}`}: ${reason}`
}

/** One line for each source, and one for what an import will lack. */
export function fetchReportLines({ outcomes, missing }: FetchReport, pack: string): string[] {
  const lines = outcomes.map(({ source, became, words }) =>
    became === 'failed' ? `${source}: failed, because ${words}` : `${source}: ${became}; ${words}`,
  )
  if (missing.length === 0) return [...lines, `To load it: npm run atlas -- import ${pack}`]
  return [
    ...lines,
    `An import of ${pack} would miss ${missing.length} files. Fetch the other sources, and take from a whole pack what cannot be fetched: ${missing.join(', ')}`,
  ]
}
