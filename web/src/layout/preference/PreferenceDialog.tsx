import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { useState } from 'react'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSetPreference } from '#layout/preference/set-preference.ts'
import { RadioList } from '#shared/ui/form/RadioGroup.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

const none = 'none'
const choices = [
  ...stateIds.map((id) => ({ value: id, label: states[id].name })),
  { value: none, label: 'None, all five states' },
] as const

interface PreferenceDialogProps extends QuestionDialogProps {
  readonly user: Me
}

/** Asks in which state new searches start, and says beforehand what saving it does. */
export function PreferenceDialog({ user, isOpen, onClose, focusAfter }: PreferenceDialogProps) {
  const current = (user.preference.state_id ?? none) as StateId | typeof none
  const [picked, setPicked] = useState<StateId | typeof none | null>(null)
  const close = () => {
    setPicked(null)
    onClose()
  }
  const saving = useSetPreference(close)
  const chosen = picked ?? current
  const save = () => (chosen === current ? close() : saving.mutate(chosen === none ? null : chosen))
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={close}
      focusAfter={focusAfter}
      title="Which state should your searches start in?"
      footer={
        <DialogButtons isBusy={saving.isPending} busyText="Saving…" onPress={save}>
          Save
        </DialogButtons>
      }
    >
      <RadioList legend="Preferred state" choices={choices} value={chosen} onChange={setPicked} />
      <p className={textLook.muted}>Changing it clears the table’s filters and starts a new search.</p>
      <SendTrouble sent={saving} />
    </QuestionDialog>
  )
}
