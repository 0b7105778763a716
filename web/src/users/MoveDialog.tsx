import { type Belongings, moveUser, type User } from '@atlas/contract/endpoints/users/users.ts'
import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { type Consequence, Consequences, BelongingsText, ofPrivate, ofShared } from '#users/belongings/Consequences.tsx'
import { refusalOf, knownHeir, useBelongings } from '#users/belongings/use-belongings.ts'
import { OrganizationChoice, type SharesWith } from '#users/OrganizationChoice.tsx'
import { Person } from '#users/Person.tsx'
import { useDecision } from '#users/use-decision.ts'
import { nameOf } from '#users/user-fields.ts'
import { belongingsQuery } from '#users/user-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Moves somebody into another organization, or into none, and says beforehand what happens to their items. */
export function MoveDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const before = user.organization_of
  const [sharesWith, setSharesWith] = useState<SharesWith>(before ? { id: before.id } : 'nobody')
  const choice = useRef<HTMLDivElement>(null)
  const organizationId = typeof sharesWith === 'string' ? null : sharesWith.id
  const isOther = organizationId !== (before?.id ?? null)
  const belongings = useBelongings(belongingsQuery(user.id), before !== null)
  const decision = useDecision({
    decide: () =>
      call(moveUser, { body: { user_id: user.id, organization_id: organizationId, ...knownHeir(belongings) } }),
    staysInPlace: true,
    toast: organizationId ? `${nameOf(user)} was moved.` : `${nameOf(user)} shares with nobody now.`,
    onClose: dialog.onClose,
  })
  const isCounting = before !== null && !belongings.reply && belongings.progress === 'loading'
  const same = {
    reason: 'Choose another organization first.',
    onPress: () => choice.current?.querySelector('select')?.focus(),
  }
  const unknown = before ? refusalOf(belongings) : undefined
  const lost = belongings.reply && ofShared(user, belongings.reply)?.isLoss
  return (
    <QuestionDialog
      {...dialog}
      title={before ? 'Move to another organization' : 'Put into an organization'}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            variant={lost ? 'danger' : 'primary'}
            isBusy={decision.isPending || (isOther && isCounting)}
            busyText={decision.isPending ? 'Moving…' : 'Counting…'}
            refusal={isOther ? unknown : same}
            onPress={() => decision.mutate()}
          >
            {lost ? 'Move and delete' : 'Confirm'}
          </BusyButton>
        </>
      }
    >
      <Person user={user} />
      <div ref={choice}>
        <OrganizationChoice typed={user.organization} offersNew={false} value={sharesWith} onChange={setSharesWith} />
      </div>
      <BelongingsText answer={belongings} isNeeded={before !== null} isVisible={isOther}>
        <Consequences title="What happens then" of={consequencesOf(user, belongings.reply, organizationId !== null)} />
      </BelongingsText>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}

function consequencesOf(user: User, known: Belongings | null, isPutIn: boolean): (Consequence | null)[] {
  const { organization_of: before } = user
  const becomes = known && before ? [ofShared(user, known), ofPrivate(known, ['goes along', 'go along'])] : []
  const there = isPutIn ? 'They see what is shared there' : 'They see only what they keep themselves'
  return [...becomes, { icon: Eye, text: before ? `${there}, and no longer what ${before.name} shares.` : `${there}.` }]
}
