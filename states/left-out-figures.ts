import type { all } from '#all.ts'
import { folderRows, folderTable } from '#folder-table.ts'

/** A figure of a table of the pack that is known to be wrong, and shown nowhere. */
export interface LeftOutFigure {
  /** As the pack calls it: "registration". */
  readonly table: string
  /** What the row of the table is of, in its own words. */
  readonly level: string
  readonly district: string
  readonly reason: string
}

const columns = ['table', 'level', 'district', 'reason'] as const

/** The figures of a state that are left out; none where its folder has no file of them. */
export function leftOutFiguresOf(stateId: keyof typeof all): LeftOutFigure[] {
  const table = folderTable(stateId, 'left-out-figures.csv')
  return table ? folderRows(table, columns).map(({ values }) => values) : []
}
