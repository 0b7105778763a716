import { Flag } from 'lucide-react'
import { openReport } from '#data/corrections/report/open-report.ts'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import buttonLook from '#shared/ui/look/button.module.css'

export function ReportButton({ official }: { readonly official: ReportedOfficial }) {
  return (
    <button type="button" className={buttonLook.button} aria-haspopup="dialog" onClick={() => openReport({ official })}>
      <Flag aria-hidden />
      Report a mistake
    </button>
  )
}
