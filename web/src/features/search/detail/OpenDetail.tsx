import { Suspense } from 'react'
import { DetailWaiting } from '#features/search/detail/DetailWaiting.tsx'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const Detail = lazyPart(async () => (await import('#features/search/detail/Detail.tsx')).Detail)

/** The open details of one official; their code and their figures are fetched when first opened. */
export function OpenDetail({ id }: { readonly id: number }) {
  return (
    <div className="detail">
      <div className="unfolding">
        <div>
          <Suspense fallback={<DetailWaiting />}>
            <Detail id={id} place="list" />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
