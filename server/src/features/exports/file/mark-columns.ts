import { outsideRuleMark } from '@atlas/contract/rules/coverage.ts'
import { standingMarks } from '@atlas/contract/rules/standing.ts'
import { type Marked, outsideRuleIn } from '#dataset/outside-rule.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import type { TableColumn } from '#features/exports/file/exported-rows.ts'

/**
 * The marks of the officials in a file, empty for those who have none: without them, a file would present somebody as
 * the holder of a seat that somebody else may hold, or as covered by the coverage rule when they are not. A column
 * without any mark is left out.
 */
export function markColumns(snapshot: Marked, isInFile: (row: number) => boolean): TableColumn[] {
  const { rowCount } = snapshot.index
  const standing = standingsIn(snapshot.index)
  return [
    ...markColumn('Standing', standingMarks, (row) => (isInFile(row) ? (standing(row)?.mark ?? null) : null), rowCount),
    ...markColumn('Coverage Rule', [outsideRuleMark], outsideOf(snapshot, isInFile), rowCount),
  ]
}

function outsideOf(snapshot: Marked, isInFile: (row: number) => boolean) {
  const outsideRule = outsideRuleIn(snapshot)
  return (row: number) => (isInFile(row) ? outsideRule(row) : null)
}

function markColumn<Mark extends string>(
  heading: string,
  marks: readonly Mark[],
  markOf: (row: number) => Mark | null,
  rowCount: number,
): TableColumn[] {
  const cells = [null, ...marks]
  const codes = Uint16Array.from({ length: rowCount }, (_, row) => cells.indexOf(markOf(row)))
  if (codes.every((code) => code === 0)) return []
  return [{ heading, kind: 'text', codes, codeCount: cells.length, cellAt: (code) => cells[code] ?? null }]
}
