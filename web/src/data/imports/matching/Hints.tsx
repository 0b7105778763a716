import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { Info, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { chooseSheet } from '#data/imports/matching/answers.ts'
import styles from '#data/imports/matching/MatchStep.module.css'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import { Select } from '#shared/ui/form/Select.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface HintsProps {
  readonly matching: Matching
  readonly onChange: (change: ChangeAnswers) => void
}

/** How the file was read before its columns: which sheet, which lines, and what was remembered. */
export function Hints({ matching, onChange }: HintsProps) {
  const { sheets, sheet, is_remembered: isRemembered, set_apart_total: apart, unusable } = matching
  return (
    <div className={styles.hints}>
      {sheets.length > 1 && sheet !== null && <SheetChoice sheets={sheets} sheet={sheet} onChange={onChange} />}
      {isRemembered && (
        <p className={noticeLook.notice}>
          <Info aria-hidden />
          <span>The answers are those that you gave for an earlier file with the same headings.</span>
        </p>
      )}
      {apart > 0 && <SetApart matching={matching} />}
      {unusable > 0 && (
        <p className={noticeLook.warning}>
          <TriangleAlert aria-hidden />
          <span>
            <b>
              {rowsText(unusable)} cannot be used as {unusable === 1 ? 'it reads' : 'they read'} now.
            </b>{' '}
            In the next step you can leave {unusable === 1 ? 'it' : 'them'} out and get {unusable === 1 ? 'it' : 'them'}{' '}
            back as a file.
          </span>
        </p>
      )}
    </div>
  )
}

interface SheetChoiceProps {
  readonly sheets: Matching['sheets']
  readonly sheet: string
  readonly onChange: (change: ChangeAnswers) => void
}

function SheetChoice({ sheets, sheet, onChange }: SheetChoiceProps) {
  const id = useId()
  const rows = new Map(sheets.map((each) => [each.name, each.rows]))
  return (
    <div className={styles.sheet}>
      <label htmlFor={id}>Sheet</label>
      <Select
        id={id}
        value={sheet}
        options={sheets.map(({ name }) => name)}
        labelOf={(name) => `${name} (${rowsText(rows.get(name) ?? 0)})`}
        onChange={(name) => onChange(chooseSheet(name))}
      />
    </div>
  )
}

/** Lines that are no officials, such as titles and totals. */
function SetApart({ matching }: { readonly matching: Matching }) {
  const { set_apart: lines, set_apart_total: total, heading_lines: headings } = matching
  const headingText = headings.length > 0 ? ` The headings are in row ${headings.join(' and ')}.` : ''
  return (
    <details className={styles.apart}>
      <summary>
        {rowsText(total)} {total === 1 ? 'is' : 'are'} no official, such as titles and totals
      </summary>
      <ul>
        {lines.map(({ line, text, reason }) => (
          <li key={line}>
            Row {thousands(line)}: {text} <span className={textLook.muted}>({reason})</span>
          </li>
        ))}
      </ul>
      <p className={textLook.muted}>
        {total > lines.length && `and ${thousands(total - lines.length)} more.`}
        {headingText}
      </p>
    </details>
  )
}

function rowsText(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'row' : 'rows'}`
}
