import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { assignRole, type User } from '@atlas/contract/endpoints/users/users.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { OrganizationChoice, organizationIn, type SharesWith } from '#users/OrganizationChoice.tsx'
import { Person } from '#users/Person.tsx'
import { acceptReason, UnconfirmedEmail } from '#users/UnconfirmedEmail.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { useDecision } from '#users/use-decision.ts'
import { nameOf, rolesOf } from '#users/user-fields.ts'
import { asSoonAsItAnswers } from '#shared/page/mail-toast.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

const hints: Record<Role, string> = {
  USER: 'Search, export, feedback',
  ADMIN: 'All of that, plus approving users',
}

export function ApproveDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const [role, setRole] = useState<Role | null>(null)
  const [sharesWith, setSharesWith] = useState<SharesWith>('nobody')
  const [isAccepted, setIsAccepted] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const decision = useDecision({
    decide: () =>
      call(assignRole, {
        body: {
          user_id: user.id,
          role: role as Role,
          ...organizationIn(sharesWith, user.organization),
          ...(isAccepted && { accepts_unconfirmed: true }),
        },
      }),
    staysInPlace: false,
    toast: {
      sent: `${nameOf(user)} was approved. Approval email sent.`,
      later: `${nameOf(user)} was approved. The approval email will be sent ${asSoonAsItAnswers}.`,
    },
    onClose: dialog.onClose,
  })
  const missing = [
    role === null && {
      reason: 'Select a role to confirm.',
      onPress: () => choices.current?.querySelector('input')?.focus(),
    },
    !user.confirm_email && !isAccepted && { reason: acceptReason, onPress: () => box.current?.focus() },
  ]
  return (
    <QuestionDialog
      {...dialog}
      title={messages.roleChoice}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            isBusy={decision.isPending}
            busyText="Approving…"
            refusal={missing.find((each) => each !== false)}
            onPress={() => decision.mutate()}
          >
            Confirm
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      {!user.confirm_email && <UnconfirmedEmail box={box} isAccepted={isAccepted} onAccept={setIsAccepted} />}
      <div ref={choices}>
        <RadioCards legend="Role" choices={roleChoices(user)} value={role} onChange={setRole} />
      </div>
      <OrganizationChoice typed={user.organization} offersNew value={sharesWith} onChange={setSharesWith} />
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}

/** The most common choice comes first. */
function roleChoices(user: User) {
  const roles = rolesOf(user).sort((one, other) => Number(one === 'ADMIN') - Number(other === 'ADMIN'))
  return roles.map((role) => ({ value: role, label: role, hint: hints[role] }))
}
