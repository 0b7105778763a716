import { type RawBuilder, sql } from 'kysely'

/**
 * How the value that people see is worked out where an organization's own row stands for the public one. In SQL, `base`
 * is the public row, or an own one that stands for no public row; `own` is the row that stands for it, and may be
 * missing.
 */
export type Shown = (column: string) => RawBuilder<unknown>

const base: Shown = (column) => sql.ref(`base.${column}`)
const own: Shown = (column) => sql.ref(`own.${column}`)

export const ownFirst: Shown = (column) => sql`coalesce(${own(column)}, ${base(column)})`
export const ofBase: Shown = base
/** What is said of single values, column by column. */
export const bothMerged: Shown = (column) => sql`${base(column)} || coalesce(${own(column)}, '{}')`

/** A value of the public row, which no longer applies once the own row states the other column. */
export const noneWhereStated =
  (other: string): Shown =>
  (column) =>
    sql`case when ${own(other)} is null then ${base(column)} end`

/** Columns that belong together come from one row: the own one if it states any of them. */
export const togetherWith =
  (...columns: readonly string[]): Shown =>
  (column) => {
    const stated = sql.join(columns.map((each) => sql`${own(each)}::text`))
    return sql`case when coalesce(${stated}) is null then ${base(column)} else ${own(column)} end`
  }

/** A value of another election, say, is not the value of this one. */
export const ofTheSame =
  (other: string): Shown =>
  (column) =>
    sql`
    case
      when ${own(column)} is null and ${own(other)} is distinct from ${base(other)} and ${own(other)} is not null then null
      else coalesce(${own(column)}, ${base(column)})
    end`

/** What is said of another value comes from the row that states that: the own one, else the other. */
export const ofRowStating =
  (other: string): Shown =>
  (column) =>
    sql`
    case
      when ${own(other)} is not null then ${own(column)}
      when ${base(other)} is not null then ${base(column)}
      else coalesce(${own(column)}, ${base(column)})
    end`
