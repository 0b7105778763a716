import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { NoAnswerBanner } from '#layout/access/NoAnswer.tsx'
import { TwoFactorLine } from '#layout/access/TwoFactorLine.tsx'
import { FeedbackHost } from '#layout/feedback/FeedbackHost.tsx'
import { Footer } from '#layout/Footer.tsx'
import { accountButtonId } from '#layout/header/AccountButton.tsx'
import { Header } from '#layout/header/Header.tsx'
import type { NavigationPage } from '#layout/header/navigation.ts'
import { NonpartisanLine } from '#layout/nonpartisan/NonpartisanLine.tsx'
import { OfflineBanner } from '#layout/offline/OfflineBanner.tsx'
import frameBannerStyles from '#shared/page/frame-banner.module.css'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import { Waiting } from '#shared/page/Waiting.tsx'
import styles from '#layout/Shell.module.css'
import { SlowNavigation } from '#layout/SlowNavigation.tsx'
import { NewerVersionLater } from '#layout/offline/NewerVersionLater.tsx'
import { useHasSignal } from '#shared/ui/async/use-has-signal.ts'
import { useQuietPage } from '#shared/ui/async/use-quiet-page.ts'
import skipLook from '#shared/ui/look/skip.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Screens with a long list fill the window: the list scrolls, not the page. */
const windowFilling = ['/advanced-search', '/search-builder']
/** A form is quick to draw and is what people came for, so it does not wait until the header is visible. */
const drawnWithFrame = ['/', '/login']

export function Shell({ pages }: { readonly pages: readonly NavigationPage[] }) {
  const path = useLocation({ select: (location) => location.pathname })
  const { data: user } = useQuery(sessionQuery)
  useSessionRecheck(path)
  const [isQuiet, hasSignal] = [useQuietPage(), useHasSignal()]
  // The router renders in one uninterrupted task. The page is deferred, because together with the header it would
  // freeze a slow phone.
  const isFrameDrawn = useDeferredValue(true, false)
  // Not the path of the location, which is already the next screen's while this one is still shown.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className={styles.shell} data-fills-window={windowFilling.includes(shown) || undefined}>
      <SkipLink to="#main" onPress={focusPageTitle}>
        Skip to content
      </SkipLink>
      {shown === '/advanced-search' && (
        // Skips the filters and headings, which are dozens of tab stops.
        <SkipLink to="#results" onPress={() => document.querySelector<HTMLElement>('[data-results]')?.focus()}>
          Skip to results
        </SkipLink>
      )}
      <SlowNavigation />
      <Header pages={pages} />
      <HistoricStrip />
      <NonpartisanLine />
      <TwoFactorLine />
      <OfflineBanner />
      <NoAnswerBanner />
      {(isQuiet || !hasSignal) && <NewerVersionLater hasSignal={hasSignal} />}
      {isFrameDrawn || drawnWithFrame.includes(shown) ? <Outlet /> : <Waiting />}
      <Footer />
      {user && <FeedbackHost user={user} menuButtonId={accountButtonId} />}
    </div>
  )
}

interface SkipLinkProps {
  readonly to: string
  readonly onPress: () => void
  readonly children: string
}

function SkipLink({ to, onPress, children }: SkipLinkProps) {
  return (
    <a
      className={skipLook.skip}
      href={to}
      onClick={(event) => {
        // Moves the focus without changing the URL, which may contain a search.
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </a>
  )
}

/** Above every page of a database of a past year, so that nobody calls a sheriff of years ago. */
export function HistoricStrip() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.is_historic || !settings.records_as_of) return null
  return (
    <section className={classes(frameBannerStyles.banner, frameBannerStyles.strip)} aria-label="Historic data">
      <p className={noticeLook.warning} role="note">
        <History aria-hidden />
        <span>
          <b>Historic data.</b> These are the officials of {typedDayOf(settings.records_as_of)}; most are out of office.
        </span>
      </p>
    </section>
  )
}

/**
 * Checks the session again on a new path, because a role may have been taken away; the screen stays until the answer is
 * here. The first path of a visit has been checked already.
 */
function useSessionRecheck(path: string): void {
  const client = useQueryClient()
  const checked = useRef(path)
  useEffect(() => {
    if (checked.current === path) return
    checked.current = path
    void client.refetchQueries({ queryKey: sessionQuery.queryKey })
  }, [client, path])
}
