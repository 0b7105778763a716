import type { MatchedColumn, Matching, MatchingNotice } from '@atlas/contract/endpoints/data/import-matching.ts'
import { ArrowRight, MoveRight } from 'lucide-react'
import { chooseColumn, chooseFix } from '#data/imports/matching/answers.ts'
import { ColumnSelect } from '#data/imports/matching/ColumnSelect.tsx'
import styles from '#data/imports/matching/MatchList.module.css'
import { Question } from '#data/imports/matching/Question.tsx'
import { StatusBadge } from '#data/imports/matching/StatusBadge.tsx'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ColumnRowProps {
  readonly column: MatchedColumn
  /** What it is read as, a decision included that the server has not answered yet. */
  readonly chosen: string | null
  readonly choices: Matching['choices']
  readonly onChange: (change: ChangeAnswers) => void
}

/** A column of the file, what it is in the atlas, and what was noticed in it. */
export function ColumnRow({ column, chosen, choices, onChange }: ColumnRowProps) {
  const { place, heading, examples, status, can_choose: canChoose, notices, questions } = column
  const id = `column-${place}`
  return (
    <li className={styles.row} data-asks={status === 'NEEDS_ANSWER' || undefined}>
      <div className={styles.file}>
        <h3>{heading}</h3>
        {examples.length > 0 && <Examples examples={examples} isImported={chosen !== null} />}
      </div>
      <ArrowRight className={styles.arrow} aria-hidden />
      <ColumnSelect
        id={id}
        label={`Column of the atlas for “${heading}”`}
        choices={choices}
        value={chosen}
        describedBy={`${id}-noticed`}
        isDisabled={!canChoose}
        onChange={(to) => onChange(chooseColumn(place, to))}
      />
      <div className={styles.noticed} id={`${id}-noticed`}>
        <StatusBadge status={status} isRefused={!canChoose} />
        {questions.map((question) => (
          <Question key={question.kind} heading={heading} question={question} index={place} onChange={onChange} />
        ))}
        {notices.map((notice) => (
          <Notice key={notice.kind} heading={heading} notice={notice} place={place} onChange={onChange} />
        ))}
      </div>
    </li>
  )
}

interface ExamplesProps {
  readonly examples: MatchedColumn['examples']
  readonly isImported: boolean
}

/** Some cells, each with what is understood of it where that reads otherwise. */
function Examples({ examples, isImported }: ExamplesProps) {
  return (
    <p className={styles.examples}>
      <span className={textLook.visuallyHidden}>Such as </span>
      {examples.map(({ cell, understood }) => (
        <span key={cell}>
          <span className={styles.example}>{cell}</span>
          {isImported && understood !== cell && (
            <span className={styles.understood}>
              <MoveRight aria-hidden />
              <span className={textLook.visuallyHidden}>is read as </span>
              {understood ?? <span className={textLook.muted}>left empty</span>}
            </span>
          )}
        </span>
      ))}
    </p>
  )
}

interface NoticeProps {
  readonly heading: string
  readonly place: number
  readonly notice: MatchingNotice
  readonly onChange: (change: ChangeAnswers) => void
}

/** What was noticed, and the press that mends all rows of it or takes that back. */
function Notice({ heading, place, notice: { text, fix }, onChange }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {fix && (
        <button
          type="button"
          className={buttonLook.link}
          onClick={() => onChange(chooseFix(place, fix.id, !fix.is_used))}
        >
          {fix.is_used ? 'Undo' : fix.label}
          <span className={textLook.visuallyHidden}>
            {fix.is_used ? `: ${fix.label}` : ''} in “{heading}”
          </span>
        </button>
      )}
    </div>
  )
}
