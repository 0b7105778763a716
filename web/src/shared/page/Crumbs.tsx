import type { ReactNode } from 'react'
import styles from '#shared/page/Crumbs.module.css'

interface CrumbsProps {
  /** Links to the pages above, the highest first. */
  readonly above: readonly ReactNode[]
  readonly here: string
}

/** Breadcrumbs. */
export function Crumbs({ above, here }: CrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label="You are here">
      <ol>
        {above.map((link, depth) => (
          <li key={depth}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

/** A placeholder of the same height until the page's parents are known. */
export function CrumbsToCome() {
  return <div className={styles.crumbs} />
}
