import { type InvalidateQueryFilters, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type AccountStateScreen, accountStateScreen } from '#shared/api/account-state-screen.ts'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { isRefused, isSignedOut, problemMessage } from '#shared/api/problem-message.ts'
import { sessionQuery } from '#shared/api/session.ts'

type Meta = Readonly<Record<string, unknown>>

interface Reactions {
  /** Shows a message to the person. */
  readonly showMessage: (message: string) => void
  /** Leads to the page that says more than a message could. */
  readonly goTo: (screen: AccountStateScreen) => void
}

/**
 * After a change also what is asked for the first time is asked anew: the library would wait for the answer that is on
 * its way, which may be of before.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled() && !query.isStatic())
        void query.cancel({ silent: true })
    await super.invalidateQueries(filters)
  }
}

/** Every failed request passes here and nowhere else; what `showsOwnError` shows its message by itself. */
export function createQueryClient({ showMessage, goTo }: Reactions): QueryClient {
  const onError = (error: unknown, meta?: Meta) => {
    if (isSignedOut(error)) client.setQueryData(sessionQuery.queryKey, null)
    // A 403 may mean that a role was taken away: the session is fetched anew, so the routes' guards see it at once.
    if (isRefused(error)) void client.refetchQueries({ queryKey: sessionQuery.queryKey })
    const screen = accountStateScreen(error)
    if (screen) return goTo(screen)
    const message = problemMessage(error)
    if (message && !meta?.['showsOwnError']) showMessage(message)
  }
  const client: QueryClient = new FreshQueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _variables, _result, { meta }) => onError(error, meta) }),
    defaultOptions: {
      // Without a signal a query is asked once all the same: its answer may be kept on this device.
      queries: {
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < 1 && isTemporary(error),
        staleTime: 30_000,
      },
      mutations: { retry: false },
    },
  })
  return client
}

/** A lost connection or a busy server (503) may be over at the next try; any other refusal stays one. */
function isTemporary(error: unknown): boolean {
  return error instanceof NetworkFailure || (error instanceof ApiProblem && error.status === 503)
}
