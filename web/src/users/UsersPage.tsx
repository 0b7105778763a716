import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { invitationsQuery } from '#users/invitations/invitation-queries.ts'
import { InvitationSection } from '#users/invitations/InvitationSection.tsx'
import { OrganizationSection } from '#users/organizations/OrganizationSection.tsx'
import { suggestedPeople, useOrganizations } from '#users/organizations/use-organizations.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { MailSection } from '#users/MailSection.tsx'
import type { Question } from '#users/question.ts'
import { PendingSection } from '#users/pending/PendingSection.tsx'
import { useUserList } from '#users/use-user-list.ts'
import { UserSection } from '#users/UserSection.tsx'
import styles from '#users/UsersPage.module.css'
import { AdminPages } from '#shared/page/AdminPages.tsx'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const UserQuestionDialog = lazyPart(async () => (await import('#users/UserQuestionDialog.tsx')).UserQuestionDialog)

export function UsersPage() {
  const current = useUserList('current')
  const pending = useUserList('pending')
  const organizations = useOrganizations()
  const { data: invitations } = useQuery(invitationsQuery)
  const { current: question, ask, dialog } = useQuestion<Question>()
  return (
    <main id="main" className={adminPageStyles.page}>
      <div>
        <AdminPages />
        <PageTitle />
        <WaitingLine
          waiting={pending.answer.reply?.total}
          invited={invitations?.total}
          suggested={suggestedPeople(organizations)}
        />
      </div>
      <PendingSection list={pending} organizations={organizations.reply?.values ?? []} onAsk={ask} />
      <InvitationSection organizations={organizations.reply?.values ?? []} />
      <UserSection list={current} onAsk={ask} />
      <OrganizationSection list={organizations} />
      <MailSection />
      <Suspense>
        {question && <UserQuestionDialog key={question.number} question={question.question} {...dialog} />}
      </Suspense>
    </main>
  )
}

interface WaitingLineProps {
  readonly waiting: number | undefined
  readonly invited: number | undefined
  readonly suggested: number
}

/** Says above the lists how much waits in the lower ones, with links to them. */
function WaitingLine({ waiting, invited, suggested }: WaitingLineProps) {
  return (
    <p className={styles.waiting} role="status">
      {waiting === 0 && 'Nobody is waiting for approval.'}
      {waiting !== undefined && waiting > 0 && <a href="#pending-users">{waitingText(waiting)}</a>}
      {waiting !== undefined && invited !== undefined && invited > 0 && <a href="#invite">{invitedText(invited)}</a>}
      {waiting !== undefined && suggested > 0 && <a href="#organizations">{suggestedText(suggested)}</a>}
    </p>
  )
}

function invitedText(invited: number): string {
  return invited === 1 ? '1 invitation is open' : `${thousands(invited)} invitations are open`
}

function suggestedText(suggested: number): string {
  return `${counted(suggested, 'person', 'people')} may belong to an organization`
}

function waitingText(waiting: number): string {
  return waiting === 1 ? '1 user is awaiting approval' : `${thousands(waiting)} users are awaiting approval`
}
