import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { noContact } from '@atlas/contract/rules/shown-contact.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import { PhoneOff } from 'lucide-react'
import { memo } from 'react'
import type { CallQuestion } from '#saved/lists/sheet/CallQuestionDialog.tsx'
import styles from '#saved/lists/sheet/CallRow.module.css'
import { NoteOfCall } from '#saved/lists/sheet/NoteOfCall.tsx'
import { OutcomeButtons } from '#saved/lists/sheet/OutcomeButtons.tsx'
import { officeLine, reportedOf } from '#saved/lists/list/office-line.ts'
import type { SayOutcome, WriteNote } from '#saved/lists/sheet/use-call-list.ts'
import type { Unsent } from '#saved/lists/calls/unsent.ts'
import { openReport } from '#data/corrections/report/open-report.ts'
import { ReportsThatWaitLater } from '#data/corrections/report/waiting/ReportsThatWaitLater.tsx'
import textLook from '#shared/ui/look/text.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { EmailText } from '#shared/ui/text/contact-links.tsx'
import { emailUrl, phoneUrl } from '#shared/ui/text/contact-url.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { WhoseContact } from '#shared/values/ContactValue.tsx'
import { phoneText } from '#shared/values/phone-text.ts'
import { KindIcon } from '#shared/values/KindIcon.tsx'
import { useToday } from '#shared/values/use-today.ts'
import { splitName } from '#shared/values/text-of.ts'

interface CallRowProps {
  readonly official: ListedOfficial
  readonly listId: string
  readonly number: number
  /** The same functions on every render. */
  readonly unsent: Unsent
  readonly onSay: SayOutcome
  readonly onWrite: WriteNote
  readonly onAsk: AskQuestion<CallQuestion>
}

/** An official in a call sheet. Of many rows only the one that changed is redrawn. */
export const CallRow = memo(DrawnRow)

function DrawnRow({ official, listId, number, unsent, onSay, onWrite, onAsk }: CallRowProps) {
  const { has_left: hasLeft, phone } = official
  return (
    <li className={styles.call} data-left={hasLeft || undefined}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.who}>
        <h2>
          <Name official={official} />
        </h2>
        <p>
          {officeLine(official)} <StandingMark standing={official.standing} />
        </p>
      </div>
      {hasLeft ? <p className={styles.left}>{leftText(official)}</p> : <Contacts official={official} />}
      <div className={styles.said}>
        {!hasLeft && phone !== null && <OutcomeButtons official={official} onSay={onSay} onAsk={onAsk} />}
        {!hasLeft && phone === null && <NoPhone official={official} />}
      </div>
      <div className={styles.note}>
        <NoteOfCall
          official={official}
          listId={listId}
          unsent={unsent}
          onWrite={onWrite}
          onTakeOut={(button) => onAsk({ kind: 'take out', official }, button)}
        />
        {official.page_id !== null && <ReportsThatWaitLater officialId={official.page_id} />}
      </div>
    </li>
  )
}

function Name({ official: { name, last_name: last, page_id: page } }: Pick<CallRowProps, 'official'>) {
  const [before, stressed, after] = splitName(name, last)
  const parts = (
    <>
      {before}
      <b>{stressed}</b>
      {after}
    </>
  )
  return page === null ? (
    parts
  ) : (
    <Link to="/officials/$id" params={{ id: String(page) }}>
      {parts}
    </Link>
  )
}

function leftText({ left_on: day, is_left_out: isLeftOut }: ListedOfficial): string {
  if (isLeftOut) return 'In office, but no longer in the search: the place is not one the atlas covers.'
  return day === null ? 'Left office' : `Left office on ${typedDayOf(day)}`
}

function Contacts({ official }: Pick<CallRowProps, 'official'>) {
  const { name, phone, email } = official
  const today = useToday()
  return (
    <div className={styles.contacts}>
      {phone === null ? (
        <p className={textLook.unknown}>
          <PhoneOff aria-hidden />
          {noContact.phone}
        </p>
      ) : (
        <>
          <a
            className={styles.phone}
            href={phoneUrl(phone.value)}
            aria-label={`Call the office of ${name}, ${phoneText(phone, today)}`}
          >
            <KindIcon kind="phone" />
            {formatPhone(phone.value)}
          </a>
          <WhoseContact contact={phone} />
        </>
      )}
      {email !== null && (
        <>
          <a className={styles.email} href={emailUrl(email.value)} aria-label={`Email ${name}, ${email.value}`}>
            <KindIcon kind="email" />
            <span>
              <EmailText email={email.value} />
            </span>
          </a>
          <WhoseContact contact={email} />
        </>
      )}
      {phone === null && email === null && <ReportPhone official={official}>Add an office contact</ReportPhone>}
    </div>
  )
}

/** Without a phone a call cannot have an outcome. */
function NoPhone({ official }: Pick<CallRowProps, 'official'>) {
  return (
    <p className={styles.noPhone}>
      {official.email === null ? (
        'No office contact on file.'
      ) : (
        <>
          No phone on file: write, or <ReportPhone official={official}>add the office number</ReportPhone>.
        </>
      )}
    </p>
  )
}

function ReportPhone({ official, children }: Pick<CallRowProps, 'official'> & { readonly children: string }) {
  const reported = reportedOf(official)
  if (!reported) return children
  return (
    <button
      type="button"
      className={styles.asLink}
      aria-haspopup="dialog"
      aria-label={`${children} of ${official.name}`}
      onClick={() => openReport({ official: reported, columnId: 'office.phone' })}
    >
      {children}
    </button>
  )
}
