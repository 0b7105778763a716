import { listCorrections } from '@atlas/contract/endpoints/data/corrections.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { MailNotice } from '#shared/page/MailNotice.tsx'
import styles from '#shared/page/SubPages.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The pages of administrators; the header leads to the first of them. */
export function AdminPages() {
  return (
    <>
      <nav className={styles.pages} aria-label="Admin">
        <Link to="/admin/users">Users</Link>
        <Link to="/admin/data">Data</Link>
        <Link to="/admin/corrections">
          Corrections
          <ToCheck />
        </Link>
        <Link to="/admin/audit">Audit log</Link>
      </nav>
      <MailNotice />
    </>
  )
}

/** How many reports wait to be checked; refetched when the window gets the focus. */
function ToCheck() {
  const { data: open = 0 } = useQuery({
    queryKey: ['corrections', 'to-check'],
    queryFn: async ({ signal }) => (await call(listCorrections, { query: { limit: 1 } }, { signal })).counts.open,
    meta: { showsOwnError: true },
  })
  return open > 0 && <span className={styles.count}>{`${thousands(open)} to check`}</span>
}
