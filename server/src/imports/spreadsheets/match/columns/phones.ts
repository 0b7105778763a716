import type { MatchingNotice } from '@atlas/contract/endpoints/data/import-matching.ts'
import { writtenPhone } from '@atlas/contract/rules/phone.ts'
import { type PhonesOfCell, phonesOfCell } from '#imports/spreadsheets/cells/phone.ts'
import { cellByCell, type ColumnContext, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'

/** "229.555.0117, ext 4 (office)" → (229) 555-0117 ext. 4; seven digits get the usual area code if that was chosen. */
export const readPhones: ColumnReader = (context) => {
  const isAdded = context.isUsed('area_code')
  const phones = context.cells.map(phonesOfCell)
  const areaCodes = usualAreaCodes(context, phones)
  const short = phones.flatMap(({ phone }, row) => (phone?.digits.length === 7 ? [row] : []))
  const codes = [...new Set(short.flatMap((row) => areaCodes(row) ?? []))]
  const column = cellByCell(context, (text, notices, row) => {
    const { phone, others, isPrivate, note } = phones[row] ?? phonesOfCell(text)
    if (isPrivate) notices.note('private_phone', '')
    if (!phone) {
      if (!isPrivate) notices.note('unreadable', text)
      return { values: [] }
    }
    if (others > 0) notices.note('several_phones', text)
    else if (note !== '' && !isPrivate) notices.note('phone_notes', note)
    const code = areaCodes(row)
    if (phone.digits.length === 7 && isAdded && code) {
      notices.note('area_code_added', code)
      return { values: [[context.column, writtenPhone({ ...phone, digits: code + phone.digits })]] }
    }
    return { values: phone.digits.length === 10 ? [[context.column, writtenPhone(phone)]] : [] }
  })
  if (isAdded || short.length === 0) return column
  return { ...column, notices: [withoutAreaCode(context, short, codes), ...column.notices], needsReview: true }
}

function withoutAreaCode({ cells }: ColumnContext, short: readonly number[], codes: readonly string[]): MatchingNotice {
  const of = cells.filter((cell) => cell !== '').length
  return {
    kind: 'no_area_code',
    text: `${short.length} of ${of} ${short.length === 1 ? 'has' : 'have'} no area code${codes.length === 0 ? ' and will be left empty' : ''}`,
    rows: short.length,
    of,
    values: short.slice(0, 5).map((row) => cells[row] ?? ''),
    fix:
      codes.length === 0
        ? null
        : { id: 'area_code', label: codes.length === 1 ? `Add ${codes[0]}` : 'Add that of the county', is_used: false },
  }
}

/** The most frequent area code of a row's county in this file; of the whole file if the county has none. */
function usualAreaCodes(
  { valueAt }: ColumnContext,
  phones: readonly PhonesOfCell[],
): (row: number) => string | undefined {
  const counts = new Map<string, Map<string, number>>()
  const count = (of: string, code: string) => {
    const ofCounty = counts.get(of) ?? new Map<string, number>()
    counts.set(of, ofCounty.set(code, (ofCounty.get(code) ?? 0) + 1))
  }
  const anyCounty = ''
  for (const [row, { phone }] of phones.entries()) {
    const digits = phone?.digits ?? ''
    if (digits.length !== 10) continue
    for (const of of new Set([valueAt(row, 'county.name') ?? anyCounty, anyCounty])) count(of, digits.slice(0, 3))
  }
  const usual = new Map(
    Array.from(counts, ([of, codes]) => [of, [...codes].sort((a, b) => b[1] - a[1])[0]?.[0]] as const),
  )
  return (row) => usual.get(valueAt(row, 'county.name') ?? anyCounty) ?? usual.get(anyCounty)
}
