import type { Filter } from '@atlas/contract/search/filter.ts'
import { bareName, isSameName, type NameOption } from '#officials/search/names/name-option.ts'
import { chosen, withChoices } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'

/** The names that the search is narrowed to. */
export function pickedNames(view: SearchView): NameOption[] {
  return chosen(view, 'eo.name').map((name) => bareName(name))
}

/** The search with one more official: added by name to those selected before, with the details open. */
export function withName(view: SearchView, option: NameOption): SearchView {
  const picked = pickedNames(view)
  const isPicked = picked.some((name) => isSameName(name, option))
  const names = [...picked.map(({ name }) => name), option.name]
  const next = isPicked ? view : withChoices(view, 'eo.name', names)
  if (option.official === null) return next
  return { ...next, open: [...new Set([...next.open, option.official])] }
}

/** Every filter except the selected names, so that people can widen their selection. */
export function filtersButNames(view: SearchView): readonly Filter[] {
  return withChoices(view, 'eo.name', []).filters
}
