import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import styles from '#search/builder/RecentSearches.module.css'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { recentSearches } from '#search/state/recent-searches.ts'

/** Links to the latest searches on this device, without those by columns that are hidden now. */
export function RecentSearches() {
  const { data: user } = useQuery(sessionQuery)
  const id = useId()
  const hidden = useHidden()
  const [recent] = useState(() => (user ? recentSearches(user.id) : []))
  const searches = recent.filter(({ query }) => Object.keys(parseQuery(query)).every((name) => !hidden.has(name)))
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id}>Your last searches on this device</h2>
      <ul>
        {searches.map(({ query, words }) => (
          <li key={query}>
            <Link to="/advanced-search" search={parseQuery(query)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
