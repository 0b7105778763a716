import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Applies a change that the server has just accepted to the cached answer. A pending answer may be older than the
 * change and would undo it on the screen, so it is canceled and requested again.
 */
export async function showChange<Answer>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Answer, Error> },
  change: (known: Answer | undefined) => Answer | undefined,
): Promise<void> {
  const query = { queryKey, exact: true }
  const wasFetching = client.isFetching(query) > 0
  await client.cancelQueries(query)
  client.setQueryData<Answer>(queryKey, change)
  if (wasFetching) void client.invalidateQueries(query)
}
