import type { OfficialsFileCheck, SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { LeftOutByRule } from '#data/corrections/report/official/LeftOutByRule.tsx'
import { RadioList } from '#shared/ui/form/RadioGroup.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface OfficialCheckProps {
  readonly check: OfficialsFileCheck
  readonly onAnswer: (answer: SeatAnswer) => void
  readonly refusal: string | null
}

/** The changes that people would see; nothing is published yet. */
export function OfficialCheck({ check, onAnswer, refusal }: OfficialCheckProps) {
  const { added, changed, vanishing, seat_questions: questions } = check
  const [question] = questions
  const isNothing = added.length + changed.length + vanishing.length === 0 && !question
  return (
    <div className={styles.form}>
      {added.map((each) => (
        <p key={each.official}>
          <b>{each.official}</b> is added: {each.office}, {each.jurisdiction}.
        </p>
      ))}
      {changed.map((each) => (
        <Changed key={each.official} changed={each} />
      ))}
      {question && <SeatQuestion question={question} onAnswer={onAnswer} />}
      {vanishing.map((each) => (
        <p key={each.official}>
          <b>{each.official}</b> leaves your own list: {each.office}, {each.jurisdiction}.
        </p>
      ))}
      <LeftOutByRule counts={check.counts} />
      {isNothing && <p>Nothing would change: the atlas says all of this already.</p>}
      {refusal !== null && (
        <p className={fieldLook.error} role="alert">
          <span>{refusal}</span>
        </p>
      )}
    </div>
  )
}

function Changed({ changed: { official, changes } }: { readonly changed: OfficialsFileCheck['changed'][number] }) {
  return (
    <div>
      <p>
        <b>{official}</b> is in the atlas already, and changes:
      </p>
      <ul>
        {changes.map(({ column, before, after }) => (
          <li key={column}>
            {column}: <del>{before ?? 'Unknown'}</del> <b>{after ?? 'Unknown'}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

const leaveOut = 'leave_out'

interface SeatQuestionProps {
  readonly question: OfficialsFileCheck['seat_questions'][number]
  readonly onAnswer: (answer: SeatAnswer) => void
}

function SeatQuestion({ question: { official, holder, answer }, onAnswer }: SeatQuestionProps) {
  if (answer === 'replaces')
    return (
      <p>
        <b>{holder.official}</b> is replaced, and leaves the atlas. An undo brings {holder.official} back.
      </p>
    )
  return (
    <div>
      <p>
        <b>{holder.official}</b> holds this seat. Replaces {holder.official}?
      </p>
      <RadioList
        legend={`Replaces ${holder.official}?`}
        choices={[
          { value: 'replaces', label: `Yes, ${official} follows ${holder.official}` },
          { value: 'both', label: 'No, both hold this office' },
        ]}
        value={answer ?? leaveOut}
        onChange={(next) => next !== leaveOut && onAnswer(next)}
      />
    </div>
  )
}
