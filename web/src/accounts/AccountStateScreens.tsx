import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'
import { useMails } from '#shared/api/use-mails.ts'
import styles from '#accounts/AccountStateScreens.module.css'
import { asSoonAsItAnswers } from '#shared/page/mail-toast.ts'
import statusPageStyles from '#shared/page/StatusPage.module.css'
import { MapSheet, StatusPage } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { emailUrl } from '#shared/ui/text/contact-url.ts'

/** Shown to a person who signs in before an administrator has decided. */
export function PendingApproval() {
  return (
    <AwaitingApproval done={['Registered']}>
      <p>{wordsOfMail[useMails()]}</p>
    </AwaitingApproval>
  )
}

const wordsOfMail: Readonly<Record<MailsState, string>> = {
  leave: 'If you have not yet done so, open the link in the email we sent you to confirm your address.',
  wait: `If you have not yet done so, open the link in our email to confirm your address. Emails that did not come yet will be sent ${asSoonAsItAnswers}.`,
  outbox:
    'If you have not yet done so, open the link in our email to confirm your address. No mail server is set up: the email is in the outbox folder of the server, so ask whoever runs the atlas for it.',
}

/** The address that a person registered with is confirmed. */
export function Confirmed() {
  return (
    <AwaitingApproval done={['Registered', 'Email confirmed']}>
      <p className={styles.news}>
        <CircleCheck aria-hidden />
        {messages.emailConfirmed}
      </p>
    </AwaitingApproval>
  )
}

/** Shown when an administrator has rejected the account. */
export function Rejected() {
  return (
    <NoAccess>
      <p>Your account cannot be approved. The atlas is open to approved organizations only.</p>
      <p>If you think this is a mistake, or something has changed since you registered, please tell us.</p>
    </NoAccess>
  )
}

/** Shown when an administrator has taken away the account's last role. */
export function AccessRemoved() {
  return (
    <NoAccess>
      <p>An administrator has taken away the access of this account. An email about it was sent to you.</p>
      <p>
        What you saved for yourself is kept, and is there again once an administrator gives you access. If you think
        this is a mistake, please tell us.
      </p>
    </NoAccess>
  )
}

function NoAccess({ children }: { readonly children: ReactNode }) {
  return (
    <StatusPage
      art={
        <MapSheet>
          <path className={statusPageStyles.trail} d="M28 74c18-20 32-2 44-16" />
          <circle className={statusPageStyles.start} cx="28" cy="74" r="5" />
          <path className={statusPageStyles.edge} d="m68 49 14 14m0-14L68 63" />
        </MapSheet>
      }
      actions={
        <Link className={buttonLook.primaryLarge} to="/login">
          Back to login
        </Link>
      }
    >
      {children}
      <SupportContact />
    </StatusPage>
  )
}

interface AwaitingApprovalProps {
  readonly done: readonly string[]
  readonly children?: ReactNode
}

function AwaitingApproval({ done, children }: AwaitingApprovalProps) {
  return (
    <StatusPage
      art={
        <MapSheet>
          <path className={statusPageStyles.trail} d="M28 74c18-20 32-2 48-20s14-14 34-22" />
          <circle className={statusPageStyles.start} cx="28" cy="74" r="5" />
          <circle className={statusPageStyles.found} cx="110" cy="32" r="8" />
          <circle className={statusPageStyles.edge} cx="110" cy="32" r="8" />
        </MapSheet>
      }
      actions={
        <Link className={buttonLook.primaryLarge} to="/login">
          Back to login
        </Link>
      }
    >
      {children}
      <p>An administrator reviews every request, usually within a week. We will email you as soon as it is decided.</p>
      <ol className={styles.steps}>
        {done.map((text) => (
          <Step key={text} icon={CircleCheck} status="done" text={text} />
        ))}
        <Step icon={Clock} status="waiting" text="Approval by an administrator" />
        <Step icon={Circle} status="later" text="Sign in and search" />
      </ol>
      <SupportContact />
    </StatusPage>
  )
}

interface StepProps {
  readonly icon: LucideIcon
  readonly text: string
  /** The meaning of the icon, for screen readers. */
  readonly status: 'done' | 'waiting' | 'later'
}

function Step({ icon: Icon, text, status }: StepProps) {
  return (
    <li data-status={status}>
      <Icon aria-hidden />
      <span>
        {text}
        <span className={textLook.visuallyHidden}>: {status}</span>
      </span>
    </li>
  )
}

function SupportContact() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  return (
    <p>
      Questions? Write to <a href={emailUrl(settings.support_email)}>{settings.support_email}</a>.
    </p>
  )
}
