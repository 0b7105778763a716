import type { PublishedSources } from '#dataset/published-sources.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import type { FileColumn } from '#features/exports/file/exported-column.ts'
import type { CellReader } from '#features/exports/file/exported-rows.ts'

/** Where the record of each row comes from; the day of it is a column of the catalogue. */
export const recordSource: FileColumn = { heading: 'Record Source', kind: 'text' }

export function recordSources({ ofRow, stated }: OfficialSources, sources: PublishedSources): CellReader {
  const names = stated.map(({ source: id }) => {
    const source = sources.get(id)
    if (!source) return null
    const { publisher, title } = source
    return title.startsWith(publisher) ? title : `${publisher}: ${title}`
  })
  return { codes: ofRow, codeCount: names.length, cellAt: (code) => names[code] ?? null }
}
