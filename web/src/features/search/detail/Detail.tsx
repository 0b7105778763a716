import { officialDetail } from '@atlas/contract/endpoints/officials.ts'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { call } from '#api/call.ts'
import { DetailPanel } from '#features/search/detail/DetailPanel.tsx'
import { DetailWaiting } from '#features/search/detail/DetailWaiting.tsx'
import { readDetail } from '#features/search/detail/official-facts.ts'

export function Detail({ id }: { readonly id: number }) {
  const query = useQuery({
    queryKey: ['official', id],
    queryFn: ({ signal }) => call(officialDetail, { params: { id: String(id) } }, { signal }),
    select: readDetail,
  })
  if (query.data) return <DetailPanel id={id} facts={query.data} />
  if (query.fetchStatus === 'paused')
    return <p className="py-4">You are offline. The details load when the signal is back.</p>
  if (query.isFetching) return <DetailWaiting />
  return (
    <div className="flex flex-wrap items-center gap-4 py-4" role="alert">
      <p>The details could not be loaded.</p>
      <button type="button" className="btn" onClick={() => void query.refetch()}>
        <RotateCw className="icon" aria-hidden />
        Try again
      </button>
    </div>
  )
}
