import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#officials/OfficialPage.module.css'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import subPageStyles from '#shared/page/SubPages.module.css'

interface OfficialFrameProps {
  readonly id: number
  /** Where this is not the first of the pages: whom they are about, and what this one is called. */
  readonly below?: { readonly name: string; readonly here: string }
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The pages about one official: the way back, whom they are about, and the way between them. */
export function OfficialFrame({ id, below, heading, children }: OfficialFrameProps) {
  const params = { id: String(id) }
  return (
    <main id="main" className={styles.page}>
      {below ? (
        <Crumbs
          above={[
            <ToResults label="Advanced Search" />,
            <Link to="/officials/$id" params={params} state={true} replace>
              {below.name}
            </Link>,
          ]}
          here={below.here}
        />
      ) : (
        <BackToResults />
      )}
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
  const isKnown = useLocation({ select: ({ state }) => state.resultsUrl !== undefined })
  return (
    <ToResults className={styles.back} label={isKnown ? 'Back to the results' : 'Search all officials'}>
      <ArrowLeft aria-hidden />
    </ToResults>
  )
}

interface ToResultsProps {
  readonly label: string
  readonly className?: string | undefined
  /** What stands before the label. */
  readonly children?: ReactNode
}

function ToResults({ label, className, children }: ToResultsProps) {
  const router = useRouter()
  const results = useLocation({ select: (location) => location.state.resultsUrl })
  if (results === undefined)
    return (
      <Link className={className} to="/advanced-search">
        {children}
        {label}
      </Link>
    )
  return (
    <a
      className={className}
      href={results}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The list is the step before: going back finds it where it was scrolled to.
        event.preventDefault()
        router.history.back()
      }}
    >
      {children}
      {label}
    </a>
  )
}
