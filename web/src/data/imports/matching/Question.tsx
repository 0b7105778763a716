import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import { useRef, useState } from 'react'
import { answerQuestion } from '#data/imports/matching/answers.ts'
import styles from '#data/imports/matching/MatchList.module.css'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import { ValueDialog } from '#data/imports/matching/ValueDialog.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface QuestionProps {
  readonly heading: string
  readonly index: number
  readonly question: MatchingQuestion
  readonly onChange: (change: ChangeAnswers) => void
}

const ofValues: ReadonlySet<MatchingQuestion['kind']> = new Set(['values', 'places'])

/** What is asked of a column: of its values in a dialog, of the whole column by a button for each answer. */
export function Question(props: QuestionProps) {
  return ofValues.has(props.question.kind) ? <ValuesQuestion {...props} /> : <WholeQuestion {...props} />
}

function ValuesQuestion({ heading, index, question, onChange }: QuestionProps) {
  const [openCount, setOpenCount] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = question.items.filter(({ answer }) => answer === null).length
  return (
    <div className={styles.notice}>
      <p>{question.text}</p>
      <button
        type="button"
        className={buttonLook.link}
        ref={button}
        aria-haspopup="dialog"
        data-question={question.is_needed && open > 0 ? true : undefined}
        onClick={() => {
          setOpenCount(openCount + 1)
          setIsOpen(true)
        }}
      >
        {open === 0 ? 'Change the answers' : question.button}
        <span className={textLook.visuallyHidden}> of “{heading}”</span>
      </button>
      {openCount > 0 && (
        <ValueDialog
          key={openCount}
          heading={heading}
          question={question}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onAnswer={(answers) => {
            onChange(answerQuestion(index, question, answers))
            setIsOpen(false)
          }}
          focusAfter={() => button.current}
        />
      )}
    </div>
  )
}

function WholeQuestion({ heading, index, question, onChange }: QuestionProps) {
  const [item] = question.items
  if (!item) return null
  return (
    <div className={styles.notice} role="group" aria-label={`${heading}: ${question.text}`}>
      <p>{question.text}</p>
      <div className={styles.options}>
        {question.options.map(({ value, label }, at) => (
          <button
            key={value}
            type="button"
            className={buttonLook.button}
            aria-pressed={item.answer === value}
            data-question={at === 0 && question.is_needed && item.answer === null ? true : undefined}
            onClick={() => onChange(answerQuestion(index, question, new Map([[item.value, value]])))}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
