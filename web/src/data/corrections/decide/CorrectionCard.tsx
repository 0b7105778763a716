import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { AcceptForm } from '#data/corrections/decide/AcceptForm.tsx'
import { officeText } from '#data/corrections/report/decided/correction-words.ts'
import styles from '#data/corrections/decide/CorrectionCard.module.css'
import { OfficialOf } from '#data/corrections/decide/OfficialOf.tsx'
import { WasAndIs } from '#data/corrections/decide/WasAndIs.tsx'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

interface CorrectionCardProps {
  readonly correction: Correction
  readonly onDecided: (correction: Correction) => void
  readonly onDecline: AskQuestion<Correction>
}

/** A report to review: who reported what about whom, and the form that accepts it. */
export function CorrectionCard({ correction, onDecided, onDecline }: CorrectionCardProps) {
  const { official, reports } = correction
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>
            <OfficialOf official={official} />
          </h2>
          <p className={styles.small}>{officeText(correction)}</p>
        </div>
        <Reporters reports={reports} />
      </div>
      <WasAndIs correction={correction} />
      {reports.map(({ note, at }) => note && <p key={at} className={styles.note}>{`“${note}”`}</p>)}
      <AcceptForm correction={correction} onDecided={onDecided} onDecline={onDecline} />
    </li>
  )
}

function Reporters({ reports }: Pick<Correction, 'reports'>) {
  const newest = reports.at(-1)
  if (!newest) return null
  return (
    <div className={styles.by}>
      <p>{[newest.by ?? 'Somebody whose account is deleted', newest.organization].filter(Boolean).join(', ')}</p>
      <p>
        {momentText(newest.at)}
        {reports.length > 1 && (
          <>
            {' · '}
            <b>{reports.length} people</b> reported this
          </>
        )}
      </p>
    </div>
  )
}
