import { placeGroups } from '@atlas/contract/rules/place-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from '#shared/api/choices.ts'
import { groupNouns, segmentGroups } from '#places/list/place-words.ts'
import { inGroup } from '#search/state/standard-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

interface KindChoiceProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** The kinds of place to list, each with its number of places. */
export function KindChoice({ view, onChange }: KindChoiceProps) {
  const totals = useGroupTotals()
  const segments = segmentGroups.map((group) => ({
    value: group,
    label: placeGroups[group].label,
    count: totals(group),
    noun: groupNouns[group],
  }))
  return (
    <SegmentedControl
      label="Kind of place"
      segments={segments}
      value={view.group ?? 'counties'}
      onChoose={(group) => onChange((newest) => inGroup(newest, group))}
    />
  )
}

const query = choicesQuery(['place.kind'], [], 'place')

/** How many places a group has, whatever the filters; undefined while unknown. */
export function useGroupTotals(): (group: keyof typeof placeGroups) => number | undefined {
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
  const kinds = data?.['place.kind']
  return (group) => {
    const own: readonly string[] = placeGroups[group].kinds
    return kinds?.filter(({ id }) => own.includes(id)).reduce((total, { count }) => total + count, 0)
  }
}
