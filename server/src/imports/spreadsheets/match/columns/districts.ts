import { districtIn, numberedBefore, plainDistrict } from '#imports/spreadsheets/cells/district.ts'
import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'

/** "Dist. 2", "2nd District", "District Two", "02" → 2 */
export const readDistricts: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    if (/^(county ?wide|at[ -]large|all|city ?wide|state ?wide)$/i.test(text)) {
      notices.note('nothing_known', text)
      return { values: [] }
    }
    const found = districtIn(text)
    const district = found?.rest === '' ? found.district : null
    if (district !== null)
      notices.note('district_words', /[a-z]{2,}\.?|#/i.exec(text.replace(numberedBefore, 'District'))?.[0] ?? text)
    return { values: [['jurisdiction.district', district ?? plainDistrict(text)]] }
  })
