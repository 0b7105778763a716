import type { Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { ColumnRow } from '#data/imports/matching/ColumnRow.tsx'
import styles from '#data/imports/matching/MatchList.module.css'
import { MissingRow } from '#data/imports/matching/MissingRow.tsx'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'

interface MatchListProps {
  readonly matching: Matching
  /** As they are decided, before the server has answered. */
  readonly answers: MatchingAnswers
  readonly onChange: (change: ChangeAnswers) => void
}

/** Every column of the file, below what no column says. */
export function MatchList({ matching: { columns, choices, missing }, answers, onChange }: MatchListProps) {
  const chosen = new Map(answers.columns.map(({ place, column }) => [place, column]))
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>In your file</span>
        <span />
        <span>In the atlas</span>
        <span>What we noticed</span>
      </div>
      <ol aria-label="Columns of your file" data-compact>
        {missing.map((each) => (
          <MissingRow
            key={each.column}
            missing={each}
            answer={
              answers.for_all.find(({ column }) => column === each.column)?.answer ??
              (each.is_told ? each.answer : null)
            }
            onChange={onChange}
          />
        ))}
        {columns.map((column) => (
          <ColumnRow
            key={column.place}
            column={column}
            chosen={column.can_choose && chosen.has(column.place) ? (chosen.get(column.place) ?? null) : column.column}
            choices={choices}
            onChange={onChange}
          />
        ))}
      </ol>
    </>
  )
}
