import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionQuery } from '#api/session.ts'
import { homeOf } from '#layout/home.ts'
import { StatusPage } from '#layout/StatusPage.tsx'
import { MapSheet } from '#ui/MapSheet.tsx'

export function NotFound() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <StatusPage
      title="404 Page Not Found"
      art={
        <MapSheet>
          <path className="trail" d="M28 74c18-20 32-2 40-14" />
          <circle className="start" cx="28" cy="74" r="5" />
          <path className="sheet-edge" d="m66 54 10 10m0-10L66 64" />
        </MapSheet>
      }
      actions={
        <>
          <Link className="btn btn-primary btn-large" to="/login">
            Back to login
          </Link>
          {user && (
            <Link className="btn btn-large" {...homeOf(user)}>
              Start a new search
            </Link>
          )}
        </>
      }
    >
      <p>This address leads nowhere in the atlas. It may have been mistyped, or the link is old.</p>
    </StatusPage>
  )
}
