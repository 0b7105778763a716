import { Suspense } from 'react'
import { DetailWaiting } from '#features/search/detail/DetailWaiting.tsx'
import styles from '#features/search/detail/OpenDetail.module.css'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import detailLook from '#ui/look/detail.module.css'

const Detail = lazyPart(async () => (await import('#features/search/detail/Detail.tsx')).Detail)

/** The open details of one official; their code and their figures are fetched when first opened. */
export function OpenDetail({ id }: { readonly id: number }) {
  return (
    <div className={detailLook.detail}>
      <div className={styles.unfolding}>
        <div>
          <Suspense fallback={<DetailWaiting />}>
            <Detail id={id} place="list" />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
