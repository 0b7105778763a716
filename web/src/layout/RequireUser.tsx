import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { sessionQuery } from '#api/session.ts'
import { GoToSignIn } from '#layout/GoToSignIn.tsx'
import { StatusPage } from '#layout/StatusPage.tsx'
import { Waiting } from '#layout/Waiting.tsx'
import { MapSheet } from '#ui/MapSheet.tsx'

/** Lets a signed-in person through; anyone else goes to the sign-in screen and back here afterwards. */
export function RequireUser() {
  const { data: user, isError, refetch } = useQuery(sessionQuery)
  if (user) return <Outlet />
  if (user === null) return <GoToSignIn />
  return isError ? <NoAnswer onRetry={() => void refetch()} /> : <Waiting />
}

function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StatusPage
      title="No answer from the server"
      art={
        <MapSheet>
          <path className="trail" d="M28 74c18-20 32-2 40-14" />
          <circle className="start" cx="28" cy="74" r="5" />
        </MapSheet>
      }
      actions={
        <button type="button" className="btn btn-primary btn-large" onClick={onRetry}>
          Try again
        </button>
      }
    >
      <p>We could not check whether you are signed in. The signal may be weak, or the service restarts.</p>
    </StatusPage>
  )
}
