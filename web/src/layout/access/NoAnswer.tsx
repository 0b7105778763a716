import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { sessionQuery } from '#shared/api/session.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import frameBannerStyles from '#shared/page/frame-banner.module.css'
import { StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import { Banner } from '#shared/ui/async/Banner.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface NoAnswerProps {
  readonly isOffline: boolean
  readonly retry: () => void
}

/** The session is unknown and no request is pending, because the server or the signal is gone. */
export function useNoAnswer(): NoAnswerProps | null {
  return noAnswerTo(useQuery(sessionQuery))
}

/** What every page requests may also have failed; for a visitor who is not signed in, nothing else is requested. */
function useNoAnswerAtAll(): NoAnswerProps | null {
  const [toSession, toSettings] = [noAnswerTo(useQuery(sessionQuery)), noAnswerTo(useQuery(settingsQuery))]
  const isOffline = [toSession, toSettings].some((each) => each?.isOffline)
  const retry = () => {
    toSession?.retry()
    toSettings?.retry()
  }
  return toSession || toSettings ? { isOffline, retry } : null
}

type Query = Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus' | 'refetch'>

function noAnswerTo({ data, isError, fetchStatus, refetch }: Query): NoAnswerProps | null {
  const isOffline = fetchStatus === 'paused'
  if (data !== undefined || !(isError || isOffline)) return null
  return { isOffline, retry: () => void refetch() }
}

const reasons = {
  offline: 'You are offline. This page will load when the signal is back.',
  away: 'We could not check whether you are signed in. The signal may be weak, or the service may be restarting.',
} as const

/** Shown in place of a page that only a signed-in person may see. */
export function NoAnswer({ isOffline, retry }: NoAnswerProps) {
  return (
    <StatusPage
      title="No answer from the server"
      art={<TrailSheet isCrossedOut={false} />}
      actions={
        <button type="button" className={buttonLook.primaryLarge} onClick={retry}>
          Try again
        </button>
      }
    >
      <p>{isOffline ? reasons.offline : reasons.away}</p>
    </StatusPage>
  )
}

const guards: readonly string[] = ['/signed-in', '/administrators']

/** Shown above a page that anybody may see, which stays readable. */
export function NoAnswerBanner() {
  const isGuarded = useMatches({ select: (matches) => matches.some(({ routeId }) => guards.includes(routeId)) })
  const noAnswer = useNoAnswerAtAll()
  if (!noAnswer || isGuarded) return null
  const { isOffline, retry } = noAnswer
  return (
    <section className={frameBannerStyles.banner} aria-label="No answer from the server">
      {isOffline ? (
        <Banner text="You are offline." more="You can sign in when the signal is back." />
      ) : (
        <Banner
          text="No answer came from the server."
          more="The signal may be weak, or the service may be restarting."
          onRetry={retry}
        />
      )}
    </section>
  )
}
