import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnOf, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'

export type OfferedColumn = Column & { readonly id: ColumnId }

export interface OfferedSection {
  readonly id: SectionId
  readonly label: string
  readonly columns: readonly OfferedColumn[]
}

const distinct: readonly OfferedColumn[] = distinctColumnIds.map((id) => ({ ...columnOf(id), id }))

/** The visible columns whose label or meaning contains every typed word, by section; empty sections are left out. */
export function offeredColumns(typed: string, hidden: ReadonlySet<string>): readonly OfferedSection[] {
  const words = normalized(typed).split(' ').filter(Boolean)
  const matching = distinct.filter(({ id, label, meaning }) => {
    if (hidden.has(id)) return false
    const text = normalized(`${label} ${meaning}`)
    return words.every((word) => text.includes(word))
  })
  return (Object.entries(sections) as [SectionId, string][])
    .map(([id, label]) => ({ id, label, columns: matching.filter(({ section }) => section === id) }))
    .filter(({ columns: some }) => some.length > 0)
}
