import type { CoverageReply, CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { choicesQuery } from '#shared/api/choices.ts'
import { officialCountQuery } from '#shared/api/official-count.ts'
import styles from '#accounts/welcome/HoldingsLists.module.css'
import { holdingsOf } from '#accounts/welcome/holdings.ts'

interface HoldingsListsProps {
  readonly coverage: CoverageReply
  readonly area: CoveredArea
}

/** What is on file for the state, and what is not, so that nobody has to find out from an empty list. */
export function HoldingsLists({ coverage, area }: HoldingsListsProps) {
  const inArea: Filter[] = area.state_id ? [{ column_id: 'state.name', operator: 'in', value: [area.state_id] }] : []
  const isPending: Filter = { column_id: 'stats.result_pending', operator: 'lte', value: coverage.today }
  const { data: choices, isError: areChoicesLost } = useQuery(choicesQuery(['office.level'], inArea))
  const { data: pending, isError: isCountLost } = useQuery(officialCountQuery([...inArea, isPending]))
  if (!choices || !pending)
    return areChoicesLost || isCountLost ? null : <div className={styles.awaited} aria-busy="true" />
  const levelChoices = choices['office.level'] ?? []
  const { isHere, isNot } = holdingsOf({ coverage, area, levelChoices, pending: pending.total })
  return (
    <div className={styles.lists}>
      <section aria-labelledby="here">
        <h2 id="here">What is here</h2>
        <ul className={styles.here}>
          {isHere.map((text) => (
            <li key={text}>
              <Check aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="not-here">
        <h2 id="not-here">What is not</h2>
        <ul className={styles.missing}>
          {isNot.map((text) => (
            <li key={text}>
              <Minus aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
