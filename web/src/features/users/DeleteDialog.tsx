import { deleteUser, type User } from '@atlas/contract/endpoints/users.ts'
import { call } from '#api/call.ts'
import { KnownBelongings } from '#keeping/belongings/Consequences.tsx'
import { Fate } from '#keeping/belongings/Fate.tsx'
import { refusalOf, toldHeir, useBelongings } from '#keeping/belongings/use-belongings.ts'
import { Person } from '#features/users/Person.tsx'
import { useDecision } from '#features/users/use-decision.ts'
import { nameOf } from '#features/users/user-fields.ts'
import { belongingsQuery } from '#features/users/user-queries.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** Asks before an account is gone, and says what goes with it, what does not, and whose that becomes. */
export function DeleteDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const belongings = useBelongings(belongingsQuery(user.id))
  const isCounting = !belongings.reply && belongings.progress === 'loading'
  const decision = useDecision({
    decide: () => call(deleteUser, { params: { id: user.id }, body: toldHeir(belongings) }),
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
      <KnownBelongings answer={belongings}>
        {belongings.reply && <Fate account={user} belongings={belongings.reply} whose="they" />}
      </KnownBelongings>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}
