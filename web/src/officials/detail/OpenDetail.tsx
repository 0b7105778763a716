import { Suspense, useEffect } from 'react'
import { DetailWaiting } from '#officials/detail/DetailWaiting.tsx'
import styles from '#officials/detail/OpenDetail.module.css'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'
import detailLook from '#shared/ui/look/detail.module.css'

const Detail = lazyPart(async () => (await import('#officials/detail/Detail.tsx')).Detail)

/** Loads the code of the details once the browser is idle, so that the first official opens as fast as any other. */
export function useDetailCode(hasRows: boolean): void {
  const isIdle = useIdleFor('the details', hasRows)
  useEffect(() => {
    // If it is not loaded when an official is opened, it is loaded then, and a failure is shown there.
    if (isIdle) Detail.fetch().catch(() => {})
  }, [isIdle])
}

/** The open details of one official. */
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
