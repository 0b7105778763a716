import { useQuery } from '@tanstack/react-query'
import { DetailPanel } from '#features/search/detail/DetailPanel.tsx'
import { DetailTrouble } from '#features/search/detail/DetailTrouble.tsx'
import { DetailWaiting } from '#features/search/detail/DetailWaiting.tsx'
import { officialQuery } from '#features/search/detail/official-query.ts'

export function Detail({ id }: { readonly id: number }) {
  const query = useQuery(officialQuery(id))
  if (query.data) return <DetailPanel id={id} facts={query.data} place="list" />
  if (query.isFetching) return <DetailWaiting />
  return <DetailTrouble isOffline={query.fetchStatus === 'paused'} onRetry={() => void query.refetch()} />
}
