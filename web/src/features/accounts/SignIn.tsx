import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { sessionQuery } from '#api/session.ts'
import { NightPanel } from '#features/accounts/NightPanel.tsx'
import { sameOriginPath } from '#features/accounts/same-origin-path.ts'
import { SignedInAs } from '#features/accounts/SignedInAs.tsx'
import { SignInForm } from '#features/accounts/SignInForm.tsx'
import { PageTitle } from '#layout/PageTitle.tsx'

const home = '/advanced-search'

export function SignIn() {
  const { data: user } = useQuery(sessionQuery)
  const goal = useGoal()
  const router = useRouter()
  return (
    <main id="main" className="split">
      <NightPanel />
      <div className="split-form">
        <div className="form">
          <ScaleBar />
          <div>
            <PageTitle>Sign in</PageTitle>
            <p className="lead">For approved organizations in Alabama, Florida, Georgia, Louisiana and Mississippi.</p>
          </div>
          {user && <SignedInAs user={user} goal={goal} />}
          <SignInForm onSignedIn={() => router.history.push(goal)} />
        </div>
      </div>
    </main>
  )
}

/** Where a person wanted to go before they were asked to sign in. */
function useGoal(): string {
  const { next } = useLocation({ select: (location) => location.search }) as { next?: string }
  return sameOriginPath(next, window.location.origin) ?? home
}

function ScaleBar() {
  return (
    <svg className="scale-bar" viewBox="0 0 132 8" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((part) => (
        <rect
          key={part}
          className={part % 2 === 0 ? 'filled' : 'open'}
          x={0.5 + part * 22}
          y="0.5"
          width="21"
          height="7"
        />
      ))}
    </svg>
  )
}
