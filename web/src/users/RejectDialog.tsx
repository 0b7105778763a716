import { rejectUser, type User } from '@atlas/contract/endpoints/users/users.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { type GivenReason, ReasonChoice, reasonIn } from '#users/ReasonChoice.tsx'
import { Person } from '#users/Person.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { useDecision } from '#users/use-decision.ts'
import { asSoonAsItAnswers } from '#shared/page/mail-toast.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

export function RejectDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const [reason, setReason] = useState<GivenReason>('none')
  const decision = useDecision({
    decide: () => call(rejectUser, { body: { id: user.id, ...reasonIn(reason) } }),
    staysInPlace: false,
    toast: {
      sent: messages.userRejected(user.first_name),
      later: `User: ${user.first_name} was rejected. The rejection email will be sent ${asSoonAsItAnswers}.`,
    },
    onClose: dialog.onClose,
  })
  return (
    <QuestionDialog
      {...dialog}
      title={messages.rejectQuestion}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={decision.isPending}
            busyText="Rejecting…"
            onPress={() => decision.mutate()}
          >
            Confirm
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      <p>They will not be able to sign in. We will email them that the account was not approved.</p>
      <ReasonChoice value={reason} onChange={setReason} />
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}
