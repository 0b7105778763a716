import type { Overdue } from '@atlas/contract/search/overdue.ts'
import { Clock } from 'lucide-react'
import noticeLook from '#shared/ui/look/notice.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { longOverSentence, overdueSentence } from '#shared/values/overdue-words.ts'

interface OverdueNoticeProps {
  readonly overdue: Overdue
  /** The number of officials it is about. */
  readonly of: number
}

/** On pages about the data: how many records are overdue. */
export function OverdueNotice({ overdue, of }: OverdueNoticeProps) {
  const sentence = overdueSentence(overdue, of)
  if (sentence === null) return null
  return (
    <div className={noticeLook.warning} role="note">
      <Clock aria-hidden />
      <p>
        <b>
          <WithDays text={sentence} />
        </b>{' '}
        {longOverSentence(overdue) ?? 'Until the results are in, the names shown are the last ones known.'}
      </p>
    </div>
  )
}
