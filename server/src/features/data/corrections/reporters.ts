import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { CorrectionRow } from '#features/data/corrections/correction-row.ts'

/** A person who reported a mistake, and the value that they reported as right. */
export interface Reporter {
  readonly email: string
  readonly first_name: string
  readonly is_nonpartisan: boolean
  readonly value: string
}

/** Those who may still use the atlas. */
export async function readReporters(transaction: Database, correctionId: string): Promise<Reporter[]> {
  return await transaction
    .selectFrom('correction_report')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['email', 'first_name', 'is_nonpartisan', 'correction_report.value'])
    .where('correction_id', '=', correctionId)
    .where(sql<boolean>`exists (select from account_role where account_role.account_id = account.id)`)
    .orderBy('reported_at')
    .execute()
}

/** What a mail to a reporter says of the official and of the value; of a hidden column neither its name nor the value. */
export function describeRow(row: CorrectionRow, { first_name, is_nonpartisan }: Reporter) {
  const columnId = row.set_column_id ?? (isCorrectable(row.column_id) ? row.column_id : null)
  const isHidden = columnId !== null && hiddenFrom(is_nonpartisan).has(columnId satisfies ColumnId)
  return {
    firstName: first_name,
    about: `${row.name}, ${row.office}, ${row.place}`,
    officialId: row.official_id,
    label: columnId && !isHidden ? columnOf(columnId).label : null,
    value: row.value === null || isHidden ? null : valueText(columnId, String(row.value)),
  }
}

function valueText(columnId: ColumnId | null, value: string): string {
  const column: Column | null = columnId && columnOf(columnId)
  return column?.kind === 'phone' ? formatPhone(value) : value
}
