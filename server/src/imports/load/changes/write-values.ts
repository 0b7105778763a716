import { sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { loggedColumnIds } from '#database/changes/logged-columns.ts'
import { isOfOfficial, valueIn } from '#imports/load/changes/shown-values.ts'
import type { WrittenRun } from '#imports/load/changes/written-run.ts'
import { correctionPrefix } from '#imports/records/correction-source.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** An entry for each changed value, with its present source. */
export async function writeValues(
  transaction: ImportTransaction,
  { runId, version, at }: WrittenRun,
  replaced: readonly number[],
): Promise<void> {
  const columns = await columnsThatDiffer(transaction)
  if (columns.length === 0) return
  const values = columns.map(
    (id, index) => sql`
      (${sql.lit(index)}, ${sql.lit(id)}, ${sql.lit(isOfOfficial(id))},
        to_jsonb(${valueIn('before', id)}), to_jsonb(${valueIn('after', id)}))`,
  )
  await sql`
    insert into official_change
      (official_id, kind, column_id, before, after, run_id, version, at, layer, source, method, as_of,
        correction_id)
    select after.id, 'changed', value.column_id, value.before, value.after,
      ${runId}::integer, ${version}::integer, ${at}::timestamptz,
      case when source.origin = 'organisation' then 'organisation' else 'public' end, source.publisher,
      case when origin.provenance is not null then origin.provenance->>'method' when value.is_of_official then after.method end,
      case when origin.provenance is not null then (origin.provenance->>'as_of')::date when value.is_of_official then after.as_of end,
      case when starts_with(origin.provenance->>'source', ${sql.lit(correctionPrefix)})
        then substr(origin.provenance->>'source', ${sql.lit(correctionPrefix.length + 1)})::uuid end
    from shown_after as after
    join shown_before as before using (id)
    cross join lateral (values ${sql.join(values)}) as value (index, column_id, is_of_official, before, after)
    cross join lateral (
      select case when value.is_of_official then after.provenance else after.provenance_of_seat end
        -> value.column_id as provenance
    ) as origin
    left join source
      on source.id = coalesce(origin.provenance->>'source', case when value.is_of_official then after.source_id end)
    where value.before is distinct from value.after and after.id <> all(${replaced}::integer[])
    order by after.id, value.index`.execute(transaction)
}

/** The columns with any difference. A load changes few of them, and comparing each takes time for every official. */
async function columnsThatDiffer(transaction: ImportTransaction): Promise<ColumnId[]> {
  const differing = loggedColumnIds.map(
    (id) => sql`bool_or(${valueIn('before', id)} is distinct from ${valueIn('after', id)}) as ${sql.id(id)}`,
  )
  const { rows } = await sql<Record<string, boolean | null>>`
    select ${sql.join(differing)} from shown_after as after join shown_before as before using (id)`.execute(transaction)
  return loggedColumnIds.filter((id) => rows[0]?.[id] === true)
}
