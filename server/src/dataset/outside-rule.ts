import { coverageOfLabel, isOutsideRule, outsideRuleMark } from '@atlas/contract/rules/coverage.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** Of what data set rows are marked. */
export type Marked = Pick<Snapshot, 'index' | 'coverage'>

/**
 * The mark of whoever is found only because the organization itself states anything of them, with the columns looked up
 * once; null of everybody else.
 */
export function outsideRuleIn({ index, coverage: setting }: Marked): (row: number) => typeof outsideRuleMark | null {
  const coverage = indexColumn(index, 'jurisdiction.coverage')
  const officeType = indexColumn(index, 'office.type')
  return (row) => {
    const said = coverageOfLabel(valueAt(coverage, row) as string | null)
    return isOutsideRule(said, () => (valueAt(officeType, row) ?? '') as string, setting) ? outsideRuleMark : null
  }
}
