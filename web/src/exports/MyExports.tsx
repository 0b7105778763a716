import { exportHours } from '@atlas/contract/endpoints/exports/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { exportsQuery } from '#exports/export-queries.ts'
import { ExportItem } from '#exports/ExportItem.tsx'
import styles from '#exports/MyExports.module.css'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

/** The files requested in the last 24 hours, newest first. */
export function MyExports() {
  const list = useNewestAnswer({ ...useQuery(exportsQuery), isPlaceholderData: false })
  return (
    <main id="main" className={classes(adminPageStyles.page, styles.page)}>
      <div>
        <PageTitle />
        <p className={textLook.muted}>Each file is kept for {exportHours} hours and is yours alone.</p>
      </div>
      <ListTrouble list={list} onRetry={list.retry} />
      {!list.reply && list.progress === 'loading' && <SkeletonCards />}
      {list.reply && list.reply.hidden > 0 && <HiddenFiles count={list.reply.hidden} />}
      {list.reply?.values.length === 0 && list.reply.hidden === 0 && <NoExports />}
      {list.reply && list.reply.values.length > 0 && (
        <ul className={styles.list} aria-label="Files">
          {list.reply.values.map((file) => (
            <ExportItem key={file.id} file={file} />
          ))}
        </ul>
      )}
    </main>
  )
}

/** Files made before the nonpartisan view was switched on. */
function HiddenFiles({ count }: { readonly count: number }) {
  return (
    <p className={textLook.muted}>
      {count === 1 ? '1 file holds' : `${count} files hold`} party or candidates’ shares and{' '}
      {count === 1 ? 'is' : 'are'} not listed while Nonpartisan view is on.
    </p>
  )
}

function NoExports() {
  return (
    <div className={styles.none}>
      <p>There are no files right now.</p>
      <p>
        Search for officials, then press Download as CSV or Excel.{' '}
        <Link to="/advanced-search">Go to Advanced Search</Link>
      </p>
    </div>
  )
}
