import { type InvalidateQueryFilters, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type AccountStateScreen, accountStateScreen } from '#shared/api/account-state-screen.ts'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { isRefused, isSignedOut, problemMessage } from '#shared/api/problem-message.ts'
import { sessionQuery } from '#shared/api/session.ts'

type Meta = Readonly<Record<string, unknown>>

interface Reactions {
  /** Shows a message to the person. */
  readonly showMessage: (message: string) => void
  /** Navigates to the page that says more than a message could. */
  readonly goTo: (screen: AccountStateScreen) => void
}

/**
 * After a change, first requests that are still pending are sent again as well. The library would wait for their
 * answer, which may be older than the change.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled() && !query.isStatic())
        void query.cancel({ silent: true })
    await super.invalidateQueries(filters)
  }
}

/** Every failed request passes through here; queries with `showsOwnError` show their own message. */
export function createQueryClient({ showMessage, goTo }: Reactions): QueryClient {
  const onError = (error: unknown, meta?: Meta) => {
    if (isSignedOut(error)) client.setQueryData(sessionQuery.queryKey, null)
    // A 403 may mean that a role was taken away. The session is requested again, so that the routes' guards see it at
    // once.
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
      // Without a signal a query still runs once, because its answer may be kept on this device.
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

/** A lost connection or a busy server (503) may recover by the next try; any other refusal is final. */
function isTemporary(error: unknown): boolean {
  return error instanceof NetworkFailure || (error instanceof ApiProblem && error.status === 503)
}
