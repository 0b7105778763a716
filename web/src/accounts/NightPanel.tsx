import { Suspense } from 'react'
import styles from '#accounts/NightPanel.module.css'
import { SurveySheet } from '#accounts/SurveySheet.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

// The sign-in never waits for the picture; its outlines and figures load after the form.
const CountyPicture = lazyPart(async () => (await import('#accounts/CountyPicture.tsx')).CountyPicture, EmptyPicture)

/** Beside the form from 1024 px: what the atlas is, on top of the counties. Phones load none of it. */
export function NightPanel() {
  const isWide = useMediaQuery(fromDesktop)
  if (!isWide) return null
  return (
    <aside className={styles.night} aria-label="About the atlas">
      <p className={styles.statement}>Who holds the office, whom it serves, and when it is next on the ballot.</p>
      <Suspense fallback={<EmptyPicture />}>
        <CountyPicture />
      </Suspense>
    </aside>
  )
}

function EmptyPicture() {
  return (
    <figure className={styles.picture}>
      <SurveySheet />
    </figure>
  )
}
