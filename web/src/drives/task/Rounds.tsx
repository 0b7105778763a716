import { type Task, undoTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { personName } from '#drives/frame/person-name.ts'
import { refetchDrives } from '#drives/frame/queries.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import styles from '#drives/task/Rounds.module.css'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { type QuestionDialogProps, useQuestion } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

/** What the task published, newest first, by whom, and for administrators the way to take the last of it back. */
export function Rounds({ task }: { readonly task: Task }) {
  const question = useQuestion<null>()
  if (task.rounds.length === 0) return null
  return (
    <section className={styles.rounds} aria-labelledby="rounds">
      <h2 id="rounds">Published</h2>
      <ul>
        {task.rounds.map((round) => (
          <li key={round.published_at}>
            <p>
              <b>{counted(round.answers, 'answer', 'answers')}</b> by {personName(round.filled_by)},{' '}
              {round.looked_by ? `looked at by ${personName(round.looked_by)}` : 'not looked at by a second person'}
            </p>
            <p className={styles.when}>
              <WithDays text={dayAndTime(round.published_at)} />
              {round.undone_at && (
                <>
                  , taken out <WithDays text={dayAndTime(round.undone_at)} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {task.can.undo && (
        <button
          type="button"
          className={buttonLook.button}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => question.ask(null, currentTarget)}
        >
          Undo the last …
        </button>
      )}
      {question.current && <UndoDialog key={question.current.number} task={task} {...question.dialog} />}
    </section>
  )
}

interface UndoDialogProps extends QuestionDialogProps {
  readonly task: Task
}

function UndoDialog({ task, onClose, ...dialog }: UndoDialogProps) {
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => call(undoTask, { params: { id: task.id } }),
    onSuccess: async () => {
      onClose()
      showToast('success', 'Being taken out', 'The answers wait to be looked at again.')
      await refetchDrives(client)
    },
  })
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title="Undo what was published last?"
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton variant="danger" isBusy={undoing.isPending} busyText="Undoing…" onPress={() => undoing.mutate()}>
            Undo
          </BusyButton>
        </>
      }
    >
      <p>What was on file of {task.place.name} before is shown again. The answers wait to be looked at.</p>
      <SendTrouble sent={undoing} />
    </QuestionDialog>
  )
}
