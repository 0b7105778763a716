import { typedPhoneIn } from '@atlas/contract/rules/phone.ts'
import { firstAtLeast, markStarting } from '#search/find-texts.ts'
import { rowsWith } from '#search/match.ts'
import { isEmpty, type RowBitset, union } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'
import type { Texts } from '#search/values.ts'

const digitsOfPhone = 10
// Includes the punctuation between the digits, as in "(334) 874-2530" or "334.874.2530".
const wholePhone = /(?<![\d-])(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.–—-]*\d{3}[\s.–—-]*\d{4}(?![\d-])/
const behindEveryDigit = ':'

/**
 * The officials with a phone, where a text is a phone number or at least seven digits of one, in any format; null where
 * it is something else.
 */
export function rowsWithTypedPhone(index: SearchIndex, typed: string): RowBitset | null {
  const digits = typedPhoneIn(typed)
  if (digits === null) return null
  const mostBefore = Math.max(0, digitsOfPhone - digits.split(' ', 1).join().length)
  const found = columnsOfPhones.map((id) => {
    const column = indexColumn(index, id)
    const phones = column.values as Texts
    const marks = new Uint8Array(phones.known.length)
    for (let before = 0; before <= mostBefore; before++) markWithin(phones, before, digits, marks)
    return rowsWith(index, column, marks)
  })
  return union(found, index.rowCount)
}

/**
 * The officials with a complete phone number that appears among other words: "sheriff 334-874-2530"; null where there
 * are none.
 */
export function rowsWithPhoneWithin(index: SearchIndex, typed: string): RowBitset | null {
  const [phone] = wholePhone.exec(typed) ?? []
  const rows = phone === undefined ? null : rowsWithTypedPhone(index, phone)
  return rows && !isEmpty(rows) ? rows : null
}

/**
 * Each phone number that is shown for an official: their own, that of a second office, and the line of their office.
 */
const columnsOfPhones = ['eo.phone', 'eo.second_phone', 'office.phone'] as const

/**
 * Marks the phones that continue with the sought digits after their first `before` digits. Half a million phones have
 * few different beginnings, and looking up each of them takes a fraction of the time of a search through all phones.
 */
function markWithin(phones: Texts, before: number, digits: string, marks: Uint8Array): void {
  const { normalized, alphabetical } = phones
  const end = firstAtLeast(phones, Buffer.from(behindEveryDigit))
  for (let at = firstAtLeast(phones, Buffer.from('0')); at < end; ) {
    const beginning = textAt(normalized, alphabetical[at] as number).slice(0, before)
    markStarting(phones, beginning + digits, marks)
    at = firstAtLeast(phones, Buffer.from(beginning + behindEveryDigit))
  }
}
