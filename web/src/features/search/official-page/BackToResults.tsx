import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

/** Back to the list that the page was opened from; for whoever came by a link, on to the search. */
export function BackToResults() {
  const router = useRouter()
  const results = useLocation({ select: (location) => location.state.resultsAddress })
  if (results === undefined)
    return (
      <Link className="back-link" to="/advanced-search">
        <ArrowLeft className="icon" aria-hidden />
        Search all officials
      </Link>
    )
  return (
    <a
      className="back-link"
      href={results}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The list is the step before: going back finds it where it was scrolled to.
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeft className="icon" aria-hidden />
      Back to the results
    </a>
  )
}
