import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { Info, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { chooseSheet } from '#data/imports/matching/answers.ts'
import styles from '#data/imports/matching/MatchStep.module.css'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import { Select } from '#shared/ui/form/Select.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface HintsProps {
  readonly matching: Matching
  readonly onChange: (change: ChangeAnswers) => void
}

/** How the file was read before its columns: which sheet, which lines, and what was remembered. */
export function Hints({ matching, onChange }: HintsProps) {
  const { sheets, notices, answers, is_remembered: isRemembered, set_apart_total: apart, unusable } = matching
  return (
    <div className={styles.hints}>
      {sheets.length > 1 && <SheetChoice sheets={sheets} chosen={answers.sheet} onChange={onChange} />}
      {notices.map((text) => (
        <p key={text} className={noticeLook.notice}>
          <Info aria-hidden />
          <span>{text}</span>
        </p>
      ))}
      {isRemembered && (
        <p className={noticeLook.notice}>
          <Info aria-hidden />
          <span>The answers are those that you gave for an earlier file with the same headings.</span>
        </p>
      )}
      {apart > 0 && <SetApart matching={matching} />}
      <Noticed columns={matching.columns} />
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
  /** Null where nobody has chosen one. */
  readonly chosen: string | null
  readonly onChange: (change: ChangeAnswers) => void
}

/** No sheet is called so. */
const together = ''

function SheetChoice({ sheets, chosen, onChange }: SheetChoiceProps) {
  const id = useId()
  const described = new Map(sheets.map((each) => [each.name, each]))
  const read = sheets.filter(({ lines_before: before }) => before !== null)
  const isTogether = read.length > 1
  const labelOf = (name: string) => {
    const { rows = 0, is_hidden: isHidden = false } = described.get(name) ?? {}
    return name === together ? 'All with the same headings' : `${name} (${rowsText(rows)}${isHidden ? ', hidden' : ''})`
  }
  return (
    <div className={styles.sheet}>
      <label htmlFor={id}>Sheet</label>
      <Select
        id={id}
        value={isTogether ? together : (read[0]?.name ?? together)}
        options={[...(isTogether || chosen !== null ? [together] : []), ...sheets.map(({ name }) => name)]}
        labelOf={labelOf}
        onChange={(name) => onChange(chooseSheet(name === together ? null : name))}
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
        {lines.map(({ line, row, text, reason }) => (
          <li key={line}>
            {row}: {text} <span className={textLook.muted}>({reason})</span>
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

/** What was noticed in all columns, the most cells first; each leads to its column. */
function Noticed({ columns }: Pick<Matching, 'columns'>) {
  const noticed = columns
    .filter(({ status }) => status !== 'LEFT_OUT')
    .flatMap(({ place, heading, notices }) => notices.map((notice) => ({ ...notice, place, heading })))
    .toSorted((a, b) => b.rows - a.rows)
  const [first, ...others] = noticed
  if (!first) return null
  return (
    <details className={styles.apart}>
      <summary>
        What we noticed: {first.text}
        {others.length > 0 && `, and ${thousands(others.length)} more`}
      </summary>
      <ul>
        {noticed.map(({ place, heading, kind, text }) => (
          <li key={`${place} ${kind}`}>
            <button type="button" className={buttonLook.link} onClick={() => showColumn(place)}>
              {heading}
            </button>
            : {text}
          </li>
        ))}
      </ul>
    </details>
  )
}

function showColumn(place: number): void {
  const select = document.querySelector<HTMLElement>(`#column-${place}`)
  select?.focus()
  select?.scrollIntoView({ block: 'center' })
}

function rowsText(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'row' : 'rows'}`
}
