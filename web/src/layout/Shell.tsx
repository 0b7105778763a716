import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { sessionQuery } from '#api/session.ts'
import { FeedbackHost } from '#layout/feedback/FeedbackHost.tsx'
import { Footer } from '#layout/Footer.tsx'
import { Header } from '#layout/Header.tsx'
import { HistoricStrip } from '#layout/HistoricStrip.tsx'
import { NoAnswerBanner } from '#layout/NoAnswer.tsx'
import { focusPageTitle } from '#layout/PageTitle.tsx'
import { Waiting } from '#layout/Waiting.tsx'

/** Screens with a long list fill the window: their list scrolls, not the page. */
const windowFilling = ['/advanced-search', '/search-builder']

export function Shell() {
  const path = useLocation({ select: (location) => location.pathname })
  const { data: user } = useQuery(sessionQuery)
  useSessionRecheck(path)
  // The router draws in one piece; the frame and the first page together would stop a slow phone.
  const isFrameDrawn = useDeferredValue(true, false)
  return (
    <div className={windowFilling.includes(path) ? 'shell fills-window' : 'shell'}>
      <SkipLink />
      <Header />
      <HistoricStrip />
      <NoAnswerBanner />
      {isFrameDrawn ? <Outlet /> : <Waiting />}
      <Footer />
      {user && <FeedbackHost user={user} />}
    </div>
  )
}

function SkipLink() {
  return (
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        // The address keeps what it says: where a page begins is no page of its own.
        event.preventDefault()
        focusPageTitle()
      }}
    >
      Skip to content
    </a>
  )
}

/** A role may have been taken away meanwhile; what is on the screen stays until the answer is here. */
function useSessionRecheck(path: string): void {
  const client = useQueryClient()
  useEffect(() => {
    void client.refetchQueries({ queryKey: sessionQuery.queryKey })
  }, [client, path])
}
