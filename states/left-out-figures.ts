import type { all } from '#all.ts'
import { folderRows, folderTable } from '#folder-table.ts'

/** A figure in a table of the pack that is known to be wrong and therefore not shown. */
export interface LeftOutFigure {
  /** The table's name in the pack: "registration". */
  readonly table: string
  /** What the row of the table is about, in the table's own words. */
  readonly level: string
  readonly district: string
  readonly reason: string
}

const columns = ['table', 'level', 'district', 'reason'] as const

/** The omitted figures of a state; empty if its folder has no file of them. */
export function leftOutFiguresOf(stateId: keyof typeof all): LeftOutFigure[] {
  const table = folderTable(stateId, 'left-out-figures.csv')
  return table ? folderRows(table, columns).map(({ values }) => values) : []
}
