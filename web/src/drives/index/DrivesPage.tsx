import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { colleaguesMilliseconds, drivesQuery } from '#drives/frame/queries.ts'
import { DriveRow } from '#drives/index/DriveRow.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import styles from '#drives/index/DrivesPage.module.css'
import { SentBack } from '#drives/index/SentBack.tsx'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import headStyles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The drives of the organization, and what was sent back to whoever looks. */
export function DrivesPage() {
  const query = useQuery({ ...drivesQuery, refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const { data: user } = useQuery(sessionQuery)
  const canMake = user ? isAdministrator(user) : false
  const { reply } = answer
  return (
    <FillFrame>
      <div className={headStyles.head}>
        <div>
          <PageTitle />
          <p className={headStyles.sentence} role="status">
            {reply && reply.values.length > 0 && <Sums drives={reply.values} />}
          </p>
        </div>
        {canMake && (
          <Link className={buttonLook.primary} to="/fill/new">
            <Plus aria-hidden />
            New drive
          </Link>
        )}
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {!reply && answer.progress === 'loading' && <SkeletonCards />}
      {reply && <SentBack tasks={reply.sent_back} isMailed={reply.is_mailed} />}
      {reply?.values.length === 0 && <NoDrive canMake={canMake} />}
      {reply && reply.values.length > 0 && (
        <ul className={rowsLook.list} aria-label="Drives">
          {reply.values.map((drive) => (
            <DriveRow key={drive.id} drive={drive} />
          ))}
        </ul>
      )}
    </FillFrame>
  )
}

/** "3 open, 1 done · 91 answers wait for a second look" */
function Sums({ drives }: { readonly drives: readonly Drive[] }) {
  const done = drives.filter(({ ended_at: endedAt, progress }) => endedAt !== null || progress.left === 0).length
  const waiting = drives.reduce((sum, { progress }) => sum + progress.waiting, 0)
  return (
    <>
      <b>{thousands(drives.length - done)}</b> open, <b>{thousands(done)}</b> done
      {waiting > 0 && (
        <>
          {' '}
          · <b>{thousands(waiting)}</b> {waiting === 1 ? 'answer waits' : 'answers wait'} for a second look
        </>
      )}
    </>
  )
}

function NoDrive({ canMake }: { readonly canMake: boolean }) {
  return (
    <div className={classes(cardLook.card, styles.none)}>
      <h2>No drive yet</h2>
      {canMake ? (
        <>
          <p>Make one from a search, a list of places, or a “Not on file” line.</p>
          <Link className={buttonLook.large} to="/advanced-search">
            Open Advanced Search
          </Link>
        </>
      ) : (
        <p>An administrator makes one. You can fill it in as soon as it is here.</p>
      )}
    </div>
  )
}
