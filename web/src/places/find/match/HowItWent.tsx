import type { MatchResult } from '@atlas/contract/endpoints/places/find.ts'
import { useId } from 'react'
import { countResults, type MatchedRow } from '#places/find/match/matched-rows.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { PartsBar } from '#shared/ui/list/PartsBar.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface HowItWentProps {
  readonly rows: readonly MatchedRow[]
  readonly isWaiting: boolean
}

const labels: readonly (readonly [MatchResult, string])[] = [
  ['matched', 'Matched'],
  ['crosses', 'Cross a county line'],
  ['ambiguous', 'Several places fit'],
  ['not_found', 'Not found'],
]

/** How many rows were matched, in numbers and as a bar of all rows. */
export function HowItWent({ rows, isWaiting }: HowItWentProps) {
  const id = useId()
  const counts = countResults(rows)
  // Several places fit where names are matched, never for ZIP codes.
  const shown = labels.filter(([result]) => result !== 'ambiguous' || counts.ambiguous > 0)
  const words = shown.map(([result, label]) => `${thousands(counts[result])} ${label.toLowerCase()}`).join(', ')
  return (
    <section className={styles.box} aria-labelledby={id} aria-busy={isWaiting}>
      <h2 id={id}>How it went</h2>
      <p className={textLook.visuallyHidden} role="status">
        {isWaiting ? 'Matching …' : rows.length > 0 && `${words}, of ${thousands(rows.length)} rows`}
      </p>
      <dl className={styles.counts}>
        {shown.map(([result, label]) => (
          <div key={result}>
            <dt>{label}</dt>
            <dd>{rows.length > 0 ? thousands(counts[result]) : '…'}</dd>
          </div>
        ))}
      </dl>
      <PartsBar
        className={styles.bar}
        parts={labels.map(([part]) => ({ part, count: counts[part] }))}
        total={rows.length}
      />
      <p className={fieldHint}>
        Rows that cross a line get every county they may be in, with “or” between them. Rows that were not found stay in
        the file, with the reason.
      </p>
    </section>
  )
}

const fieldHint = textLook.muted
