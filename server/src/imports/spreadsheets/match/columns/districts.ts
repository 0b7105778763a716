import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { districtLabel } from '#vocabulary/districts/district-label.ts'
import { isRole } from '#vocabulary/people/roles.ts'

/** "Dist. 2", "2nd District", "HD-2", "District Two", "2.0" → 2 */
export const readDistricts: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    if (/^(county ?wide|at[ -]large|all|city ?wide|state ?wide)$/i.test(text)) {
      notices.note('nothing_known', text)
      return { values: [] }
    }
    // "Chair" in a column of districts says who somebody is, and "Mayor Pro Tem" where nobody is elected from.
    if (isRole(text) && readDistrict(text) === null) {
      notices.note('role_as_district', text)
      return { values: [] }
    }
    const label = districtLabel(text)
    const word = /[a-z]{2,}\.?|#/i.exec(text.replace(/(?<=\d)(?:st|nd|rd|th)\b/i, ''))?.[0]
    if (label !== text && word !== undefined) notices.note('district_words', word)
    return { values: [['jurisdiction.district', label]] }
  })
