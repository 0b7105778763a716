import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Lays a change that the server has just taken over the answer that is known. An answer that is still on its way may
 * be older than the change, and would take it back on the screen: it is given up, and asked for again.
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
