import { setPreference } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'
import { withChoices, withoutFilters } from '#search/state/change-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** Saves the preferred state; an open table restarts in it. */
export function useSetPreference(onSaved: () => void) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (stateId: string | null) => call(setPreference, { body: { state_id: stateId } }),
    onSuccess: async (preference) => {
      await showChange(client, sessionQuery, (user) => user && { ...user, preference })
      onSaved()
      const { pathname, search } = router.state.location
      if (pathname === '/advanced-search') {
        void router.navigate({ to: pathname, search: inPreferredState(search as UrlQuery, preference.state_id) })
      }
      showToast(
        'success',
        preference.state ? `Your searches start in ${preference.state}.` : 'Your searches start in all five states.',
      )
    },
  })
}

/** The same table with the preferred state as its only filter: columns, order and page size stay. */
export function inPreferredState(query: UrlQuery, stateId: string | null): UrlQuery {
  const view = withoutFilters(readUrlQuery(query))
  return writeUrlQuery(stateId === null ? view : withChoices(view, 'state.name', [stateId]))
}
