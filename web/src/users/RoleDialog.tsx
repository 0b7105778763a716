import { assignRole, removeRole } from '@atlas/contract/endpoints/users/users.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { Consequences, BelongingsText, ofPrivate, ofShared } from '#users/belongings/Consequences.tsx'
import { refusalOf, knownHeir, useBelongings } from '#users/belongings/use-belongings.ts'
import { Person } from '#users/Person.tsx'
import { acceptReason, UnconfirmedEmail } from '#users/UnconfirmedEmail.tsx'
import type { Question } from '#users/question.ts'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { useDecision } from '#users/use-decision.ts'
import { belongingsQuery } from '#users/user-queries.ts'
import { nameOf, rolesOf } from '#users/user-fields.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

type RoleQuestion = Extract<Question, { kind: 'role' }>

export function RoleDialog({ question, ...dialog }: QuestionDialogProps & { readonly question: RoleQuestion }) {
  const { user, role, isGiven } = question
  const isLeft = !isGiven && user.organization_of !== null && isLastRole(question)
  const belongings = useBelongings(belongingsQuery(user.id), isLeft)
  const isLost = belongings.reply !== null && ofShared(user, belongings.reply)?.isLoss
  const isCounting = isLeft && !belongings.reply && belongings.progress === 'loading'
  const isUnconfirmed = isGiven && !user.confirm_email
  const [isAccepted, setIsAccepted] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const refusal = isLeft ? refusalOf(belongings) : undefined
  const notAccepted = { reason: acceptReason, onPress: () => box.current?.focus() }
  const decision = useDecision({
    decide: () => {
      const body = { user_id: user.id, role }
      if (isGiven) return call(assignRole, { body: { ...body, ...(isAccepted && { accepts_unconfirmed: true }) } })
      return call(removeRole, { body: { ...body, ...knownHeir(belongings) } })
    },
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
          <BusyButton
            variant={isLost ? 'danger' : 'primary'}
            isBusy={decision.isPending || isCounting}
            busyText={decision.isPending ? 'Changing…' : 'Counting…'}
            refusal={isUnconfirmed && !isAccepted ? notAccepted : refusal}
            onPress={() => decision.mutate()}
          >
            Yes
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      <p>{consequence(question)}</p>
      {isUnconfirmed && <UnconfirmedEmail box={box} isAccepted={isAccepted} onAccept={setIsAccepted} />}
      <BelongingsText answer={belongings} isVisible={isLeft}>
        {belongings.reply && (
          <Consequences
            title="What becomes of what they keep"
            of={[ofShared(user, belongings.reply), ofPrivate(belongings.reply, ['waits for them', 'wait for them'])]}
          />
        )}
      </BelongingsText>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}

function isLastRole({ user, role }: RoleQuestion): boolean {
  return rolesOf(user).every((each) => each === role || !user.roles[each])
}

function consequence(question: RoleQuestion): string {
  const { user, role, isGiven } = question
  const name = nameOf(user)
  if (isGiven) return `${name} will have the role ${role}.`
  const loss = `${name} will lose the role ${role}.`
  return isLastRole(question)
    ? `${loss} Without any role, the account waits for approval again and cannot sign in.`
    : loss
}
