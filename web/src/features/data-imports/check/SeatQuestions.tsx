import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import type { OfficialsFileCheck, SeatAnswer } from '@atlas/contract/endpoints/import-check.ts'
import { useState } from 'react'
import { SeatAnswers } from '#features/data-imports/check/SeatAnswers.tsx'
import styles from '#features/data-imports/check/SeatQuestions.module.css'
import { useSeatAnswers } from '#features/data-imports/check/use-seat-answers.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import textLook from '#ui/look/text.module.css'
import { thousands } from '#ui/text/thousands.ts'

type SeatQuestion = OfficialsFileCheck['seat_questions'][number]
type Given = ReadonlyMap<number, SeatAnswer | null>

interface SeatQuestionsProps {
  readonly asked: Import
  readonly questions: readonly SeatQuestion[]
  readonly onChecked: (checking: Import) => void
}

/** Rows for a seat that somebody else holds: whether the one of the row follows. What changes is then worked out anew. */
export function SeatQuestions({ asked, questions, onChecked }: SeatQuestionsProps) {
  const [given, setGiven] = useState<Given>(() => new Map(questions.map(({ line, answer }) => [line, answer])))
  if (questions.length === 0) return null
  const choose = (some: readonly SeatQuestion[], answer: SeatAnswer) =>
    setGiven(new Map([...given, ...some.map(({ line }) => [line, answer] as const)]))
  const answers = new Set(given.values())
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
            <SeatAnswers label="All of them" given={same} onChoose={(answer) => choose(questions, answer)} />
          </div>
        )}
      </div>
      <ol>
        {questions.map((question) => (
          <li key={question.line}>
            <SeatText question={question} />
            <SeatAnswers
              label={`${question.official}, ${question.office}`}
              given={given.get(question.line) ?? null}
              onChoose={(answer) => choose([question], answer)}
            />
          </li>
        ))}
      </ol>
      <Send asked={asked} questions={questions} given={given} onChecked={onChecked} />
    </section>
  )
}

function SeatText({ question: { line, official, office, jurisdiction, holder } }: { readonly question: SeatQuestion }) {
  return (
    <p>
      Row {thousands(line)}: <b>{official}</b>, {office}, {jurisdiction}. Replaces <b>{holder.official}</b>?
    </p>
  )
}

interface SendProps extends SeatQuestionsProps {
  readonly given: Given
}

function Send({ asked, questions, given, onChecked }: SendProps) {
  const answering = useSeatAnswers(asked.id, onChecked)
  if (questions.every(({ line, answer }) => given.get(line) === answer)) return null
  const open = questions.filter(({ line }) => !given.get(line)).length
  const refusal = {
    reason: `${thousands(open)} ${open === 1 ? 'seat is' : 'seats are'} open.`,
    onPress: focusFirstOpen,
  }
  return (
    <div className={styles.send}>
      <BusyButton
        isBusy={answering.isPending}
        busyText="Sending…"
        onPress={() => answering.mutate(given)}
        refusal={open > 0 ? refusal : undefined}
      >
        Use these answers
      </BusyButton>
      <SendTrouble sent={answering} />
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
