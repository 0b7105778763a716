import type { CountedChoice } from '@atlas/contract/endpoints/fields.ts'
import type { Step } from '#features/builder/steps.ts'

interface NoChoicesProps {
  readonly step: Step
  readonly choices: readonly CountedChoice[]
  readonly hasEarlierPicks: boolean
}

/** Where there is nothing to choose from, why not, and the way on. */
export function NoChoices({ step, choices, hasEarlierPicks }: NoChoicesProps) {
  const found = choices.filter(({ count }) => count > 0)
  if (found.some(({ id }) => id !== 'unknown')) return null
  const under = hasEarlierPicks ? ' under these picks' : ''
  return (
    <p className="no-choices">
      {found.length > 0
        ? `No official has a known ${step.noun}${under}; Skip goes on.`
        : `No official is left to choose from${under}. Go back and take some away, or Skip goes on.`}
    </p>
  )
}
