import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import { Pencil } from 'lucide-react'
import { openReport } from '#data/corrections/report/open-report.ts'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** For administrators, in the place where everybody else reports a mistake. */
export function EditButton({ official }: { readonly official: ReportedOfficial }) {
  if (!useIsAdministrator()) return null
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-haspopup="dialog"
      onClick={() => openReport({ official }, 'value')}
    >
      <Pencil aria-hidden />
      Edit
    </button>
  )
}

interface EditValueProps {
  readonly official: ReportedOfficial
  readonly columnId: CorrectableId
}

/** The same for a single value, beside it. */
export function EditValue({ official, columnId }: EditValueProps) {
  return (
    <button
      type="button"
      className={buttonLook.icon}
      aria-haspopup="dialog"
      aria-label={`Edit ${columnOf(columnId).label}`}
      onClick={() => openReport({ official, columnId }, 'value')}
    >
      <Pencil aria-hidden />
    </button>
  )
}
