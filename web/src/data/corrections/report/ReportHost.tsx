import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'
import { closeReport, openerOfReport, type ReportKind, useReport } from '#data/corrections/report/open-report.ts'
import type { ReportDialogProps } from '#data/corrections/report/reported-official.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

type Loaded = { readonly Dialog: ComponentType<ReportDialogProps> }

const load: Record<ReportKind, () => Promise<Loaded>> = {
  mistake: async () => ({ Dialog: (await import('#data/corrections/report/ReportDialog.tsx')).ReportDialog }),
  value: async () => ({ Dialog: (await import('#data/corrections/report/value/ValueDialog.tsx')).ValueDialog }),
  successor: async () => ({
    Dialog: (await import('#data/corrections/report/official/OfficialDialog.tsx')).SuccessorDialog,
  }),
}

/** Hosts the forms about an official on every page; the code of a form is loaded when it is first opened. */
export function ReportHost() {
  const report = useReport()
  return report && <ReportDialogOf key={report.kind} kind={report.kind} />
}

function ReportDialogOf({ kind }: { readonly kind: ReportKind }) {
  const report = useReport()
  const { data: user } = useQuery(sessionQuery)
  const loaded = useLoaded(load[kind], report?.isOpen ?? false, () => {
    closeReport()
    showToast('error', 'The form could not be loaded. Please reload the page and try again.')
  })
  if (!loaded || !report || !user) return null
  return (
    <loaded.Dialog
      key={report.number}
      userId={user.id}
      official={report.official}
      columnId={report.columnId}
      isOnlyWrong={report.isOnlyWrong}
      seenWhere={report.seenWhere}
      isOpen={report.isOpen}
      onClose={closeReport}
      focusAfter={openerOfReport}
    />
  )
}
