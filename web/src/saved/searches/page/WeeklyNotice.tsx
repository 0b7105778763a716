import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { sessionQuery } from '#shared/api/session.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

/** How the switches of the rows work. */
export function WeeklyNotice() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <div className={noticeLook.large} role="note">
      <Mail aria-hidden />
      <p>
        <b>Your weekly e-mail comes on Monday mornings.</b> It lists what changed in the searches you switched on, and
        is not sent in a week without changes. {user && `It goes to ${user.email}.`}
      </p>
    </div>
  )
}
