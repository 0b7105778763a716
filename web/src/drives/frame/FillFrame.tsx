import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#drives/frame/FillFrame.module.css'
import { drivesQuery } from '#drives/frame/queries.ts'
import frameStyles from '#shared/page/frame.module.css'
import subPageStyles from '#shared/page/SubPages.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A page of filling in: the way to the others, and what it says. */
export function FillFrame({ children }: { readonly children: ReactNode }) {
  // A drive and its tasks belong to the list of drives.
  const isOfDrives = useLocation({
    select: ({ pathname }) => !pathname.startsWith('/fill/look') && !pathname.startsWith('/results'),
  })
  return (
    <main id="main" className={frameStyles.page}>
      <nav className={subPageStyles.pages} aria-label="Fill In">
        <Link to="/fill" activeOptions={{ exact: true }} {...(isOfDrives && { 'aria-current': 'page' })}>
          Drives
        </Link>
        <Link to="/fill/look">
          To look at
          <ToLookAt />
        </Link>
        <Link to="/results">Results</Link>
      </nav>
      {children}
    </main>
  )
}

/** How many tasks wait for a second person. */
function ToLookAt() {
  const { data } = useQuery(drivesQuery)
  const count = data?.to_look_at ?? 0
  return (
    count > 0 && (
      <span className={styles.count}>
        {thousands(count)}
        <span className={textLook.visuallyHidden}> {count === 1 ? 'task' : 'tasks'}</span>
      </span>
    )
  )
}
