import { type ReactNode, useState } from 'react'
import { emptyDraft, type OfficialDraft, requestOf } from '#data/corrections/report/official/official-draft.ts'
import { OfficialCheck } from '#data/corrections/report/official/OfficialCheck.tsx'
import { OfficialForm } from '#data/corrections/report/official/OfficialForm.tsx'
import { Published } from '#data/corrections/report/official/Published.tsx'
import { refusalsOfCheck, refusalsOfProblem } from '#data/corrections/report/official/refusals.ts'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { useSubmittedOfficial } from '#data/corrections/report/official/use-submitted-official.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { aboutOf, type ReportDialogProps } from '#data/corrections/report/reported-official.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { DialogButtons, DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface OfficialDialogProps extends QuestionDialogProps {
  readonly seat: SubmittedSeat
}

const formId = 'tell-an-official'

/** The words for the successor of the official who holds the seat now. */
export function SuccessorDialog({ official, ...dialog }: ReportDialogProps) {
  return <OfficialDialog seat={{ follows: official }} {...dialog} />
}

/** A single official for the own list: typed, checked, reviewed, and only then published. */
export function OfficialDialog({ seat, ...dialog }: OfficialDialogProps) {
  const [draft, setDraft] = useState<OfficialDraft>(emptyDraft)
  const submitted = useSubmittedOfficial()
  const { now, check, sending, publishing, problem } = submitted
  const refused = check ? refusalsOfCheck(check) : refusalsOfProblem(problem, draft)
  const isRefused = check !== null && check.left_out.length > 0
  const isTyping = now === null || isRefused
  const isOpenQuestion = check?.seat_questions.some(({ answer }) => answer === null) ?? false
  return (
    <QuestionDialog
      {...dialog}
      title={seat.place ? 'Add an official' : 'Who holds this office now?'}
      footer={
        <Footer
          stage={isTyping ? 'form' : check ? 'check' : (now?.status ?? 'form')}
          isSending={sending.isPending}
          isPublishing={publishing.isPending}
          isQuestionOpen={isOpenQuestion}
          onBack={submitted.change}
          onPublish={() => now && publishing.mutate(now)}
        />
      }
    >
      <p className={styles.about}>{aboutSeat(seat)}</p>
      {isTyping && (
        <OfficialForm
          id={formId}
          seat={seat}
          draft={draft}
          onChange={setDraft}
          refusals={refused}
          sent={sending}
          onSend={() => !sending.isPending && sending.mutate(requestOf(draft, seat))}
        />
      )}
      {!isTyping && check && (
        <OfficialCheck
          check={check}
          refusal={submitted.refusal}
          onAnswer={(answer) => !sending.isPending && sending.mutate(requestOf(draft, seat, answer))}
        />
      )}
      {!isTyping && !check && now && <ImportStatus now={now} />}
    </QuestionDialog>
  )
}

function aboutSeat({ follows, open, place }: SubmittedSeat): string {
  if (follows) return `In the place of ${aboutOf(follows)}`
  return open ? open.name : place.name
}

type Now = NonNullable<ReturnType<typeof useSubmittedOfficial>['now']>

function ImportStatus({ now }: { readonly now: Now }) {
  if (now.status === 'DONE') return <Published request={now} />
  if (now.status === 'FAILED') return <p role="alert">It was not published. {now.error}</p>
  return <p role="status">{now.status === 'LOADING' ? 'Publishing …' : 'Working out what changes …'}</p>
}

interface FooterProps {
  readonly stage: 'form' | 'check' | Now['status']
  readonly isSending: boolean
  readonly isPublishing: boolean
  /** A question is open. */
  readonly isQuestionOpen: boolean
  readonly onBack: () => void
  readonly onPublish: () => void
}

function Footer({ stage, isSending, isPublishing, isQuestionOpen, onBack, onPublish }: FooterProps): ReactNode {
  if (stage === 'form')
    return (
      <DialogButtons form={formId} isBusy={isSending} busyText="Checking…">
        Check
      </DialogButtons>
    )
  if (stage === 'check')
    return (
      <>
        <button type="button" className={buttonLook.large} onClick={onBack}>
          Back
        </button>
        <BusyButton
          isBusy={isPublishing}
          busyText="Publishing…"
          onPress={onPublish}
          refusal={isQuestionOpen ? { reason: 'Say first who holds the seat.', onPress: focusQuestion } : undefined}
        >
          Publish
        </BusyButton>
      </>
    )
  return <DialogClose isPrimary={stage === 'DONE'}>{stage === 'DONE' ? 'Done' : 'Close'}</DialogClose>
}

function focusQuestion(): void {
  document.querySelector<HTMLElement>('[role=dialog] input[type=radio]')?.focus()
}
