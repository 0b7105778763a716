import { isEmail } from '@atlas/contract/rules/email.ts'
import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'

/** The first of several addresses, also in "Ann Tester <ann@example.org>". */
export const readEmails: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    const found = addressesIn(text)
    const [first] = found
    if (first === undefined) notices.note('unreadable', text)
    else if (found.length > 1) notices.note('several_values', text)
    return { values: first === undefined ? [] : [[context.column, first]] }
  })

function addressesIn(text: string): string[] {
  const words = text
    .split(/[\s;,|<>()[\]"/]+/)
    .map((word) => word.replace(/^(mailto|e-?mail):/i, '').replace(/[.:]$/, ''))
  return [...new Set(words.filter(isEmail))]
}

/** The first of several pages; otherwise as in the strict reader. */
export const readWebsites: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    const [first, ...others] = [...new Set(text.split(/[\s;|,]+/).filter((word) => word !== ''))]
    const pages = [first, ...others].filter(
      (word) => word !== undefined && /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/|$)/i.test(word),
    )
    const [page] = pages
    if (page === undefined) notices.note('unreadable', text)
    else if (pages.length > 1) notices.note('several_values', text)
    return { values: page === undefined ? [] : [[context.column, page]] }
  })
