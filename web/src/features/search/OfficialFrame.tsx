import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#features/search/OfficialPage.module.css'
import subPageStyles from '#layout/page/SubPages.module.css'

interface OfficialFrameProps {
  readonly id: number
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The pages about one official: the way back, whom they are about, and the way between them. */
export function OfficialFrame({ id, heading, children }: OfficialFrameProps) {
  const params = { id: String(id) }
  return (
    <main id="main" className={styles.page}>
      <BackToResults />
      {heading}
      <nav className={subPageStyles.pages} aria-label="This official">
        {/* In the place of each other, so that the list stays the step before. */}
        <Link to="/officials/$id" params={params} activeOptions={{ exact: true }} state={true} replace>
          Details
        </Link>
        <Link to="/officials/$id/changes" params={params} state={true} replace>
          What changed
        </Link>
      </nav>
      {children}
    </main>
  )
}

/** Back to the list that the page was opened from; for whoever came by a link, on to the search. */
function BackToResults() {
  const router = useRouter()
  const results = useLocation({ select: (location) => location.state.resultsUrl })
  if (results === undefined)
    return (
      <Link className={styles.back} to="/advanced-search">
        <ArrowLeft aria-hidden />
        Search all officials
      </Link>
    )
  return (
    <a
      className={styles.back}
      href={results}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The list is the step before: going back finds it where it was scrolled to.
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeft aria-hidden />
      Back to the results
    </a>
  )
}
