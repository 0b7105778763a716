import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import styles from '#saved/lists/sheet/CallQuestionDialog.module.css'
import { useTakeOut } from '#saved/lists/list/list-changes.ts'
import type { SayOutcome } from '#saved/lists/sheet/use-call-list.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

/** The questions to a caller about one official. */
export interface CallQuestion {
  readonly kind: 'follow up' | 'take out'
  readonly official: ListedOfficial
}

interface CallQuestionDialogProps extends QuestionDialogProps {
  readonly question: CallQuestion
  readonly listId: string
  readonly onSay: SayOutcome
}

export function CallQuestionDialog({ question: { kind, official }, ...dialog }: CallQuestionDialogProps) {
  return kind === 'follow up' ? (
    <FollowUpDialog {...dialog} official={official} />
  ) : (
    <TakeOutDialog {...dialog} official={official} />
  )
}

type DialogOfOfficialProps = Omit<CallQuestionDialogProps, 'question'> & { readonly official: ListedOfficial }

const soon = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
  { label: 'In two weeks', days: 14 },
]

/** When to call again. */
function FollowUpDialog({ official, onSay, listId: _, onClose, ...dialog }: DialogOfOfficialProps) {
  const formId = useId()
  const today = localDay(new Date())
  const [day, setDay] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const choose = (chosen: string) => {
    onSay(official, 'follow_up', chosen)
    onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsRefused(day < today)
    if (day >= today) choose(day)
  }
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={`When to call ${official.name} again?`}
      footer={
        <DialogButtons isBusy={false} busyText="Saving…" form={formId}>
          Set follow-up
        </DialogButtons>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Day"
          type="date"
          value={day}
          min={today}
          error={isRefused ? 'Choose today or a day to come.' : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
      <div className={styles.soon}>
        {soon.map(({ label, days }) => (
          <button key={label} type="button" className={buttonLook.button} onClick={() => choose(addDays(today, days))}>
            {label}
          </button>
        ))}
      </div>
    </QuestionDialog>
  )
}

function TakeOutDialog({ official, listId, onSay: _, onClose, ...dialog }: DialogOfOfficialProps) {
  const taking = useTakeOut()
  const takeOut = () =>
    taking.mutate(
      { id: listId, officials: [official.eo_id] },
      {
        onSuccess: () => {
          showToast('success', 'Taken out', official.name)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={`Take ${official.name} out of this list?`}
      keep="Keep in the list"
      act="Take out"
      busyText="Taking out…"
      sent={taking}
      onAct={takeOut}
    >
      <p>What was said and noted comes back if you add {official.name} again.</p>
    </ConfirmDialog>
  )
}
