import type { DataType } from '#catalogue/data-type.ts'
import type { SectionId } from '#catalogue/sections.ts'
import type { SourceKind } from '#catalogue/source-kinds.ts'
import type { SubjectId } from '#catalogue/subject.ts'
import type { TableId } from '#catalogue/tables.ts'
import type { Operator } from '#catalogue/operators.ts'

/**
 * Whose a value is: an import states it of that, and it is stored with that. A figure is a row of its own, with its own
 * source and date, and tells something of a jurisdiction. What is of a place is worked out from all of these.
 */
type Owner = 'official' | 'office' | 'seat' | 'jurisdiction' | 'figure' | 'place'

/** One thing a person can search, see or export, said once. Everything else is read from it. */
export interface Column {
  /** `table.name`, as the API, the URL and the export know it. */
  readonly id: `${TableId}.${string}`
  readonly label: string
  /** Never defaulted: a default is how numbers become text. */
  readonly type: DataType
  /** What the value means, in one sentence, for the data dictionary and for whoever hovers a heading. */
  readonly meaning: string
  /** What a number counts, such as "years" or "US dollars". */
  readonly unit?: string
  /** Which operators a filter on it may use; empty where it cannot be filtered. */
  readonly operators: readonly Operator[]
  readonly of: Owner
  /** What of a jurisdiction tells only something of one subject; a figure, or what nothing is said of, of both. */
  readonly only?: SubjectId
  readonly section: SectionId
  /** What kind of source states its values. */
  readonly source: SourceKind
  /** Its values are few enough to offer as a list of choices with counts. */
  readonly choices?: true
  /** People look its values up by their first letters, or misspelt. Those of a column with choices always can be. */
  readonly lookUp?: true
  /** A difference of two shares, which may be below zero. */
  readonly isDifference?: true
  /** Its values are moments, told to the second; people see the day, and a filter may ask for either. */
  readonly isMoment?: true
  /** Its values are phone numbers, which people read in one form, however a source writes them. */
  readonly isPhone?: true
  /** It tells a party, or the votes of a candidate or a party: what a nonpartisan view leaves out. */
  readonly partisan?: true
  /** Its place, from 1, among the columns that the results table shows first. */
  readonly default?: number
  /** The specification names the same value twice: this column is read from, and shown as, the other one. */
  readonly sameAs?: `${TableId}.${string}`
  /** A list whose items go with those of another list, one by one: the codes of counties with their names. */
  readonly inOrderOf?: `${TableId}.${string}`
}

const one = ['eq', 'ne'] as const
const several = ['in', 'nin'] as const
const empty = ['is_empty'] as const

/** The operators that make sense for each kind of value. */
export const takes = {
  choice: [...one, ...several, ...empty],
  text: [...one, ...several, 'contains', 'starts_with', ...empty],
  number: [...one, ...several, 'gt', 'gte', 'lt', 'lte', 'between', ...empty],
  day: [...one, ...several, 'gt', 'gte', 'lt', 'lte', 'between', ...empty],
  comingDay: [...one, ...several, 'gt', 'gte', 'lt', 'lte', 'between', 'within_days', ...empty],
  list: [...one, ...several, 'contains', ...empty],
  dict: [...empty],
} as const satisfies Record<string, readonly Operator[]>
