import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/data/own-changes.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'

type Page = Reply<typeof contract.listOwnChanges>

interface Row {
  readonly kind: 'run' | 'round' | 'correction'
  readonly id: string
  readonly at: Date
  readonly way: contract.ChangeWay
  readonly what: string
  readonly column: CorrectableId | null
  readonly added: number | null
  readonly changed: number | null
  readonly removed: number | null
  readonly undone_at: Date | null
  readonly is_being_undone: boolean
  readonly undo_id: string
  /** Something came later that has to be undone first. */
  readonly is_below: boolean
  /** Why it was not undone when somebody asked for that. */
  readonly refusal: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}

const officials = (name: 'added' | 'changed' | 'removed') =>
  sql`(run.report #>> ${sql.lit(`{tables,official,${name}}`)}::text[])::integer as ${sql.ref(name)}`
const counts = sql`${officials('added')}, ${officials('changed')}, ${officials('removed')}`

/** A number as a text that sorts as the number does. */
const padded = (id: string) => sql`lpad(${sql.ref(id)}::text, 12, '0')`

/** A page of what came in, by whichever way. Of each way no more is read than a page has. */
export async function listOwnChanges(
  database: Database,
  { cursor, limit }: Parsed<typeof contract.listOwnChanges>['query'],
): Promise<Page> {
  const [at, kind, id] = cursor?.split('_') ?? []
  const before = (of: string, moment: string, number: RawBuilder<unknown>) =>
    at === undefined
      ? sql`true`
      : sql`(${sql.ref(moment)}, ${sql.lit(of)}::text, ${number}) < (${at}::timestamptz, ${kind}, ${id})`
  const newest = sql`order by at desc, id desc limit ${limit + 1}`
  const { rows } = await sql<Row>`
    select entry.*, account.first_name, account.last_name, account.email
    from (
      (select 'run' as kind, ${padded('run.id')} as id, run.started_at as at, run.came_by as way,
        coalesce(run.file_name, '') as what, null::text as "column", ${counts}, run.undone_at,
        exists (select from import_request as undoing
          where undoing.undoes_run_id = run.id and undoing.status = 'LOADING') as is_being_undone,
        run.id::text as undo_id, false as is_below, run.account_id,
        (select undoing.error from import_request as undoing
          where undoing.undoes_run_id = run.id and undoing.status = 'FAILED'
          order by undoing.created_at desc limit 1) as refusal
      from import_run as run
      where run.layer_before is not null and run.came_by <> 'undo' and ${before('run', 'run.started_at', padded('run.id'))}
        and (run.came_by <> 'drive' or not exists (select from task_round where task_round.run_id = run.id))
      ${newest})
      union all
      (select 'round', ${padded('round.id')} as id, round.published_at as at, 'drive',
        task.place_name || ', ' || drive.name, null::text, ${counts}, coalesce(round.undone_at, run.undone_at),
        task.undoes_round is not distinct from round.id, task.id::text as undo_id,
        exists (select from task_round as later
          where later.task_id = task.id and later.id > round.id and later.undone_at is null),
        coalesce(round.looked_by, round.filled_by), task.error
      from task_round as round
      join drive_task as task on task.id = round.task_id
      join drive on drive.id = task.drive_id
      left join import_run as run on run.id = round.run_id
      where round.run_id is not null and ${before('round', 'round.published_at', padded('round.id'))}
      ${newest})
      union all
      (select 'correction', correction.id::text as id, correction.decided_at as at, 'correction',
        correction.name || ', ' || correction.office || ', ' || correction.place, correction.set_column_id,
        null::integer, null::integer, null::integer, correction.undone_at, false, correction.id::text as undo_id, false, correction.decided_by, null::text
      from correction
      where correction.status = 'accepted' and correction.set_column_id is not null
        and ${before('correction', 'correction.decided_at', sql`correction.id::text`)}
      ${newest})
    ) as entry
    left join account on account.id = entry.account_id
    order by at desc, kind desc, id desc
    limit ${limit + 1}`.execute(database)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    values: page.map(asOwnChange),
    cursor: rows.length > limit && last ? `${last.at.toISOString()}_${last.kind}_${last.id}` : null,
  }
}

const below = 'Something of this place was published later. Undo that first.'
const undone = { run: 'import', round: 'task', correction: 'correction' } as const

function asOwnChange(row: Row): contract.OwnChange {
  const { kind, id, at, way, what, column, added, changed, removed, undone_at: undoneAt, email } = row
  return {
    id: `${kind} ${id}`,
    way,
    at: at.toISOString(),
    what: column === null ? what : `${columnOf(column).label}: ${what}`,
    by: email === null ? null : nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '', email }),
    officials: added === null ? null : { added, changed: changed ?? 0, removed: removed ?? 0 },
    undone_at: undoneAt?.toISOString() ?? null,
    is_being_undone: row.is_being_undone,
    undo: undoneAt || row.is_below ? null : { of: undone[kind], id: row.undo_id },
    kept_by: undoneAt ? null : row.is_below ? below : row.refusal && `Not undone: ${row.refusal}`,
  }
}
