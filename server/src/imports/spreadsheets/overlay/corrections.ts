import { sql } from 'kysely'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import type { ListedValue } from '#database/schema.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'

/** A value set by an administrator, and its official. */
export interface Correction {
  readonly id: string
  readonly officialKey: string
  readonly ownKey: string | null
  readonly first: string | null
  readonly last: string
  readonly officeId: string
  readonly jurisdictionKey: string
  readonly columnId: CorrectableId
  readonly value: CellValue
  readonly source: string
  readonly asOf: string
  /** Whether it is applied already; `listedThen` is the value in the own list at that time. */
  readonly isApplied: boolean
  readonly listedThen: ListedValue | null
}

/**
 * The corrections for a load, oldest decision first: those that are applied already, and those of `decided` that are
 * to be applied. Corrections in `decided` that were undone are not in force.
 */
export async function readCorrections(
  transaction: ImportTransaction,
  decided: readonly string[] = [],
): Promise<Correction[]> {
  const rows = await transaction
    .selectFrom('correction')
    .select(['id', 'official_key as officialKey', 'own_key as ownKey', 'first_name as first', 'last_name as last'])
    .select(['office_id as officeId', 'jurisdiction_key as jurisdictionKey', 'set_column_id as columnId', 'value'])
    .select(['source', 'as_of as asOf', 'listed_then as listedThen'])
    .select(sql<boolean>`laid_version is not null`.as('isApplied'))
    .where('status', '=', 'accepted')
    .where('taken_out_version', 'is', null)
    .where(sql<boolean>`(laid_version is not null or (undone_at is null and id = any(${decided}::uuid[])))`)
    .where(sql<boolean>`not (undone_at is not null and id = any(${decided}::uuid[]))`)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  // Corrections without a value were resolved in another way.
  return rows.flatMap(({ columnId, value, source, asOf, ...row }) =>
    columnId === null || value === null || source === null || asOf === null
      ? []
      : [{ ...row, columnId, value, source, asOf }],
  )
}

/** The result of a correction in a load. */
export interface AppliedCorrection {
  readonly correction: Correction
  readonly valueInList: ListedValue | null
}

/** Records, in the load's transaction, that corrections were applied for the first time. */
export async function markApplied(
  transaction: ImportTransaction,
  applied: readonly AppliedCorrection[],
  version: number,
): Promise<void> {
  for (const { correction, valueInList } of applied.filter((each) => !each.correction.isApplied))
    await transaction
      .updateTable('correction')
      .set({ laid_version: version, listed_then: valueInList && JSON.stringify(valueInList) })
      .where('id', '=', correction.id)
      .execute()
}

/** Records that corrections were undone or reopened, and so are no longer applied. */
export async function markRemoved(
  transaction: ImportTransaction,
  decided: readonly string[],
  version: number,
): Promise<void> {
  const ofDecided = transaction.updateTable('correction').where('id', 'in', decided)
  await ofDecided
    .set({ taken_out_version: version })
    .where('undone_at', 'is not', null)
    .where('taken_out_version', 'is', null)
    .execute()
  await ofDecided
    .set({ laid_version: null, listed_then: null, taken_out_version: version })
    .where('status', '!=', 'accepted')
    .where('laid_version', 'is not', null)
    .execute()
}
