import type { Selectable } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialEvent } from '@atlas/contract/endpoints/officials/changes.ts'
import type { PersonOfChange, Schema } from '#database/schema.ts'

/** One entry of what loads changed, as far as it counts here. */
export type ChangeEntry = Pick<Selectable<Schema['official_change']>, 'kind' | 'column_id' | 'before' | 'after'>

/** The net effect of everything that happened to an official in some time, however often it changed back and forth. */
export interface NetChanges {
  /** What became of the person; null where the same one is shown as before. */
  readonly presence: Exclude<OfficialEvent, 'changed'> | null
  /** Who it was at first, where they went or were replaced. */
  readonly person: PersonOfChange | null
  /** The number under which the person is shown now, for a person who has been joined to another official. */
  readonly shownAs: number | null
  /** Of the person who is shown now. */
  readonly columns: ReadonlyMap<ColumnId, Changed>
}
type Changed = Pick<ChangeEntry, 'before' | 'after'>

/** The entries of one official, oldest first, put together; null where all is again as it was. */
export function netChanges(entries: readonly ChangeEntry[]): NetChanges | null {
  const people = new PeopleOfNumber()
  for (const entry of entries) people.go(entry)
  const { presence, person, shownAs } = people
  const columns = new Map(Array.from(people.columns).filter(([, { before, after }]) => !isSame(before, after)))
  return presence === null && columns.size === 0 ? null : { presence, person, shownAs, columns }
}

/** The people whom a number has stood for, and what changed for each of them. */
class PeopleOfNumber {
  person: PersonOfChange | null = null
  shownAs: number | null = null
  #gone: 'left' | 'taken_back' | 'joined' | null = null
  #wasGone = false
  /** The name of the person who has replaced the first one; null while the first one is there. */
  #other: string | null = null
  readonly #columns = new Map<string | null, Map<ColumnId, Changed>>()

  get presence(): NetChanges['presence'] {
    if (this.#gone) return this.#gone
    if (this.#other !== null) return 'replaced'
    return this.#wasGone ? 'came_back' : null
  }

  get columns(): Map<ColumnId, Changed> {
    return this.#columns.get(this.#other) ?? new Map()
  }

  go({ kind, column_id: id, before, after }: ChangeEntry): void {
    if (id !== null) return this.#change(id, before, after)
    if (kind === 'came_back') {
      // Who was gone from the beginning is back; who went meanwhile has never been away.
      this.#wasGone ||= this.#gone === null
      this.#gone = null
      this.shownAs = null
      return
    }
    this.person ??= before as PersonOfChange
    if (kind === 'replaced') this.#replace(after as PersonOfChange)
    else if (kind !== 'changed') {
      this.#gone = kind
      this.shownAs = kind === 'joined' ? (after as number) : null
    }
  }

  #change(id: ColumnId, before: Changed['before'], after: Changed['after']): void {
    const columns = this.columns
    this.#columns.set(
      this.#other,
      columns.set(id, { before: columns.has(id) ? (columns.get(id)?.before ?? null) : before, after }),
    )
  }

  #replace({ name }: PersonOfChange): void {
    this.#other = name === this.person?.name ? null : name
  }
}

function isSame(before: Changed['before'], after: Changed['after']): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
