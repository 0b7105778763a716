import type { Row } from '@atlas/contract/search/search-request.ts'
import { countyTextOf } from '#shared/values/county-text.ts'
import { countyPlaceOf } from '#shared/values/place-of-row.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import textLook from '#shared/ui/look/text.module.css'

/**
 * "Dallas + 6", read aloud as "Dallas and 6 more", with a link to the page of Dallas; "Statewide" for a whole state.
 */
export function CountyText({ row, unknown }: { readonly row: Row; readonly unknown: string }) {
  const { first, others, isWholeState } = countyTextOf(row)
  if (first === null) return <span className={textLook.faint}>{unknown}</span>
  if (isWholeState) return first
  return (
    <>
      <ToPlace id={countyPlaceOf(row)}>{first}</ToPlace>
      {others > 0 && (
        <>
          {' '}
          <span aria-hidden="true">+ {others}</span>
          <span className={textLook.visuallyHidden}> and {others} more</span>
        </>
      )}
    </>
  )
}
