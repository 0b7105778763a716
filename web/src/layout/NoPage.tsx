import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionQuery } from '#shared/api/session.ts'
import { useIsAway } from '#shared/api/signal.ts'
import { homeOf } from '#layout/access/home.ts'
import { NothingHere, StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** For a URL that leads nowhere. */
export function NotFound() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <NothingHere
      title="404 Page Not Found"
      {...homeOf(user ?? null)}
      linkText={user ? 'Start a new search' : 'Back to login'}
    >
      There is no page at this address. It may be mistyped, or the link may be old.
    </NothingHere>
  )
}

/** For a page whose code could not be loaded, or that failed while it was drawn, so that the screen is never blank. */
export function Broken() {
  const isAway = useIsAway()
  const { data: user } = useQuery(sessionQuery)
  return (
    <StatusPage
      title={isAway ? 'This page needs a signal' : 'This page could not be shown'}
      art={<TrailSheet isCrossedOut={false} />}
      actions={
        <>
          <button type="button" className={buttonLook.primaryLarge} onClick={() => window.location.reload()}>
            {isAway ? 'Try again' : 'Reload the page'}
          </button>
          <Link className={buttonLook.large} {...homeOf(user ?? null)}>
            {user ? 'Start a new search' : 'Back to login'}
          </Link>
        </>
      }
    >
      <p>
        {isAway
          ? 'It is not on this device. What is kept here opens without a signal; this page does when the signal is back.'
          : 'The signal may be weak, or the atlas has just been updated. Reloading usually helps.'}
      </p>
    </StatusPage>
  )
}
