import { deleteUser, type User } from '@atlas/contract/endpoints/users/users.ts'
import { call } from '#shared/api/call.ts'
import { BelongingsText } from '#users/belongings/Consequences.tsx'
import { Fate } from '#users/belongings/Fate.tsx'
import { refusalOf, knownHeir, useBelongings } from '#users/belongings/use-belongings.ts'
import { Person } from '#users/Person.tsx'
import { useDecision } from '#users/use-decision.ts'
import { nameOf } from '#users/user-fields.ts'
import { belongingsQuery } from '#users/user-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Asks before an account is deleted, and says what is deleted with it, what stays, and who gets that. */
export function DeleteDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const belongings = useBelongings(belongingsQuery(user.id))
  const isCounting = !belongings.reply && belongings.progress === 'loading'
  const decision = useDecision({
    decide: () => call(deleteUser, { params: { id: user.id }, body: knownHeir(belongings) }),
    staysInPlace: false,
    toast: `The account of ${nameOf(user)} was deleted.`,
    onClose: dialog.onClose,
  })
  return (
    <QuestionDialog
      {...dialog}
      title="Delete this account?"
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={decision.isPending || isCounting}
            busyText={decision.isPending ? 'Deleting…' : 'Counting…'}
            refusal={refusalOf(belongings)}
            onPress={() => decision.mutate()}
          >
            Delete for good
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      <BelongingsText answer={belongings}>
        {belongings.reply && <Fate account={user} belongings={belongings.reply} whose="they" />}
      </BelongingsText>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}
