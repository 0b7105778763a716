import { coverageOfLabel, isOutsideRule, outsideRuleMark } from '@atlas/contract/rules/coverage.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** The parts of a snapshot from which rows are marked. */
export type Marked = Pick<Snapshot, 'index' | 'coverage'>

/**
 * A function that marks officials who are found only because of a value from the organization itself; null for all
 * others. It looks up the columns once.
 */
export function outsideRuleIn({ index, coverage: setting }: Marked): (row: number) => typeof outsideRuleMark | null {
  const coverage = indexColumn(index, 'jurisdiction.coverage')
  const officeType = indexColumn(index, 'office.type')
  return (row) => {
    const answer = coverageOfLabel(valueAt(coverage, row) as string | null)
    return isOutsideRule(answer, () => (valueAt(officeType, row) ?? '') as string, setting) ? outsideRuleMark : null
  }
}
