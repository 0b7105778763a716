import type { FetchReport } from '#imports/fetch/fetch-pack.ts'

/** One line for each source, and one that says what an import will miss. */
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
