import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { officialFields } from '@atlas/contract/endpoints/data/own-official.ts'
import type { ApiProblem } from '#shared/api/api-problem.ts'
import type { DraftField, OfficialDraft } from '#data/corrections/report/official/official-draft.ts'

/** The errors by the field they are shown beside; `whole` is shown below the form. */
export type Refusals = Readonly<Partial<Record<DraftField | 'whole', string>>>

const fieldByLabel = new Map<string, DraftField>([
  ...Object.entries(officialFields).map(([field, column]) => [columnOf(column).label, field as DraftField] as const),
  [columnOf('office.name').label, 'office'],
  [columnOf('jurisdiction.district').label, 'district'],
])

/** When a check leaves a row out, it states the reason after the column that it is about. */
export function refusalsOfCheck({ left_out: [row] }: Pick<OfficialsFileCheck, 'left_out'>): Refusals {
  if (!row) return {}
  const [label = '', ...reason] = row.reason.split(': ')
  const field = fieldByLabel.get(label)
  return field && reason.length > 0 ? { [field]: `${reason.join(': ')}.` } : { whole: `${row.reason}.` }
}

export function refusalsOfProblem(problem: ApiProblem | null, draft: OfficialDraft): Refusals {
  if (!problem) return {}
  const byField = problem.errors.flatMap(({ path, message }) =>
    isFieldOf(draft, path) ? [[path, message] as const] : [],
  )
  return byField.length > 0 ? Object.fromEntries(byField) : { whole: problem.detail }
}

function isFieldOf(draft: OfficialDraft, path: string): path is DraftField {
  return path in draft
}
