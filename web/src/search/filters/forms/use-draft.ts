import { operators } from '@atlas/contract/catalogue/operators.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useContext, useEffect, useState } from 'react'
import { type DraftState, DraftsContext } from '#search/filters/forms/drafts.ts'
import type { Draft, FilterForm, Mistake, DraftField } from '#search/filters/forms/filter-form.ts'
import { withFilters } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'

export interface DraftControl {
  readonly draft: Draft
  readonly mistake: Mistake | null
  /** The search is filtered by the content of the fields. */
  readonly isApplied: boolean
  /** The fields contain something that is not applied yet. */
  readonly isPending: boolean
  readonly edit: (field: DraftField, text: string) => void
  /** Returns the error, or null where the filter is applied. */
  readonly apply: () => Mistake | null
  /** Shows the error without applying anything. */
  readonly validate: () => void
}

/** What a person types into the control of a filter, until it is applied; a change from outside overwrites it. */
export function useDraft(
  key: string,
  form: FilterForm,
  { view, onChange }: { readonly view: Pick<SearchView, 'filters'>; readonly onChange: ChangeView },
): DraftControl {
  const drafts = useContext(DraftsContext)
  const filters = form.filtersOf(view.filters)
  const applied = textOf(filters)
  const fresh = (): DraftState => ({
    draft: form.write(filters),
    edited: 'first',
    mistake: null,
    applied,
    sent: null,
    drafts,
  })
  const [stored, store] = useState<DraftState>(() => drafts?.get(key) ?? fresh())
  const isSame = stored.applied === applied && stored.drafts === drafts
  const state = isSame ? stored : afterUrlChanged(stored, fresh())
  if (state !== stored) store(state)
  useEffect(() => void drafts?.set(key, state), [drafts, key, state])

  const reading = form.read(state.draft, state.edited)
  const matchesUrl = !reading.mistake && textOf(reading.filter ? [reading.filter] : []) === applied
  return {
    draft: state.draft,
    mistake: state.mistake,
    isApplied: filters.length > 0 && matchesUrl,
    isPending: !matchesUrl && (filters.length > 0 || isFilled(state.draft)),
    edit: (field, text) => {
      const draft = { ...state.draft, [field]: text }
      // A shown error disappears as soon as it is corrected; none appears while somebody types.
      const mistake = state.mistake && form.read(draft, field).mistake
      store({ ...state, draft, edited: field, mistake })
    },
    apply: () => {
      const isRemoval = filters.length > 0 && !isFilled(state.draft)
      const { filter, mistake } = isRemoval ? { filter: null, mistake: null } : reading
      if (mistake) {
        store({ ...state, mistake })
        return mistake
      }
      const next = filter ? [filter] : []
      const draft = filter || isRemoval ? form.write(next) : state.draft
      store({ ...state, draft, mistake: null, sent: textOf(next) })
      if (textOf(next) !== applied) onChange((newest) => withFilters(newest, form.filtersOf(newest.filters), next))
      return null
    },
    validate: () => store({ ...state, mistake: reading.mistake }),
  }
}

/** The URL has changed: by this control, by another, or from outside, which overwrites what was typed. */
function afterUrlChanged(stored: DraftState, fresh: DraftState): DraftState {
  const { applied, drafts } = fresh
  // Clear Filters also empties the fields, including half-typed ones.
  const wasCleared = stored.drafts !== drafts
  const wasChangedOutside = stored.applied !== applied && stored.sent !== applied
  return wasCleared || wasChangedOutside ? fresh : { ...stored, applied, sent: null }
}

function isFilled({ operator, first, second }: Draft): boolean {
  const takesNothing = operator !== '' && operators[operator].takes === 'nothing'
  return takesNothing || `${first}${second}`.trim() !== ''
}

function textOf(filters: readonly Filter[]): string {
  return JSON.stringify(filters.map(({ column_id, operator, value }) => [column_id, operator, value ?? null]))
}
