import { Link } from '@tanstack/react-router'
import styles from '#layout/page/SubPages.module.css'

/** The pages of administrators; the header leads to the first of them. */
export function AdminPages() {
  return (
    <nav className={styles.pages} aria-label="Admin">
      <Link to="/admin/users">Users</Link>
      <Link to="/admin/data">Data</Link>
      <Link to="/admin/corrections">Corrections</Link>
      <Link to="/admin/audit">Audit log</Link>
    </nav>
  )
}
