import { downloadAudit } from '@atlas/contract/endpoints/users/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fileUrl } from '#shared/api/request-of.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { auditQuery, type AuditView, filtersOf, readAuditView } from '#users/audit/audit-query.ts'
import { AuditFilters } from '#users/audit/AuditFilters.tsx'
import { AuditList } from '#users/audit/AuditList.tsx'
import styles from '#users/audit/AuditPage.module.css'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { AdminPages } from '#shared/page/AdminPages.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import pageHeadStyles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { CursorPager } from '#shared/page/CursorPager.tsx'
import { firstPaging } from '#shared/page/paging.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Who did what, to whom, when and from where. */
export function AuditPage() {
  const view = readAuditView(useLocation({ select: (location) => location.search }))
  const navigate = useNavigate()
  const apply = (search: AuditView) => void navigate({ to: '/admin/audit', search: { ...search } })
  return (
    <main id="main" className={adminPageStyles.page}>
      <div className={styles.body}>
        <AdminPages />
        {/* Another view starts at its first page. */}
        <Entries key={JSON.stringify(view)} view={view} onView={apply} />
      </div>
    </main>
  )
}

interface EntriesProps {
  readonly view: AuditView
  readonly onView: (view: AuditView) => void
}

function Entries({ view, onView }: EntriesProps) {
  const [paging, setPaging] = useState(firstPaging)
  const answer = useNewestAnswer(useQuery(auditQuery(view, paging)))
  const { reply, isCurrent, progress, retry } = answer
  return (
    <>
      <div className={pageHeadStyles.head}>
        <div>
          <PageTitle />
          <p className={pageHeadStyles.sentence}>
            {reply && <b>{thousands(reply.total)}</b>} {reply?.total === 1 ? 'entry' : 'entries'}{' '}
            <span className={textLook.muted}>· kept for 24 months, nobody can change or remove them</span>
          </p>
        </div>
        <a className={buttonLook.primary} href={fileUrl(downloadAudit, {}, filtersOf(view))} download>
          <Download aria-hidden />
          Download as CSV
        </a>
      </div>
      <AuditFilters view={view} onView={onView} />
      <ListTrouble list={answer} onRetry={retry} />
      {!reply && progress === 'loading' && <SkeletonCards />}
      {reply?.total === 0 && <Nothing isFiltered={Object.keys(view).length > 0} onView={onView} />}
      {reply && reply.total > 0 && (
        <div className={styles.entries} data-stale={!isCurrent || undefined}>
          <div className={styles.card}>
            <AuditList entries={reply.values} />
          </div>
          <CursorPager reply={reply} isCurrent={isCurrent} paging={paging} onPaging={setPaging} />
        </div>
      )}
      <p className={textLook.muted}>
        Downloading this log is itself an entry. Searches and what people look at are not logged.
      </p>
    </>
  )
}

function Nothing({ isFiltered, onView }: Pick<EntriesProps, 'onView'> & { readonly isFiltered: boolean }) {
  if (!isFiltered) return <p className={adminPageStyles.empty}>Nothing has happened yet.</p>
  return (
    <p className={adminPageStyles.empty}>
      Nothing fits these filters.{' '}
      <button type="button" className={buttonLook.link} onClick={() => onView({})}>
        Show everything
      </button>
    </p>
  )
}
