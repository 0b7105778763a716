import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#api/session.ts'
import { closeReport, openerOfReport, useReport } from '#report/open-report.ts'
import { useLoaded } from '#ui/async/use-loaded.ts'
import { showToast } from '#ui/overlay/toasts.tsx'

const loadDialog = () => import('#report/ReportDialog.tsx')

/** The place of the report on every page; its code is fetched when it is first opened. */
export function ReportHost() {
  const report = useReport()
  const { data: user } = useQuery(sessionQuery)
  const loaded = useLoaded(loadDialog, report?.isOpen ?? false, () => {
    closeReport()
    showToast('error', 'The form could not be loaded. Please reload the page and try again.')
  })
  if (!loaded || !report || !user) return null
  return (
    <loaded.ReportDialog
      key={report.number}
      userId={user.id}
      official={report.official}
      columnId={report.columnId}
      isOpen={report.isOpen}
      onClose={closeReport}
      focusAfter={openerOfReport}
    />
  )
}
