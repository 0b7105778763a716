import { type CoverageSetting, excludedText } from '@atlas/contract/rules/coverage.ts'
import { labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import type { FileProblem } from '#imports/spreadsheets/problems/problems.ts'
import type { OfficialChange, OfficialsCheck } from '#imports/spreadsheets/report/officials-check.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import { overHolderWords } from '#imports/spreadsheets/overlay/join-public-officials.ts'

const linesOfAList = 20
const changesOfAnOfficial = 6

/** The problems of a file, for a terminal. */
export function problemLines(name: string, { problems, problemsTotal }: OfficialsCheck): string[] {
  return capped(problems, problemsTotal, (problem) => `  ${placeOf(name, problem)}: ${problem.reason}`)
}

function placeOf(name: string, { line, column }: FileProblem): string {
  return [name, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [`column "${column}"`])].join(
    ', ',
  )
}

/** What a file changes or would change, for a terminal. */
export function checkLines(check: OfficialsCheck, coverage: CoverageSetting): string[] {
  const uncoveredText = excludedText(check.uncovered, check.rowsRead, coverage)
  const { rowsRead, added, addedTotal, changed, changedTotal, vanishing, vanishingTotal, unchanged, overHolders } =
    check
  return [
    `${officials(rowsRead)} read: ${addedTotal} added, ${changedTotal} changed, ${vanishingTotal} vanishing, ${unchanged} unchanged`,
    ...(uncoveredText === null ? [] : [uncoveredText]),
    ...titled('Added', capped(added, addedTotal, summaryLine)),
    ...titled('Changed', capped(changed, changedTotal, changeLine)),
    ...titled('Vanishing', capped(vanishing, vanishingTotal, summaryLine)),
    ...titled(
      'Over the holder in the public data',
      capped(overHolders, overHolders.length, (each) => `  ${overHolderWords(each)}`),
    ),
  ]
}

function officials(count: number): string {
  return count === 1 ? '1 official' : `${count} officials`
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines]
}

function capped<Item>(items: readonly Item[], total: number, lineOf: (item: Item) => string): string[] {
  const lines = items.slice(0, linesOfAList).map(lineOf)
  return total > lines.length ? [...lines, `  … and ${total - lines.length} more`] : lines
}

function summaryLine({ line, official, office, jurisdiction }: OfficialSummary): string {
  return `  ${line === null ? '' : `line ${line}: `}${official}, ${office}, ${jurisdiction}`
}

function changeLine(change: OfficialChange): string {
  const changes = change.changes.slice(0, changesOfAnOfficial).map(({ column, before, after }) => {
    return `${labelOf(column)} ${before ?? 'unknown'} → ${after ?? 'unknown'}`
  })
  const rest = change.changes.length - changes.length
  return `${summaryLine(change)}: ${changes.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
}
