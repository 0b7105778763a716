import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { accountQuery } from '#accounts/own/account-queries.ts'
import styles from '#accounts/own/AccountPage.module.css'
import { CalendarSection } from '#accounts/own/CalendarSection.tsx'
import { EmailsSection } from '#accounts/own/EmailsSection.tsx'
import { KeysSection } from '#accounts/own/keys/KeysSection.tsx'
import { LiveLinksSection } from '#accounts/own/live-links/LiveLinksSection.tsx'
import { NonpartisanSection } from '#accounts/own/NonpartisanSection.tsx'
import { OnDeviceSection } from '#accounts/own/OnDeviceSection.tsx'
import { OwnDataSection } from '#accounts/own/OwnDataSection.tsx'
import { PasswordSection } from '#accounts/own/PasswordSection.tsx'
import { SessionsSection } from '#accounts/own/SessionsSection.tsx'
import { TwoFactorSection } from '#accounts/own/two-factor/TwoFactorSection.tsx'
import { WaitingSection } from '#accounts/own/waiting/WaitingSection.tsx'
import { YouSection } from '#accounts/own/YouSection.tsx'
import { isTwoFactorDue } from '#layout/access/two-factor-due.ts'
import contentsStyles from '#shared/page/Contents.module.css'
import { Contents } from '#shared/page/Contents.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

const sectionNames = {
  you: 'You',
  password: 'Password',
  'two-step': 'Two-step sign-in',
  devices: 'Where you are signed in',
  nonpartisan: 'Nonpartisan view',
  emails: 'E-mails',
  calendar: 'Calendar links',
  keys: 'Keys',
  'live-links': 'Live links',
  waiting: 'Waiting to be sent',
  'on-device': 'On this device',
  data: 'Your data',
} as const
type Section = keyof typeof sectionNames

/** Hidden until two-step sign-in is on, where it is required. */
const later: readonly Section[] = ['nonpartisan', 'emails', 'calendar', 'keys', 'live-links']

/** What a person sees and changes of their own account; each section is saved by itself. */
export function AccountPage() {
  const { data: user } = useQuery(sessionQuery)
  const answer = useNewestAnswer({ ...useQuery(accountQuery), isPlaceholderData: false })
  const account = answer.reply
  const isAwaited = !account && answer.progress === 'loading'
  return (
    <main id="main" className={styles.page} aria-busy={isAwaited || undefined}>
      <PageTitle />
      <PartTrouble section="Your account" answer={answer} />
      {isAwaited && <SkeletonCards />}
      {/* Shown without a signal too, because that is when these sections are needed. */}
      {!account && !isAwaited && (
        <>
          {user && (
            <div className={styles.part}>
              <WaitingSection userId={user.id} />
            </div>
          )}
          <div className={styles.part}>
            <OnDeviceSection />
          </div>
        </>
      )}
      {user && account && <Sections user={user} account={account} />}
    </main>
  )
}

function Sections({ user, account }: { readonly user: Me; readonly account: Account }) {
  const hidden = isTwoFactorDue(user) ? later : []
  const shown = (Object.keys(sectionNames) as Section[]).filter((id) => !hidden.includes(id))
  const section: Record<Section, () => React.ReactNode> = {
    you: () => <YouSection user={user} account={account} />,
    password: () => <PasswordSection account={account} />,
    'two-step': () => <TwoFactorSection account={account} />,
    devices: () => <SessionsSection />,
    nonpartisan: () => <NonpartisanSection user={user} />,
    emails: () => <EmailsSection email={account.email} />,
    calendar: () => <CalendarSection />,
    keys: () => <KeysSection />,
    'live-links': () => <LiveLinksSection />,
    waiting: () => <WaitingSection userId={user.id} />,
    'on-device': () => <OnDeviceSection />,
    data: () => <OwnDataSection user={user} />,
  }
  return (
    <div className={contentsStyles.page}>
      <Contents sections={shown.map((id) => [id, sectionNames[id]])} />
      <div className={styles.sections}>
        {shown.map((id) => (
          <div key={id} className={styles.part}>
            {section[id]()}
          </div>
        ))}
      </div>
    </div>
  )
}
