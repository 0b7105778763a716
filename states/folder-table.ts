import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { all } from '#all.ts'

export interface FolderTable {
  readonly path: string
  readonly text: string
}

export interface FolderRow<Column extends string> {
  readonly values: Readonly<Record<Column, string>>
  /** Why the row cannot be used; the error names its file and line. */
  readonly refuse: (reason: string) => Error
}

/** A table in the folder of a state; null if the folder has none. */
export function folderTable(stateId: keyof typeof all, name: string): FolderTable | null {
  const path = `${slug(all[stateId].name)}/${name}`
  const file = fileURLToPath(new URL(path, import.meta.url))
  return existsSync(file) ? { path: `states/${path}`, text: readFileSync(file, 'utf8') } : null
}

export function folderRows<const Column extends string>(
  { path, text }: FolderTable,
  columns: readonly Column[],
): FolderRow<Column>[] {
  const [header, ...rows] = readCsvRows(text, { delimiter: ',', strayQuotes: 'refuse', escape: 'doubled' })
  if (header?.cells.join() !== columns.join()) throw new Error(`${path} needs the headings ${columns.join()}`)
  return rows.map(({ cells, line }) => {
    const refuse = (reason: string) => new Error(`${path}, line ${line}: ${reason}`)
    if (cells.length !== columns.length) throw refuse(`it has ${cells.length} values under ${columns.length} headings`)
    const values = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    return { values: values as Record<Column, string>, refuse }
  })
}
