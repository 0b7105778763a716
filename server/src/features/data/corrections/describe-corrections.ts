import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { provenanceOf } from '#dataset/provenance.ts'
import type { CorrectionRow } from '#features/data/corrections/correction-row.ts'
import { reportKindOf } from '#features/data/corrections/report-kind.ts'
import { findCurrent, type CurrentOfficial } from '#features/data/corrections/current-officials.ts'
import { readNames } from '#lists/people.ts'
import { rowsAt } from '#search/page.ts'
import { rowOfId } from '#search/search-index.ts'

/** Corrections as administrators see them: what everybody sees now, what was reported, what was decided. */
export async function describeCorrections(
  database: Database,
  snapshot: Snapshot,
  rows: readonly CorrectionRow[],
): Promise<Correction[]> {
  if (rows.length === 0) return []
  const reports = await readReports(database, rows)
  const reportsOf = ({ id, column_id: columnId }: CorrectionRow) =>
    (reports.get(id) ?? []).map((report) => ({ ...report, kind: reportKindOf(columnId, report.value) }))
  const names = await readNames(
    database,
    rows.flatMap(({ decided_by, undone_by }) => [decided_by, undone_by]),
  )
  const current = await findCurrent(database, rows, snapshot.today)
  return rows.map((row) => ({
    id: row.id,
    official: officialOf(row, current.get(row.id), snapshot),
    column_id: row.column_id,
    now: valueNow(snapshot, row, current.get(row.id)),
    reports: reportsOf(row),
    status: row.status,
    decided: decisionOf(row, names),
    is_under_way: isUnderWay(row, snapshot.index.version),
    can_be_undone: row.status === 'declined' ? row.told_at === null : row.status === 'accepted' && !row.undone_at,
  }))
}

export function officialOf(
  row: CorrectionRow,
  current: CurrentOfficial | undefined,
  { index }: Snapshot,
): Correction['official'] {
  const { name, office, place, state } = current ?? row
  const id = current && rowOfId(index, current.id) !== undefined ? current.id : null
  return { id, name, office, place, state, standing: current?.standing ?? null }
}

function valueNow(
  { index, provenance }: Snapshot,
  { column_id: reported, set_column_id: set }: CorrectionRow,
  current: CurrentOfficial | undefined,
): Correction['now'] {
  const columnId = isCorrectable(reported) ? reported : set
  const at = current && rowOfId(index, current.id)
  if (!columnId || !current || at === undefined) return null
  const [values] = rowsAt(index, [at], [columnId])
  if (!values) return null
  const { source, as_of, method } = provenanceOf(provenance, at, values).sources[columnId] ?? {}
  return {
    value: values[columnId] ?? null,
    source: source ?? null,
    as_of: as_of ?? null,
    method: method ?? null,
    is_own: current.ownColumns.has(columnId),
  }
}

function decisionOf(row: CorrectionRow, names: ReadonlyMap<string, string>): Correction['decided'] {
  if (row.decided_at === null) return null
  return {
    ...decidedOf(row),
    at: row.decided_at.toISOString(),
    by: names.get(row.decided_by ?? '') ?? null,
    undone_by: names.get(row.undone_by ?? '') ?? null,
  }
}

/** What was decided, whoever did. */
export function decidedOf(row: CorrectionRow) {
  return {
    column_id: row.set_column_id,
    value: row.value,
    source: row.source,
    as_of: row.as_of,
    reason: row.reason,
    note: row.note,
    undone_at: row.undone_at?.toISOString() ?? null,
  }
}

/** Whether what was decided is not yet what this process shows: its snapshot is of version `now`. */
function isUnderWay({ status, set_column_id, laid_version, taken_out_version, undone_at }: CorrectionRow, now: number) {
  if (status !== 'accepted') return laid_version !== null || (taken_out_version ?? 0) > now
  if (!set_column_id) return false
  const version = undone_at ? taken_out_version : laid_version
  return version === null || version > now
}

async function readReports(database: Database, rows: readonly CorrectionRow[]) {
  const reports = await database
    .selectFrom('correction_report')
    .leftJoin('account', 'account.id', 'account_id')
    .select(['correction_id', 'value', 'note', 'seen_where', 'reported_at'])
    .select(['first_name', 'last_name', 'email', 'organization'])
    .where(
      'correction_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('reported_at')
    .execute()
  const described = reports.map(({ correction_id: id, ...report }) => ({ id, report: reportOf(report) }))
  return new Map(
    Array.from(
      Map.groupBy(described, ({ id }) => id),
      ([id, of]) => [id, of.map(({ report }) => report)] as const,
    ),
  )
}

function reportOf(row: {
  value: string
  note: string
  seen_where: string
  reported_at: Date
  first_name: string | null
  last_name: string | null
  email: string | null
  organization: string | null
}): Omit<Correction['reports'][number], 'kind'> {
  const { value, note, seen_where, first_name, last_name, email, organization } = row
  const by = email === null ? null : nameOf({ first_name: first_name ?? '', last_name: last_name ?? '', email })
  return { value, note, seen_where, by, organization: organization || null, at: row.reported_at.toISOString() }
}
