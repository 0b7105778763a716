import type { TableColumn } from '#features/exports/file/exported-rows.ts'

export const nonpartisanView = 'Nonpartisan view'

/** A CSV file has nothing but its rows, so each of them says that party and candidates' shares are left out. */
export function viewColumn(rowCount: number): TableColumn {
  return {
    heading: 'View',
    kind: 'text',
    codes: new Uint16Array(rowCount),
    codeCount: 1,
    cellAt: () => nonpartisanView,
  }
}
