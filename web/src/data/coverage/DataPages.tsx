import { Link } from '@tanstack/react-router'
import styles from '#shared/page/SubPages.module.css'

/** The pages about the data; header and footer link to the first of them. */
export function DataPages() {
  return (
    <nav className={styles.pages} aria-label="Data and coverage">
      <Link to="/data" activeOptions={{ exact: true, includeSearch: false }}>
        Overview
      </Link>
      <Link to="/data/seats" activeOptions={{ includeSearch: false }}>
        Seats
      </Link>
      <Link to="/data/states">States</Link>
      <Link to="/data/known" activeOptions={{ includeSearch: false }}>
        Known
      </Link>
      <Link to="/data/sources">Sources</Link>
      <Link to="/data/columns">Columns</Link>
    </nav>
  )
}
