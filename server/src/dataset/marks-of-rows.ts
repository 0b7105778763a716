import { type Marked, outsideRuleIn } from '#dataset/outside-rule.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { rowOfId } from '#search/search-index.ts'

/** The marks of each row in the API, whichever columns were requested. */
export const markNames = ['standing', 'coverage_mark'] as const

/** Whether somebody else may hold the seat by now, and whether the coverage rule alone would leave the official out. */
export function marksOfRows(snapshot: Marked): (id: unknown) => Record<(typeof markNames)[number], string | null> {
  const [standing, outsideRule] = [standingsIn(snapshot.index), outsideRuleIn(snapshot)]
  return (id) => {
    const row = rowOfId(snapshot.index, id as number)
    if (row === undefined) return { standing: null, coverage_mark: null }
    return { standing: standing(row)?.mark ?? null, coverage_mark: outsideRule(row) }
  }
}
