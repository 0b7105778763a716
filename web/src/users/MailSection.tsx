import { type MailServer, sendTestMail } from '@atlas/contract/endpoints/service/mails.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { mailServerQuery } from '#shared/api/mails.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#users/MailSection.module.css'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { troubleOf } from '#shared/page/MailNotice.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { momentText } from '#shared/ui/text/moment-text.ts'

/** The mail server, whether emails leave, and the people they did not reach. */
export function MailSection() {
  const answer = useNewestAnswer({ ...useQuery(mailServerQuery), isPlaceholderData: false })
  return (
    <section className={adminPageStyles.card} aria-labelledby="mails">
      <div className={adminPageStyles.head}>
        <h2 id="mails" tabIndex={-1}>
          E-mail
        </h2>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      <div className={adminPageStyles.message} aria-busy={answer.reply === null && answer.progress === 'loading'}>
        {answer.reply && <p>{wayOf(answer.reply)}</p>}
        {answer.reply && <Undelivered server={answer.reply} />}
        <TestMail />
      </div>
    </section>
  )
}

function wayOf(server: MailServer): string {
  if (server.mails === 'outbox')
    return `No mail server is set up: mails are written to the folder ${server.leads_to} on the server and reach nobody.`
  if (server.mails === 'leave') return `Mails leave through the mail server ${server.leads_to}.`
  return troubleOf({ ...server, undelivered: 0 }).join(' ')
}

function Undelivered({ server: { newest_undelivered: mails, undelivered } }: { readonly server: MailServer }) {
  if (mails.length === 0) return null
  return (
    <>
      <h3>Did not reach anybody</h3>
      <ul className={styles.mails}>
        {mails.map(({ recipient, subject, created_at, failure, is_given_up: isGivenUp }) => (
          <li key={`${recipient} ${created_at}`}>
            <b className={textLook.wrapAnywhere}>{recipient}</b>: {subject}, {momentText(created_at)}.{' '}
            {isGivenUp ? 'It was given up.' : 'The mail server refused it; it is tried for three days.'}{' '}
            {failure && <span className={textLook.muted}>{failure}</span>}
          </li>
        ))}
      </ul>
      {undelivered > mails.length && <p className={textLook.muted}>These are the newest of {undelivered}.</p>}
    </>
  )
}

function TestMail() {
  const client = useQueryClient()
  const test = useMutation({
    mutationFn: () => call(sendTestMail, { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  })
  return (
    <div className={styles.test}>
      <button
        type="button"
        className={buttonLook.button}
        aria-busy={test.isPending || undefined}
        onClick={() => !test.isPending && test.mutate()}
      >
        {test.isPending ? 'Sending…' : 'Send a test mail to me'}
      </button>
      <p role="status" className={textLook.wrapAnywhere}>
        {test.data?.answer}
      </p>
      <SendTrouble sent={test} />
    </div>
  )
}
