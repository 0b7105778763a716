import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionQuery } from '#api/session.ts'
import { homeOf } from '#layout/access/home.ts'
import styles from '#layout/page/StatusPage.module.css'
import { MapSheet, StatusPage } from '#layout/page/StatusPage.tsx'
import buttonLook from '#ui/look/button.module.css'

/** The URL leads nowhere. */
export function NotFound() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <StatusPage
      title="404 Page Not Found"
      art={
        <MapSheet>
          <path className={styles.trail} d="M28 74c18-20 32-2 40-14" />
          <circle className={styles.start} cx="28" cy="74" r="5" />
          <path className={styles.edge} d="m66 54 10 10m0-10L66 64" />
        </MapSheet>
      }
      actions={
        <>
          <Link className={buttonLook.primaryLarge} to="/login">
            Back to login
          </Link>
          {user && (
            <Link className={buttonLook.large} {...homeOf(user)}>
              Start a new search
            </Link>
          )}
        </>
      }
    >
      <p>There is no page at this address. It may be mistyped, or the link may be old.</p>
    </StatusPage>
  )
}

/** A page whose code could not be fetched, or that failed while it was drawn: never a blank screen. */
export function Broken() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <StatusPage
      title="This page could not be shown"
      art={
        <MapSheet>
          <path className={styles.trail} d="M28 74c18-20 32-2 40-14" />
          <circle className={styles.start} cx="28" cy="74" r="5" />
        </MapSheet>
      }
      actions={
        <>
          <button type="button" className={buttonLook.primaryLarge} onClick={() => window.location.reload()}>
            Reload the page
          </button>
          <Link className={buttonLook.large} {...homeOf(user ?? null)}>
            {user ? 'Start a new search' : 'Back to login'}
          </Link>
        </>
      }
    >
      <p>The signal may be weak, or the atlas has just been updated. Reloading usually helps.</p>
    </StatusPage>
  )
}
