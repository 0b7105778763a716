import { assignRole, removeRole } from '@atlas/contract/endpoints/users.ts'
import { messages } from '@atlas/contract/messages.ts'
import { call } from '#api/call.ts'
import { Person } from '#features/users/Person.tsx'
import type { Question } from '#features/users/question.ts'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'
import { useDecision } from '#features/users/use-decision.ts'
import { nameOf, rolesOf } from '#features/users/user-fields.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'

type RoleQuestion = Extract<Question, { kind: 'role' }>

export function RoleDialog({ question, ...dialog }: QuestionDialogProps & { readonly question: RoleQuestion }) {
  const { user, role, isGiven } = question
  const decision = useDecision({
    decide: () => call(isGiven ? assignRole : removeRole, { body: { user_id: user.id, role } }),
    staysInPlace: true,
    toast: messages.roleChanged,
    onClose: dialog.onClose,
  })
  return (
    <QuestionDialog
      {...dialog}
      title={messages.roleChangeQuestion}
      footer={
        <>
          <DialogClose>No</DialogClose>
          <BusyButton isBusy={decision.isPending} busyText="Changing…" onPress={() => decision.mutate()}>
            Yes
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      <p>{consequence(question)}</p>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}

function consequence({ user, role, isGiven }: RoleQuestion): string {
  const name = nameOf(user)
  if (isGiven) return `${name} will have the role ${role}.`
  const isLast = rolesOf(user).every((each) => each === role || !user.roles[each])
  const loss = `${name} will lose the role ${role}.`
  return isLast ? `${loss} Without any role, the account waits for approval again and cannot sign in.` : loss
}
