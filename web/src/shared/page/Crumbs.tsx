import type { LinkProps } from '@tanstack/react-router'
import { cloneElement, type ReactElement } from 'react'
import styles from '#shared/page/Crumbs.module.css'

interface CrumbsProps {
  /** Links to the pages above, the highest first. */
  readonly above: readonly ReactElement<Pick<LinkProps, 'activeOptions'>>[]
  readonly here: string
}

// The router calls a link current on every page below its own, and only one of these is where somebody is.
const current = { activeOptions: { exact: true } } as const

/** Breadcrumbs. */
export function Crumbs({ above, here }: CrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label="You are here">
      <ol>
        {above.map((link, depth) => (
          <li key={depth}>{cloneElement(link, current)}</li>
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
