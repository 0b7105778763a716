import type { Row } from '@atlas/contract/search/search-request.ts'
import { nameOf, splitName, textOf } from '#features/search/values/text-of.ts'

/** The last name stands out, because it is what the list is sorted by. */
export function OfficialName({ row }: { readonly row: Row }) {
  const [before, last, after] = splitName(nameOf(row), textOf(row, 'eo.last'))
  return (
    <>
      {before}
      {last && <b>{last}</b>}
      {after}
    </>
  )
}
