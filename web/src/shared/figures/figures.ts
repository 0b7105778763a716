import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { FormerFigure, Provenance } from '@atlas/contract/endpoints/officials/officials.ts'

/** Figures of an official or a place, or those for former lines. */
export interface Figures {
  readonly value: (id: ColumnId) => ColumnValue
  readonly provenance: (id: ColumnId) => Provenance | undefined
}

/** The values of an official or a place in an answer of the API. */
export interface ReadFigures extends Figures {
  /** Whether the answer includes the column: the nonpartisan view omits some columns, which are then not drawn either. */
  readonly isVisible: (id: ColumnId) => boolean
  /** Figures for district lines that are no longer in force; shown apart, never with the others. */
  readonly former: (Figures & { readonly linesYear: number; readonly ids: readonly ColumnId[] }) | null
  readonly allProvenances: readonly Provenance[]
}

interface FiguresReply {
  readonly values: Readonly<Record<string, ColumnValue>>
  readonly sources: Readonly<Record<string, Provenance>>
  readonly former_lines: Readonly<Record<string, FormerFigure>>
}

export function readFigures({ values, sources, former_lines: former }: FiguresReply): ReadFigures {
  return {
    value: (id) => values[id] ?? null,
    isVisible: (id) => id in values,
    provenance: (id) => sources[id],
    former: readFormer(former),
    allProvenances: [...Object.values(sources), ...Object.values(former).map(({ provenance }) => provenance)],
  }
}

function readFormer(former: FiguresReply['former_lines']): ReadFigures['former'] {
  const [first] = Object.values(former)
  if (!first) return null
  return {
    value: (id) => former[id]?.value ?? null,
    provenance: (id) => former[id]?.provenance,
    linesYear: first.lines_year,
    ids: Object.keys(former) as ColumnId[],
  }
}

/** The texts of a list; empty if it is not known. */
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
