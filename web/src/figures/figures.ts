import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials.ts'

/** Where figures are read from: those of an official or a place, or those of former lines. */
export interface Figures {
  readonly value: (id: ColumnId) => ColumnValue
  readonly provenance: (id: ColumnId) => Provenance | undefined
}

/** Texts of a list; none where it is not known. */
export function textsOf(figures: Figures, id: ColumnId): readonly string[] {
  const value = figures.value(id)
  return Array.isArray(value) ? value.map(String) : []
}

/** A text, or null where it is not known. */
export function textOf(figures: Figures, id: ColumnId): string | null {
  const value = figures.value(id)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Whether any of these columns is known. */
export function isKnown(figures: Figures, ids: readonly ColumnId[]): boolean {
  return ids.some((id) => figures.value(id) !== null)
}

/** A whole number or fraction, or null where it is not known. */
export function numberOf(figures: Figures, id: ColumnId): number | null {
  const value = figures.value(id)
  return typeof value === 'number' ? value : null
}
