import { Suspense } from 'react'
import styles from '#officials/search/picture/OfficialsPicture.module.css'
import { usePictured } from '#officials/search/picture/use-pictured.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

// Loaded on request.
const OfficialsPicture = lazyPart(
  async () => (await import('#officials/search/picture/OfficialsPicture.tsx')).OfficialsPicture,
)

/** The picture above the list, where the address asks for it. */
export function OfficialsPictureLater({ view }: { readonly view: SearchView }) {
  const { pictured, traits, choose } = usePictured()
  if (!pictured) return null
  return (
    <section className={styles.picture} aria-label="The officials as a picture">
      <Suspense fallback={<p role="status">Drawing …</p>}>
        <OfficialsPicture view={view} pictured={pictured} traits={traits} choose={choose} />
      </Suspense>
    </section>
  )
}
