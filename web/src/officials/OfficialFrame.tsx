import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#officials/OfficialPage.module.css'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import subPageStyles from '#shared/page/SubPages.module.css'

interface OfficialFrameProps {
  readonly id: number
  /** For every page but the first: the official's name and the name of this page. */
  readonly below?: { readonly name: string; readonly here: string }
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages about one official: the way back, the official's name, and links between the pages. */
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
        {/* These links replace the history entry, so that the list stays one step back. */}
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

/** Leads back to the list that the page was opened from; a person who came by a link is led to the search. */
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
  /** The text before the label. */
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
        // The list is one step back, so going back restores where it was scrolled to.
        event.preventDefault()
        router.history.back()
      }}
    >
      {children}
      {label}
    </a>
  )
}
