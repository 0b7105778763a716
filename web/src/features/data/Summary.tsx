import type { CoverageReply } from '@atlas/contract/endpoints/coverage.ts'
import { FlaskConical } from 'lucide-react'
import { countiesOf, heldIn, sumOf } from '#features/data/held.ts'
import { thousands } from '#ui/text/thousands.ts'

/** The page in one look: how many, where, and of which data. */
export function Summary({ coverage: { total, setting, is_demonstration: isDemonstration } }: SummaryProps) {
  const held = heldIn(total)
  const counties = countiesOf(total)
  const leftOut = held - total.searchable
  return (
    <div className="data-summary">
      {isDemonstration && (
        <p className="notice notice-warning">
          <FlaskConical className="icon" aria-hidden />
          <span>Demonstration data: every official and every figure is invented.</span>
        </p>
      )}
      <p>
        <b>{thousands(total.searchable)}</b> of <b>{thousands(held)}</b> officials on file can be searched.{' '}
        {setting === 'all'
          ? 'The coverage rule hides nobody here.'
          : `${thousands(leftOut)} hold office in places that the coverage rule leaves out.`}{' '}
        <b>{thousands(counties.yes)}</b> of <b>{thousands(sumOf(counties))}</b> counties and parishes are covered.
      </p>
      <p className="muted">
        An official you miss is either in a place that is not covered, or in one that is covered and empty. This page
        tells which.
      </p>
    </div>
  )
}

interface SummaryProps {
  readonly coverage: CoverageReply
}
