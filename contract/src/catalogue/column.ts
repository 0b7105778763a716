import type { ChartPart } from '#catalogue/charts.ts'
import type { DataType } from '#catalogue/data-type.ts'
import type { Kind } from '#catalogue/kinds.ts'
import type { SectionId } from '#catalogue/sections.ts'
import type { SourceKind } from '#catalogue/source-kinds.ts'
import type { SubjectId } from '#catalogue/subject.ts'
import type { TableId } from '#catalogue/tables.ts'
import type { Operator } from '#catalogue/operators.ts'

/**
 * What a value belongs to. An import states the value of that thing, and the value is stored with it. A figure is a row
 * of its own, with its own source and date, and describes a jurisdiction. A line is how to reach an office in a place,
 * whoever holds the office; the contact of an official is worked out from their own values and from the line. What
 * belongs to a place is worked out from all of these.
 */
type Owner = 'official' | 'office' | 'seat' | 'line' | 'contact' | 'jurisdiction' | 'figure' | 'place'

/** One thing a person can search, see or export, said once. Everything else is read from it. */
export interface Column {
  /** `table.name`, as the API, the URL and the export know it. */
  readonly id: `${TableId}.${string}`
  readonly label: string
  /** The heading in a file, for a column whose label heads another column of the template. */
  readonly fileLabel?: string
  /** The kind of its values, which decides how they are typed, compared, shown and exported. */
  readonly kind: Kind
  /** From the kind, never said of a single column: a default is how numbers become text. */
  readonly type: DataType
  /** What the value means, in one sentence, for the data dictionary and for the tooltip of a heading. */
  readonly meaning: string
  /** What a number counts, such as "years" or "US dollars". */
  readonly unit?: string
  /** Which operators a filter on it may use, from the kind. */
  readonly operators: readonly Operator[]
  readonly of: Owner
  /** What of a jurisdiction tells only something of one subject; a figure, or what nothing is said of, of both. */
  readonly only?: SubjectId
  readonly section: SectionId
  /** What kind of source states its values. */
  readonly source: SourceKind
  /** Its values are few enough to offer as a list of choices with counts. */
  readonly choices?: true
  /** People look its values up by their first letters, or misspelled, from the kind. */
  readonly lookUp?: true
  /** It tells a party, or the votes of a candidate or a party: what a nonpartisan view leaves out. */
  readonly partisan?: true
  /** Its place, from 1, among the columns that the results table shows first. */
  readonly default?: number
  /** The specification names the same value twice: this column is read from, and shown as, the other one. */
  readonly sameAs?: `${TableId}.${string}`
  /** A list whose items go with those of another list, one by one: the codes of counties with their names. */
  readonly inOrderOf?: `${TableId}.${string}`
  /** The details of an official show it in the row of this column, not in one of its own. */
  readonly shownWith?: `${TableId}.${string}`
  /** What the row is called that tells others too, where the label of its own column would not fit them all. */
  readonly rowLabel?: string
  /** A chart of the details shows it, not a row. */
  readonly chart?: ChartPart
  /** The set of named counts that it is one of, and its name there. */
  readonly inSet?: { readonly id: `${TableId}.${string}`; readonly name: string }
}

/** What the catalogue states of a column; the rest follows from its kind. Only a count has to name what it counts. */
export type Declaration = Omit<Column, 'kind' | 'type' | 'unit' | 'operators' | 'lookUp'> &
  ({ readonly kind: Exclude<Kind, 'count'> } | { readonly kind: 'count'; readonly unit: string })
