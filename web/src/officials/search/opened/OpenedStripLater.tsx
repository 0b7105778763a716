import { Suspense } from 'react'
import styles from '#officials/search/opened/OpenedStrip.module.css'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const OpenedStrip = lazyPart(async () => (await import('#officials/search/opened/OpenedStrip.tsx')).OpenedStrip)

/** Which saved search this is, where the address names one; the space is reserved while the code loads. */
export function OpenedStripLater({ opened }: { readonly opened: Opened | null }) {
  if (!opened) return null
  return (
    <Suspense fallback={<div className={styles.strip} />}>
      <OpenedStrip opened={opened} />
    </Suspense>
  )
}
