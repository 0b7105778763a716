import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rowsAt } from '#search/page.ts'

const columns = [
  'eo.id',
  'eo.openstates_id',
  'eo.name',
  'eo.first',
  'eo.last',
  'eo.gender',
  'eo.as_of',
  'eo.added',
  'party.name',
  'office.name',
  'office.type',
  'state.name',
  'jurisdiction.name',
  'jurisdiction.district',
  'contact.phone',
  'contact.email',
  'eo.email',
  'eo.phone',
  'eo.second_phone',
  'eo.second_phone_of',
  'stats.address',
  'office.phone',
  'office.address',
  'office.website',
  'jurisdiction.website',
] as const
export type FormColumn = (typeof columns)[number]

/** An official as other APIs describe one; what the nonpartisan view hides counts as unknown. */
export interface FormOfficial {
  readonly row: number
  /** Null where it is not known. */
  readonly text: (id: FormColumn) => string | null
}

export function formOfficials(
  { index }: Pick<Snapshot, 'index'>,
  rows: readonly number[],
  isNonpartisan: boolean,
): FormOfficial[] {
  const values = rowsAt(index, rows, visibleIds(columns, isNonpartisan))
  return rows.map((row, at) => ({
    row,
    text: (id) => {
      const value = values[at]?.[id] ?? null
      if (typeof value === 'number') return String(value)
      return typeof value === 'string' && value !== '' ? value : null
    },
  }))
}
