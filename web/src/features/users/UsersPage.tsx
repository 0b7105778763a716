import { ApproveDialog } from '#features/users/ApproveDialog.tsx'
import type { Question } from '#features/users/question.ts'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'
import { RejectDialog } from '#features/users/RejectDialog.tsx'
import { RoleDialog } from '#features/users/RoleDialog.tsx'
import { useQuestion } from '#ui/overlay/use-question.ts'
import { useUserList } from '#features/users/use-user-list.ts'
import { UserSection } from '#features/users/UserSection.tsx'
import adminPageStyles from '#layout/page/admin-page.module.css'
import styles from '#features/users/UsersPage.module.css'
import { AdminPages } from '#layout/page/AdminPages.tsx'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import { thousands } from '#ui/text/thousands.ts'

export function UsersPage() {
  const current = useUserList('current')
  const pending = useUserList('pending')
  const { asked, isOpen, ask, close, focusAfter } = useQuestion<Question>()
  return (
    <main id="main" className={adminPageStyles.page}>
      <div>
        <AdminPages />
        <PageTitle>Users</PageTitle>
        <WaitingLine waiting={pending.answer.reply?.total} />
      </div>
      <UserSection id="current" list={current} onAsk={ask} />
      <UserSection id="pending" list={pending} onAsk={ask} />
      {asked && (
        <QuestionDialog
          key={asked.number}
          question={asked.question}
          isOpen={isOpen}
          onClose={close}
          focusAfter={focusAfter}
        />
      )}
    </main>
  )
}

/** Says above both lists how many wait in the lower one, and leads there. */
function WaitingLine({ waiting }: { readonly waiting: number | undefined }) {
  return (
    <p className={styles.waiting} role="status">
      {waiting === 0 && 'Nobody is waiting for approval.'}
      {waiting !== undefined && waiting > 0 && <a href="#pending-users">{waitingText(waiting)}</a>}
    </p>
  )
}

function waitingText(waiting: number): string {
  return waiting === 1 ? '1 user is awaiting approval' : `${thousands(waiting)} users are awaiting approval`
}

function QuestionDialog({ question, ...dialog }: QuestionDialogProps & { readonly question: Question }) {
  switch (question.kind) {
    case 'role':
      return <RoleDialog {...dialog} question={question} />
    case 'approve':
      return <ApproveDialog {...dialog} user={question.user} />
    case 'reject':
      return <RejectDialog {...dialog} user={question.user} />
  }
}
