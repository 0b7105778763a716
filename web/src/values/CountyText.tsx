import type { Row } from '@atlas/contract/search/search-request.ts'
import { countyTextOf } from '#values/county-text.ts'
import textLook from '#ui/look/text.module.css'

/** "Dallas + 6", which is read as "Dallas and 6 more"; "Statewide" for all of a state. */
export function CountyText({ row, unknown }: { readonly row: Row; readonly unknown: string }) {
  const { first, others } = countyTextOf(row)
  if (first === null) return <span className={textLook.faint}>{unknown}</span>
  if (others === 0) return first
  return (
    <>
      {first} <span aria-hidden="true">+ {others}</span>
      <span className={textLook.visuallyHidden}> and {others} more</span>
    </>
  )
}
