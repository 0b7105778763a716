import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { Suspense } from 'react'
import { ChoiceGroups } from '#search/builder/ChoiceGroups.tsx'
import { RecentSearches } from '#search/builder/RecentSearches.tsx'
import styles from '#search/builder/StateStep.module.css'
import { stepAt } from '#search/builder/steps.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

const StateMap = lazyPart(async () => (await import('#search/builder/StateMap.tsx')).StateMap)

interface StateStepProps {
  readonly choices: readonly CountedChoice[]
  readonly picked: readonly string[]
  readonly onToggle: (id: string, label: string, isPicked: boolean) => void
  readonly formId: string
}

/** The first question: the states as large boxes, on a desktop beside a map, which phones do not load. */
export function StateStep(props: StateStepProps) {
  const hasMap = useMediaQuery(fromDesktop)
  return (
    <div className={styles.states}>
      <div>
        <ChoiceGroups {...props} step={stepAt(0)} isLarge />
        <RecentSearches />
      </div>
      {hasMap && (
        <Suspense fallback={<div className={styles.mapToCome} />}>
          <StateMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
