import { columnOf, isColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { Link } from '@tanstack/react-router'
import styles from '#officials/search/opened/OfficialInChanges.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { WasIs } from '#shared/values/WasIs.tsx'

type ValueChange = SearchChanges['changed']['officials'][number]['changes'][number]
export type OfficialOfChange = SearchChanges['new']['officials'][number] & { readonly changes?: readonly ValueChange[] }

/** The official, and which of their values changed. */
export function OfficialInChanges({ official }: { readonly official: OfficialOfChange }) {
  const { id, name, office, place, state, is_on_file: isOnFile, standing, changes = [] } = official
  return (
    <li className={styles.official}>
      {isOnFile ? (
        <Link to="/officials/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}{' '}
      <StandingMark standing={standing} />
      <span className={textLook.muted}>{[office, place, state].filter(Boolean).join(', ')}</span>
      {changes.map((change) => (
        <Value key={change.column_id} change={change} />
      ))}
    </li>
  )
}

function Value({ change: { column_id: id, before, after } }: { readonly change: ValueChange }) {
  if (!isColumnId(id)) return null
  const column = columnOf(id)
  return (
    <p>
      {column.label}: <WasIs column={column} before={before} after={after} />
    </p>
  )
}
