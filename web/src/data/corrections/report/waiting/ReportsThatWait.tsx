import type { UnsentReport } from '@atlas/contract/endpoints/data/corrections.ts'
import { useQueryClient } from '@tanstack/react-query'
import styles from '#data/corrections/report/waiting/ReportsThatWait.module.css'
import { forgetReport, waitingReports } from '#data/corrections/report/waiting/waiting-reports.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'
import { NotSentYet } from '#shared/page/NotSentYet.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface ReportsThatWaitProps {
  readonly officialId: number
  /** Takes a report back into the form, to be changed. */
  readonly onTakeBack?: (report: UnsentReport) => void
}

/** The reports about an official that the server has not accepted, beside the official. */
export function ReportsThatWait(props: ReportsThatWaitProps) {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)
  return user ? <OfPerson {...props} userId={user.id} /> : null
}

function OfPerson({ userId, officialId, onTakeBack }: ReportsThatWaitProps & { readonly userId: string }) {
  const reports = useWaiting(waitingReports, userId).filter(({ report }) => report.eo_id === officialId)
  if (reports.length === 0) return null
  const takeBack = (report: UnsentReport) => {
    forgetReport(userId, report.id)
    onTakeBack?.(report)
  }
  return (
    <ul className={styles.reports} aria-label="Your reports that are not sent yet">
      {reports.map((each) => (
        <li key={each.id}>
          <span>Your report: {each.what}.</span>{' '}
          {each.refused === undefined ? (
            <NotSentYet />
          ) : (
            <span className={styles.refused}>It was not taken: {each.refused}</span>
          )}
          {onTakeBack && (
            <button type="button" className={buttonLook.button} onClick={() => takeBack(each)}>
              Change it
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
