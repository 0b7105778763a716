import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { SeatAnswers } from '#data/imports/check/SeatAnswers.tsx'
import styles from '#data/imports/check/SeatQuestions.module.css'
import type { SeatAnswering } from '#data/imports/check/use-seat-answers.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

type SeatQuestion = OfficialsFileCheck['seat_questions'][number]

interface SeatQuestionsProps {
  readonly questions: readonly SeatQuestion[]
  readonly answering: SeatAnswering
}

/** Rows for a seat that somebody else holds: whether the one of the row follows. What changes is then worked out anew. */
export function SeatQuestions({ questions, answering }: SeatQuestionsProps) {
  const { seatAnswers, choose } = answering
  if (questions.length === 0) return null
  const answers = new Set(seatAnswers.values())
  const [same = null] = answers.size === 1 ? answers : []
  return (
    <section className={styles.questions} aria-labelledby="seat-questions">
      <div className={styles.head}>
        <h3 id="seat-questions" tabIndex={-1}>
          {questions.length === 1
            ? 'A seat that somebody else holds'
            : `${thousands(questions.length)} seats that somebody else holds`}
        </h3>
        {questions.length > 1 && (
          <div className={styles.all}>
            <span className={textLook.muted}>All of them:</span>
            <SeatAnswers label="All of them" answer={same} onChoose={(answer) => choose(questions, answer)} />
          </div>
        )}
      </div>
      <ol>
        {questions.map((question) => (
          <li key={question.line}>
            <SeatText question={question} />
            <SeatAnswers
              label={`${question.official}, ${question.office}`}
              answer={seatAnswers.get(question.line) ?? null}
              onChoose={(answer) => choose([question], answer)}
            />
          </li>
        ))}
      </ol>
      <Send answering={answering} />
    </section>
  )
}

function SeatText({ question: { row, official, office, jurisdiction, holder } }: { readonly question: SeatQuestion }) {
  return (
    <p>
      {row}: <b>{official}</b>, {office}, {jurisdiction}. Replaces <b>{holder.official}</b>?
    </p>
  )
}

function Send({ answering: { open, isNews, sending, send } }: Pick<SeatQuestionsProps, 'answering'>) {
  if (!isNews) return null
  const refusal = {
    reason: `${thousands(open)} ${open === 1 ? 'seat is' : 'seats are'} open.`,
    onPress: focusFirstOpen,
  }
  return (
    <div className={styles.send}>
      <BusyButton
        isBusy={sending.isPending}
        busyText="Sending…"
        onPress={send}
        refusal={open > 0 ? refusal : undefined}
      >
        Use these answers
      </BusyButton>
      <SendTrouble sent={sending} />
    </div>
  )
}

function focusFirstOpen(): void {
  document.querySelector<HTMLElement>('[aria-labelledby=seat-questions] li [data-open] button')?.focus()
}

/** Leads to the questions about seats. */
export function focusSeatQuestions(): void {
  const heading = document.querySelector<HTMLElement>('#seat-questions')
  heading?.focus()
  heading?.scrollIntoView({ block: 'center' })
}
