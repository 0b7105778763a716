import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { isEmail } from '@atlas/contract/rules/email.ts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useMendInvitation } from '#users/invitations/use-invitations.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface MendInvitationProps extends QuestionDialogProps {
  readonly invitation: Invitation
  readonly organizations: readonly Organization[]
}

/** Replaces an invitation that did not arrive: one to the new address is sent, and the previous one ends. */
export function MendInvitationDialog({ invitation, organizations, ...dialog }: MendInvitationProps) {
  const formId = useId()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: invitation.email } })
  const mending = useMendInvitation({
    onMended: dialog.onClose,
    onRefused: (message) => setError('email', { message }, { shouldFocus: true }),
  })
  const { role, organization } = invitation
  const submit = handleSubmit(({ email }) =>
    mending.mutate({
      before: invitation,
      email: email.trim(),
      role,
      organization_id: organizations.find(({ name }) => name === organization)?.id ?? null,
    }),
  )
  return (
    <QuestionDialog
      {...dialog}
      title="Mend the address"
      footer={
        <DialogButtons form={formId} isBusy={mending.isPending} busyText="Inviting…">
          Invite this address
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mail address"
          type="email"
          hint={`Invited as ${[role, organization].filter(Boolean).join(', ')}. The invitation of ${invitation.email} ends.`}
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (text) => {
              if (!isEmail(text.trim())) return 'Enter a whole e-mail address, such as name@example.org.'
              return text.trim() !== invitation.email || 'This is the address that could not be delivered to.'
            },
          })}
        />
      </form>
      <SendTrouble sent={mending} />
    </QuestionDialog>
  )
}
