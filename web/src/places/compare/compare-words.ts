import { placeNouns } from '@atlas/contract/rules/place-kinds.ts'
import { type CompareGroup, yearsOf } from '#places/compare/compare-row.ts'
import type { Place } from '#places/page/place-query.ts'

const numbers = ['No', 'One', 'Two', 'Three', 'Four'] as const

/** "Three counties side by side" */
export function titleOf(places: readonly Place[]): string {
  const kinds = new Set(places.map(({ kind }) => kind))
  const nouns = [...new Set(places.map(({ kind, state_id: stateId }) => placeNouns(kind, stateId)))]
  return `${numbers[places.length] ?? ''} ${kinds.size === 1 ? nouns.join(' and ') : 'places'} side by side`
}

/**
 * "Governor: Alabama and Georgia 2022, Mississippi 2023.": for each row with different years, whose figure is from
 * which year.
 */
export function differingYears(groups: readonly CompareGroup[], places: readonly Place[]): string[] {
  return groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, cell }) => {
      const cells = places.map(cell)
      const years = yearsOf(cells).toSorted((a, b) => a - b)
      if (years.length < 2) return []
      const parts = years.map((year) => {
        const names = places.filter((_, index) => cells[index]?.year === year).map(({ name }) => name)
        return `${list([...new Set(names)])} ${year}`
      })
      return `${label}: ${parts.join(', ')}.`
    }),
  )
}

const inWords = new Intl.ListFormat('en-US')

function list(names: readonly string[]): string {
  return inWords.format(names)
}
