import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { CornerUpLeft } from 'lucide-react'
import { personName } from '#drives/frame/person-name.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

/** What whoever looked wrote to whoever filled it in. */
export function SentBackNote({ task: { sent_back: back } }: { readonly task: Task }) {
  if (!back) return null
  return (
    <div className={noticeLook.warning} role="note">
      <CornerUpLeft aria-hidden />
      <p>
        <b>Sent back by {personName(back.by)}:</b> “{back.word}” <WithDays text={`${dayAndTime(back.at)}.`} />
      </p>
    </div>
  )
}
