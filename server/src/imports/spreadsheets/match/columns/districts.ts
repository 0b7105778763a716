import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { districtLabel } from '#vocabulary/districts/district-label.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { isRole } from '#vocabulary/people/roles.ts'

/**
 * "Dist. 2", "2nd District", "District Two", "2.0" → 2. "HD-2" and "GA-02" are kept; whether the chamber and the state
 * are right is checked when the place is looked up.
 */
export const readDistricts: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    if (/^(county ?wide|at[ -]large|all|city ?wide|state ?wide)$/i.test(text)) {
      notices.note('nothing_known', text)
      return { values: [] }
    }
    const found = readDistrict(text)
    // "Chair" in a column of districts is a role, and so is "Mayor Pro Tem"; neither is a district.
    if (isRole(text) && found === null) {
      notices.note('role_as_district', text)
      return { values: [] }
    }
    const label = found?.chamber || found?.stateId ? text : districtLabel(text)
    const word = /[a-z]{2,}\.?|#/i.exec(text.replace(/(?<=\d)(?:st|nd|rd|th)\b/i, ''))?.[0]
    if (label !== text && word !== undefined) notices.note('district_words', word)
    return { values: [['jurisdiction.district', label]] }
  })
