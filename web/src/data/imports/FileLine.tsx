import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { rows } from '#data/imports/import/counts-text.ts'
import { matchingQuery } from '#data/imports/matching/matching-queries.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** Which file it is, how much is in it, and the way to another. */
export function FileLine({ request: { id, file_name: name, is_matched, status } }: { readonly request: Import }) {
  const isReadable = is_matched && ['MATCHING', 'CHECKING', 'CHECKED'].includes(status)
  const { data: matching } = useQuery({ ...matchingQuery(id), enabled: isReadable })
  return (
    <p>
      <b className={textLook.wrapAnywhere}>{name}</b>
      {matching && ` · ${rows(matching.rows)}, ${columnsText(matching.columns.length)}`} ·{' '}
      <Link to="/admin/data" className={buttonLook.link}>
        another file
      </Link>
    </p>
  )
}

function columnsText(count: number): string {
  return `${count} ${count === 1 ? 'column' : 'columns'}`
}
