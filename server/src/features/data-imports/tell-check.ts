import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/imports.ts'
import type { OfficialsCheck } from '#imports/sources/officials-file/officials-file.ts'

/** A check as administrators see it. */
export function tellCheck(check: OfficialsCheck): OfficialsFileCheck {
  return {
    counts: {
      rows_read: check.rowsRead,
      problems: check.problemsTotal,
      added: check.addedTotal,
      changed: check.changedTotal,
      vanishing: check.vanishingTotal,
      unchanged: check.unchanged,
      losses_to_accept: check.lossesToAccept,
    },
    problems: [...check.problems],
    added: [...check.added],
    changed: check.changed.map(({ changes, ...official }) => ({
      ...official,
      changes: changes.map(({ column, ...values }) => ({ column: columnOf(column).label, ...values })),
    })),
    vanishing: [...check.vanishing],
  }
}
