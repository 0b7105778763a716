import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { type ReactElement, useState } from 'react'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { DraftsContext, useDrafts } from '#search/filters/forms/drafts.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { type ChangeView, viewAfter } from '#search/state/use-search-view.ts'
import { show } from '#testing/show.tsx'

export type TestChoices = Partial<Record<ColumnId, readonly CountedChoice[]>>

interface TestedSearch {
  readonly subject?: SubjectId
  readonly filters?: readonly Filter[]
  readonly choices?: TestChoices
}

/** The search around a control: its filters, how often it changed, and a way to change it from outside. */
interface TestSearch {
  readonly filters: () => readonly Filter[]
  readonly changes: () => number
  readonly setFilters: (filters: readonly Filter[]) => void
}

/** Renders a part of the drawer with a search that the test keeps. */
export function showFilter(
  draw: (props: FilterProps) => ReactElement | null,
  { subject = 'official', filters = [], choices = {} }: TestedSearch = {},
): TestSearch {
  let view: SearchView = { ...emptyView, subject, filters }
  let changes = 0
  let set: (next: SearchView) => void = () => {}
  // The same object at each render, as on the search screen.
  const facets = testFacets(choices)
  const onChange: ChangeView = (next) => {
    changes++
    set(viewAfter(view, next))
  }
  function Search() {
    const [current, setCurrent] = useState(view)
    set = (next) => {
      view = next
      setCurrent(next)
    }
    const [drafts] = useDrafts(current.filters)
    return <DraftsContext value={drafts}>{draw({ view: current, onChange, facets })}</DraftsContext>
  }
  show(<Search />)
  return {
    filters: () => view.filters,
    changes: () => changes,
    setFilters: (next) => set({ ...view, filters: next }),
  }
}

function testFacets(choices: TestChoices): Facets {
  return {
    has: () => true,
    of: (columnId) => choices[columnId] ?? [],
    labelOf: (columnId, value) => choices[columnId as ColumnId]?.find(({ id }) => id === value)?.label,
    isKnown: true,
    isLoading: false,
    retry: () => {},
  }
}
