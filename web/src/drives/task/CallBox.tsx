import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { MessageSquareText, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { callScript, yourName } from '#drives/frame/call-script.ts'
import styles from '#drives/task/CallBox.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { phoneUrl } from '#shared/ui/text/contact-url.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { useToday } from '#shared/values/use-today.ts'

/** Whom to call about all of it, and what to say: beside the form, and on a phone above it, the words folded. */
export function CallBox({ task }: { readonly task: Task }) {
  const id = useId()
  const today = useToday()
  const isWide = useMediaQuery(fromDesktop)
  const [isOpen, setIsOpen] = useState(false)
  const { call } = task
  return (
    <section className={classes(cardLook.card, styles.call)} aria-labelledby={id}>
      <h2 id={id}>{headOf(task)}</h2>
      {call ? (
        <>
          <a className={styles.phone} href={phoneUrl(call.phone.value)}>
            <Phone aria-hidden />
            {formatPhone(call.phone.value)}
          </a>
          <p className={styles.whose}>
            <WithDays text={whoseText(call, today)} />
          </p>
        </>
      ) : (
        <p className={styles.whose}>No office of this place has a phone on file. Look for one on its web page.</p>
      )}
      {isWide ? (
        <>
          {call && <h3>What to say</h3>}
          <Script task={task} />
        </>
      ) : (
        <>
          <button type="button" className={buttonLook.link} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <MessageSquareText aria-hidden size={18} />
            {isOpen ? 'Hide what to say' : 'What to say'}
          </button>
          {isOpen && <Script task={task} />}
        </>
      )}
    </section>
  )
}

function headOf({ call, place }: Task): string {
  if (!call) return 'What to say'
  const isCourthouse = place.kind === 'county' && !/school/i.test(call.office)
  return isCourthouse ? 'Call the courthouse' : `Call the ${call.phone.of}`
}

function whoseText({ phone }: NonNullable<Task['call']>, today: string): string {
  const { text } = contactWords(phone, today)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function Script({ task }: { readonly task: Task }) {
  return (
    <ol className={styles.script}>
      {callScript(task).map((sentence) => {
        const [before = '', after] = sentence.split(yourName)
        return (
          <li key={sentence}>
            <span>
              “{before}
              {after !== undefined && (
                <>
                  <b>{yourName}</b>
                  {after}
                </>
              )}
              ”
            </span>
          </li>
        )
      })}
    </ol>
  )
}
