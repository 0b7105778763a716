import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OfficialChanges } from '@atlas/contract/endpoints/officials/changes.ts'
import { changesQuery } from '#officials/changes/changes-query.ts'
import { howItEnded, officeOf } from '#officials/changes/former.ts'
import { NoSuchOfficial } from '#officials/NoSuchOfficial.tsx'
import { StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import { Waiting } from '#shared/page/Waiting.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

/** At the address of somebody who used to be in the atlas: who it was, until when, and where to continue. */
export function FormerOfficial({ id }: { readonly id: number }) {
  const { data, isPending } = useInfiniteQuery(changesQuery(id))
  const official = data?.pages[0]?.official
  if (isPending) return <Waiting />
  if (official?.left_how === 'left_out') return <LeftOutOfficial official={official} />
  if (!official?.left_at) return <NoSuchOfficial />
  const params = { id: String(official.shown_as ?? id) }
  return (
    <StatusPage
      title={official.name}
      art={<TrailSheet isCrossedOut={false} />}
      actions={
        <Link
          className={buttonLook.primaryLarge}
          to={official.shown_as ? '/officials/$id' : '/officials/$id/changes'}
          params={params}
        >
          {official.shown_as ? 'Open the page of today' : 'What changed'}
        </Link>
      }
    >
      <p>{officeOf(official)}.</p>
      <p>
        {howItEnded(official)} {typedDayOf(localDay(new Date(official.left_at)))}.
      </p>
    </StatusPage>
  )
}

/** At the address of somebody who is on file but not in any search. */
function LeftOutOfficial({ official }: Pick<OfficialChanges, 'official'>) {
  return (
    <StatusPage
      title={official.name}
      art={<TrailSheet isCrossedOut={false} />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/data" hash="rule">
          The coverage rule
        </Link>
      }
    >
      <p>{officeOf(official)}.</p>
      <p>On file, and left out of the search: the place does not meet the coverage rule of this atlas.</p>
    </StatusPage>
  )
}
