import type { MailServer } from '@atlas/contract/endpoints/service/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { mailServerQuery } from '#shared/api/mails.ts'
import styles from '#shared/page/MailNotice.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

/** Tells administrators, on each of their pages, that mails do not leave or did not arrive. */
export function MailNotice() {
  const { data: server } = useQuery(mailServerQuery)
  const sentences = server ? troubleOf(server) : []
  if (sentences.length === 0) return null
  return (
    <div className={classes(noticeLook.warning, styles.notice)} role="note">
      <TriangleAlert aria-hidden />
      <p>
        {sentences.join(' ')}{' '}
        <Link to="/admin/users" hash="mails">
          What is known of it, and a test mail
        </Link>
      </p>
    </div>
  )
}

export function troubleOf({ mails, leads_to, failure, since, waiting, undelivered }: MailServer): string[] {
  const waits = mails === 'wait' && since !== null
  const why = failure === null ? '' : ` (${failure})`
  return [
    ...(waits
      ? [
          `Mails have not left since ${momentText(since)}: the mail server ${leads_to} does not take them${why}. ${waitingSentence(waiting)}`,
        ]
      : []),
    ...(undelivered > 0 ? [`${counted(undelivered, 'mail', 'mails')} did not reach anybody.`] : []),
  ]
}

function waitingSentence(waiting: number): string {
  if (waiting === 0) return 'Whatever is mailed now waits until it answers.'
  return `${counted(waiting, 'mail waits', 'mails wait')} and will be sent as soon as it answers.`
}
