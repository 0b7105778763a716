import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import { acceptTask, type ConflictDecision, type Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, CornerUpLeft } from 'lucide-react'
import type { AnswerRow } from '#drives/form/answer-row.ts'
import { refetchDrives, taskQuery } from '#drives/frame/queries.ts'
import styles from '#drives/frame/fill-head.module.css'
import { decisionAbout, type Marks } from '#drives/look/marks.ts'
import { SendBackDialog } from '#drives/look/SendBackDialog.tsx'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'

interface LookActsProps {
  readonly task: Task
  readonly rows: readonly AnswerRow[]
  readonly marks: Marks
  readonly decisions: readonly ConflictDecision[]
  /** What is taken in. */
  readonly answers: Answers
}

/** What becomes of all of it: it goes back with a word, or is accepted and published. */
export function LookActs({ task, rows, marks, decisions, answers }: LookActsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const question = useQuestion<null>()
  const undecided = task.conflicts.find((conflict) => !decisionAbout(conflict, decisions))
  const leftIn = rows.filter(({ key }) => marks[key] !== 'left').length
  const accepting = useMutation({
    mutationFn: () =>
      call(acceptTask, { params: { id: task.id }, body: { changes: { answers, conflicts: [...decisions] } } }),
    onSuccess: async (accepted) => {
      client.setQueryData(taskQuery(task.id).queryKey, accepted)
      showToast('success', 'Accepted', `${counted(leftIn, 'answer is', 'answers are')} being published.`)
      void refetchDrives(client)
      await navigate({ to: '/fill/look' })
    },
    // Somebody may have been quicker: the page then shows what became of it.
    onError: () => void refetchDrives(client),
  })
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={buttonLook.large}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => question.ask(null, currentTarget)}
      >
        <CornerUpLeft aria-hidden />
        Send back …
      </button>
      <BusyButton
        isBusy={accepting.isPending}
        busyText="Accepting…"
        onPress={() => accepting.mutate()}
        {...(undecided && {
          refusal: {
            reason: `Decide first between ${undecided.holder.name} and ${undecided.name}.`,
            onPress: focusConflict,
          },
        })}
      >
        <Check aria-hidden />
        {acceptText(rows, marks)}
      </BusyButton>
      <SendTrouble sent={accepting} />
      {question.current && <SendBackDialog key={question.current.number} task={task} {...question.dialog} />}
    </div>
  )
}

/** "Accept all 5", and when some are looked at, "Accept the other 3". */
function acceptText(rows: readonly AnswerRow[], marks: Marks): string {
  const open = rows.filter(({ key }) => marks[key] === undefined).length
  const taken = rows.filter(({ key }) => marks[key] !== 'left').length
  if (taken === 0) return 'Leave all of it open'
  if (open === rows.length) return open === 1 ? 'Accept it' : `Accept all ${open}`
  return open === 0 ? `Publish ${counted(taken, 'answer', 'answers')}` : `Accept the other ${open}`
}

function focusConflict(): void {
  document.querySelector<HTMLElement>('#main [data-warns] button')?.focus()
}
