import { officesOfType } from '@atlas/contract/rules/offices.ts'
import { officeFinder } from '#imports/spreadsheets/cells/office.ts'
import type { CellReading, ColumnContext } from '#imports/spreadsheets/match/columns/column.ts'
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { isHonorific } from '#vocabulary/people/roles.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'

const ofCourts: ReadonlySet<string> = new Set(officesOfType('Courts'))

/**
 * The values from titles beside a name, for rows without these values in other columns: "Mayor Ann Tester" and "Ann
 * Tester, District 2". A title that may be an office but cannot be read causes a notice, because it is dropped.
 */
export function titleReader(
  context: ColumnContext,
): (titles: readonly string[], notices: Notices, row: number) => CellReading['values'] {
  const { hasColumn, valueAt, reference } = context
  const findOffice = officeFinder(reference.offices)
  const officeIn = (title: string, row: number) => {
    const written = title.replace(/ (?:of|for) .*/i, '')
    const stateId = stateOf(valueAt(row, 'state.name') ?? '')
    return [title, readDistrict(title)?.rest ?? '', written].map((text) => findOffice(text, stateId)).find(Boolean)
  }
  return (titles, notices, row) => {
    const office = hasColumn('office.name') ? undefined : titles.map((title) => officeIn(title, row)).find(Boolean)
    const district = districtIn(titles, valueAt(row, 'office.name') ?? office ?? '')
    const isDistrictRead =
      district !== null && !hasColumn('jurisdiction.district') && valueAt(row, 'jurisdiction.district') === undefined
    for (const title of titles) {
      const isDistrict = readDistrict(title)?.rest === ''
      if (isDistrict && isDistrictRead) notices.note('district_in_name', title)
      else if (office !== undefined && officeIn(title, row) === office)
        notices.note('office_in_name', `“${title}” = ${office}`)
      else if (hasColumn('office.name') || isDistrict || isHonorific(title)) notices.note('title', title)
      else notices.note('title_or_office', title)
    }
    return [
      ...(office === undefined ? [] : [['office.name', office] as const]),
      ...(isDistrictRead ? [['jurisdiction.district', district] as const] : []),
    ]
  }
}

/** The place of a court is a post, not a district. */
function districtIn(titles: readonly string[], office: string): string | null {
  for (const title of titles) {
    const found = readDistrict(title)
    if (found && !(found.isPost && ofCourts.has(office))) return found.chamber === null ? found.label : title
  }
  return null
}
