import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { ValueAnswers } from '#data/imports/matching/answers.ts'
import { OptionSelect } from '#data/imports/matching/OptionSelect.tsx'
import styles from '#data/imports/matching/ValueDialog.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ValueListProps {
  readonly question: MatchingQuestion
  readonly answers: ValueAnswers
  readonly idOf: (value: string) => string
  readonly onChange: (given: ValueAnswers) => void
}

/** Each value, how many rows say it, and the words of the atlas that it may mean. */
export function ValueList({ question: { items, options }, answers, idOf, onChange }: ValueListProps) {
  const choose = (value: string, answer: string | null) => {
    const next = new Map(answers)
    if (answer === null) next.delete(value)
    else next.set(value, answer)
    onChange(next)
  }
  return (
    <ol className={styles.values}>
      {items.map(({ value, rows, likely }) => (
        <li key={value}>
          <div className={styles.value}>
            <b>“{value}”</b>
            <span className={textLook.muted} id={`${idOf(value)}-rows`}>
              {thousands(rows)} {rows === 1 ? 'row' : 'rows'}
            </span>
          </div>
          <OptionSelect
            id={idOf(value)}
            label={`“${value}” means`}
            describedBy={`${idOf(value)}-rows`}
            options={options}
            likely={likely}
            value={answers.get(value) ?? null}
            onChange={(answer) => choose(value, answer)}
          />
        </li>
      ))}
    </ol>
  )
}
