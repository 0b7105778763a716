import type { MatchResult } from '@atlas/contract/endpoints/places/find.ts'
import { Check, CircleHelp, Split, X } from 'lucide-react'
import { useState } from 'react'
import { countResults, type MatchedRow, resultLabels, shortAlternatives } from '#places/find/match/matched-rows.ts'
import { joined } from '#places/find/joined.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { Pager } from '#shared/ui/list/Pager.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface RowsOfFileProps {
  /** What the column is called in the file. */
  readonly heading: string
  readonly rows: readonly MatchedRow[]
}

const sizes = [25, 100] as const
type RowFilter = 'all' | MatchResult

/** The rows one by one, all or those that a person has to look at. */
export function RowsOfFile({ heading, rows }: RowsOfFileProps) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const [size, setSize] = useState<(typeof sizes)[number]>(25)
  const [first, setFirst] = useState(0)
  const counts = countResults(rows)
  const fitting = filter === 'all' ? rows : rows.filter(({ answer }) => answer.result === filter)
  const page = fitting.slice(first, first + size)
  const others = (['crosses', 'ambiguous', 'not_found'] as const).filter((result) => counts[result] > 0)
  const show = (next: RowFilter) => {
    setFilter(next)
    setFirst(0)
  }
  return (
    <section className={styles.rows} aria-labelledby="row-by-row">
      <div className={styles.head}>
        <h2 id="row-by-row">Row by row</h2>
        <SegmentedControl<RowFilter>
          label="Show rows"
          value={filter}
          onChoose={show}
          segments={[
            { value: 'all', label: 'All', count: rows.length, noun: 'rows' },
            ...others.map((value) => ({ value, label: resultLabels[value], count: counts[value], noun: 'rows' })),
          ]}
        />
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows of your file">
        <table>
          <caption className={textLook.visuallyHidden}>Rows and their districts</caption>
          <thead>
            <tr>
              {['Row', heading, 'Result', 'County', 'Congress', 'State Senate', 'State House'].map((label, at) => (
                <th key={at} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.map((row) => (
              <Row key={row.number} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        size={size}
        sizes={sizes}
        onSize={(next) => {
          setSize(next)
          setFirst(0)
        }}
        count={`${thousands(Math.min(first + 1, fitting.length))}–${thousands(Math.min(first + size, fitting.length))} of ${thousands(fitting.length)}`}
        onFirst={first > 0 ? () => setFirst(0) : null}
        onPrevious={first > 0 ? () => setFirst(first - size) : null}
        onNext={first + size < fitting.length ? () => setFirst(first + size) : null}
      />
    </section>
  )
}

function Row({ row: { number, value, answer } }: { readonly row: MatchedRow }) {
  const cells = [
    joined(answer.counties, 'or'),
    shortAlternatives(answer.congress),
    shortAlternatives(answer.senate),
    shortAlternatives(answer.house),
  ]
  return (
    <>
      <tr>
        <th scope="row">{number}</th>
        <td>{value}</td>
        <td>
          <ResultBadge result={answer.result} />
        </td>
        {cells.map((cell, at) => (
          <td key={at}>{cell || '–'}</td>
        ))}
      </tr>
      {answer.reason && answer.result !== 'crosses' && (
        <tr className={styles.reason}>
          <td colSpan={7}>{`Row ${number}: ${answer.reason}`}</td>
        </tr>
      )}
    </>
  )
}

const looks = {
  matched: [badgeLook.success, Check],
  crosses: [badgeLook.warning, Split],
  ambiguous: [badgeLook.warning, CircleHelp],
  not_found: [badgeLook.danger, X],
} as const satisfies Record<MatchResult, readonly [string | undefined, unknown]>

function ResultBadge({ result }: { readonly result: MatchResult }) {
  const [look, Icon] = looks[result]
  return (
    <span className={look}>
      <Icon aria-hidden />
      {resultLabels[result]}
    </span>
  )
}
