import { type RawBuilder, sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { loggedColumnIds } from '#database/changes/logged-columns.ts'
import { isOfOfficial, valueIn, valuesIn } from '#imports/load/changes/shown-values.ts'
import type { WrittenRun } from '#imports/load/changes/written-run.ts'
import { correctionPrefix } from '#imports/records/correction-source.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** One entry for each value that is another one, with where it comes from now. */
export async function writeValues(
  transaction: ImportTransaction,
  { runId, version, at }: WrittenRun,
  replaced: readonly number[],
): Promise<void> {
  const columns = await columnsThatDiffer(transaction)
  if (columns.length === 0) return
  const values = columns.map(
    (id, place) => sql`
      (${sql.lit(place)}, ${sql.lit(id)}, ${sql.lit(isOfOfficial(id))},
        to_jsonb(${valueIn('before', id)}), to_jsonb(${valueIn('after', id)}))`,
  )
  await sql`
    insert into official_change
      (official_id, kind, column_id, before, after, run_id, version, at, layer, source, method, as_of,
        correction_id)
    select after.id, 'changed', value.column_id, value.before, value.after,
      ${runId}::integer, ${version}::integer, ${at}::timestamptz,
      case when source.origin = 'organisation' then 'organisation' else 'public' end, source.publisher,
      case when stated.apart is not null then stated.apart->>'method' when value.is_of_official then after.method end,
      case when stated.apart is not null then (stated.apart->>'as_of')::date when value.is_of_official then after.as_of end,
      case when starts_with(stated.apart->>'source', ${sql.lit(correctionPrefix)})
        then substr(stated.apart->>'source', ${sql.lit(correctionPrefix.length + 1)})::uuid end
    from shown_after as after
    join shown_before as before using (id)
    cross join lateral (values ${sql.join(values)}) as value (place, column_id, is_of_official, before, after)
    cross join lateral (
      select case when value.is_of_official then after.provenance else after.provenance_of_seat end
        -> value.column_id as apart
    ) as stated
    left join source
      on source.id = coalesce(stated.apart->>'source', case when value.is_of_official then after.source_id end)
    where value.before is distinct from value.after and after.id <> all(${replaced}::integer[])
    order by after.id, value.place`.execute(transaction)
}

/**
 * The columns in which anybody differs: a load changes few of them, and each takes its time for every official. A few
 * officials show them nearly always; whether anybody differs in another one is then asked of all others as one value.
 */
async function columnsThatDiffer(transaction: ImportTransaction): Promise<ColumnId[]> {
  const found = new Set(await differingIn(transaction, loggedColumnIds, sql`limit ${sql.lit(fewOfficials)}`))
  const others = loggedColumnIds.filter((id) => !found.has(id))
  if (await differsAnybody(transaction, others))
    for (const id of await differingIn(transaction, others, sql``)) found.add(id)
  return loggedColumnIds.filter((id) => found.has(id))
}

const fewOfficials = 1_000

async function differingIn(
  transaction: ImportTransaction,
  ids: readonly ColumnId[],
  limit: RawBuilder<unknown>,
): Promise<ColumnId[]> {
  const differing = ids.map(
    (id) => sql`bool_or(${valueIn('before', id)} is distinct from ${valueIn('after', id)}) as ${sql.id(id)}`,
  )
  const { rows } = await sql<Record<string, boolean | null>>`
    select ${sql.join(differing)}
    from (select * from shown_after ${limit}) as after join shown_before as before using (id)`.execute(transaction)
  return ids.filter((id) => rows[0]?.[id] === true)
}

/** All are asked, and not the first that differs sought: for that one PostgreSQL would look up each before the next. */
async function differsAnybody(transaction: ImportTransaction, ids: readonly ColumnId[]): Promise<boolean> {
  if (ids.length === 0) return false
  const { rows } = await sql<{ differ: boolean | null }>`
    select bool_or(${valuesIn('before', ids)} is distinct from ${valuesIn('after', ids)}) as differ
    from shown_after as after join shown_before as before using (id)`.execute(transaction)
  return rows[0]?.differ === true
}
