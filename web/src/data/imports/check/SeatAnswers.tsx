import { type SeatAnswer, seatAnswers } from '@atlas/contract/endpoints/data/import-check.ts'
import styles from '#data/imports/check/SeatQuestions.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

const words: Record<SeatAnswer, string> = {
  replaces: 'Replaces',
  both: 'Both hold it',
  leave_out: 'Leave the row out',
}

interface SeatAnswersProps {
  /** What they are answers to. */
  readonly label: string
  readonly answer: SeatAnswer | null
  readonly onChoose: (answer: SeatAnswer) => void
}

/** How a seat is to be filled that somebody else holds. */
export function SeatAnswers({ label, answer: answers, onChoose }: SeatAnswersProps) {
  return (
    <div className={styles.answers} role="group" aria-label={label} data-open={answers === null || undefined}>
      {seatAnswers.map((answer) => (
        <button
          key={answer}
          type="button"
          className={buttonLook.button}
          aria-pressed={answers === answer}
          onClick={() => onChoose(answer)}
        >
          {words[answer]}
        </button>
      ))}
    </div>
  )
}
