import type { OfficialChanges } from '@atlas/contract/endpoints/officials/changes.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { changesQuery } from '#officials/changes/changes-query.ts'
import { ChangeLog } from '#officials/changes/ChangeLog.tsx'
import styles from '#officials/changes/ChangeLog.module.css'
import { howItEnded, officeOf } from '#officials/changes/former.ts'
import { InForce } from '#officials/changes/InForce.tsx'
import { withMissingResult } from '#officials/changes/missing-result.ts'
import { officialQuery } from '#shared/figures/official-query.ts'
import { NoSuchOfficial } from '#officials/NoSuchOfficial.tsx'
import { wholeNumber } from '#search/state/url-query.ts'
import { OfficialFrame } from '#officials/OfficialFrame.tsx'
import headStyles from '#officials/OfficialPage.module.css'
import { textOf } from '#shared/figures/figures.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle, useScreenTitle } from '#shared/page/PageTitle.tsx'
import { ReportButton } from '#data/corrections/report/ReportButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { CopyLinkButton } from '#shared/ui/overlay/CopyLinkButton.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'

/** What loads changed about one official, newest first, including one who is no longer in office. */
export function ChangesPage() {
  const id = wholeNumber(useParams({ strict: false }).id ?? '')
  return id === null ? <NoSuchOfficial /> : <Changes key={id} id={id} />
}

function Changes({ id }: { readonly id: number }) {
  const query = useInfiniteQuery(changesQuery(id))
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  // There are no details to request for an official who has left.
  const isShown = answer.reply?.pages[0]?.official.left_at === null
  const { data: facts } = useQuery({ ...officialQuery(id), enabled: isShown })
  if (query.error instanceof ApiProblem && query.error.status === 404) return <NoSuchOfficial />
  const pages = answer.reply?.pages
  const logged = pages?.flatMap(({ values }) => values)
  const changes = logged && withMissingResult(logged, facts ? textOf(facts, 'stats.result_pending') : null)
  return (
    <OfficialFrame
      id={id}
      below={{ name: pages?.[0]?.official.name ?? 'Official', here: 'What changed' }}
      heading={<Heading official={pages?.[0]?.official} />}
    >
      <ListTrouble list={answer} onRetry={answer.retry} />
      <div className={styles.columns}>
        <div>
          {changes ? <ChangeLog changes={changes} /> : answer.progress === 'loading' && <p role="status">Loading…</p>}
          {query.hasNextPage && (
            <button
              type="button"
              className={buttonLook.button}
              aria-busy={query.isFetchingNextPage || undefined}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading…' : 'Show earlier changes'}
            </button>
          )}
        </div>
        <aside className={styles.side} aria-label="In force now">
          {facts && changes && <InForce facts={facts} changes={changes} />}
          <p className={textLook.muted}>
            Changes are kept from the day an official is first entered. Nothing is removed from this page.
          </p>
        </aside>
      </div>
    </OfficialFrame>
  )
}

/** The title stays the same element while the name loads. */
function Heading({ official }: { readonly official: OfficialChanges['official'] | undefined }) {
  const title = useScreenTitle()
  return (
    <div className={styles.head}>
      <div className={headStyles.head}>
        <PageTitle tab={`What changed, ${official?.name ?? title}`}>{official?.name}</PageTitle>
        {official ? (
          <p className={textLook.muted}>
            {officeOf(official)} · official {official.id} <StandingMark standing={official.standing} />
            {official.left_at && (
              <>
                <br />
                {howItEnded(official)} {typedDayOf(localDay(new Date(official.left_at)))}
              </>
            )}
          </p>
        ) : (
          <p className={headStyles.officeToCome} />
        )}
      </div>
      <div className={styles.tools}>
        {official?.left_at === null && <ReportButton official={{ ...official, office: officeOf(official) }} />}
        <CopyLinkButton url={window.location.href} look={buttonLook.button} />
      </div>
    </div>
  )
}
