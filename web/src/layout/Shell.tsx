import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#api/session.ts'
import { Footer } from '#layout/Footer.tsx'
import { Header } from '#layout/Header.tsx'

/** Screens with a long list fill the window: their list scrolls, not the page. */
const windowFilling = ['/advanced-search', '/search-builder']

export function Shell() {
  const path = useLocation({ select: (location) => location.pathname })
  useSessionRecheck(path)
  return (
    <div className={windowFilling.includes(path) ? 'shell fills-window' : 'shell'}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <Outlet />
      <Footer />
    </div>
  )
}

/** A role may have been taken away meanwhile; what is on the screen stays until the answer is here. */
function useSessionRecheck(path: string): void {
  const client = useQueryClient()
  useEffect(() => {
    void client.refetchQueries({ queryKey: sessionQuery.queryKey })
  }, [client, path])
}
