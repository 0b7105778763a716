import { type Belongings, deleteUser, type User } from '@atlas/contract/endpoints/users.ts'
import { CalendarX2, Download, FileUp, History, UserX } from 'lucide-react'
import { call } from '#api/call.ts'
import {
  type Consequence,
  Consequences,
  KnownBelongings,
  ofPrivate,
  ofShared,
} from '#features/users/belongings/Consequences.tsx'
import { refusalOf, toldHeir, useBelongings } from '#features/users/belongings/use-belongings.ts'
import { counted } from '#features/users/counted.ts'
import { Person } from '#features/users/Person.tsx'
import { useDecision } from '#features/users/use-decision.ts'
import { nameOf } from '#features/users/user-fields.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** Asks before an account is gone, and says what goes with it, what does not, and whose that becomes. */
export function DeleteDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: User }) {
  const belongings = useBelongings(user)
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
        {belongings.reply && <Fate user={user} belongings={belongings.reply} />}
      </KnownBelongings>
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}

function Fate({ user, belongings }: { readonly user: User; readonly belongings: Belongings }) {
  const shared = ofShared(user, belongings)
  const mine = ofPrivate(belongings)
  return (
    <>
      <Consequences
        title="Deleted for good"
        of={[
          { icon: UserX, text: `The account ${user.email}, signed out everywhere at once.` },
          shared?.isLoss ? shared : null,
          mine,
          ...ofFiles(belongings),
        ]}
      />
      <Consequences
        title="Stays"
        of={[
          shared?.isLoss ? null : shared,
          { icon: History, text: 'What they noted in shared lists or reported, without their name.' },
        ]}
      />
    </>
  )
}

function ofFiles({ exports, imports, has_calendar_feed: hasFeed }: Belongings): (Consequence | null)[] {
  return [
    exports > 0 ? { icon: Download, text: `${counted(exports, 'file', 'files')} to download.` } : null,
    imports > 0
      ? { icon: FileUp, text: `${counted(imports, 'file', 'files')} of officials, not published yet.` }
      : null,
    hasFeed ? { icon: CalendarX2, text: 'The private calendar link. Calendars that use it stop updating.' } : null,
  ]
}
