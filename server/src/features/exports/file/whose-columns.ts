import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { type ContactKind, contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { NumberedPairs } from '#dataset/numbered-pairs.ts'
import type { TableColumn } from '#features/exports/file/exported-rows.ts'
import { codeOf, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueOf } from '#search/values.ts'

const headings: Readonly<Record<ContactKind, string>> = { phone: 'Whose Phone', email: 'Whose Email' }

/** For each phone and each e-mail address of a file: whose it is and how old, in the words of the screens. */
export function whoseColumns(index: SearchIndex, columns: readonly ColumnId[]): TableColumn[] {
  return (['phone', 'email'] as const)
    .filter((kind) => columns.includes(`contact.${kind}`))
    .map((kind) => wordsColumn(index, kind))
}

/** Rows whose contacts are of the same office and age have the same words. */
function wordsColumn(index: SearchIndex, kind: ContactKind): TableColumn {
  const [ofId, asOfId] = [`contact.${kind}_of`, `contact.${kind}_as_of`] as const
  const [of, asOf] = [indexColumn(index, ofId), indexColumn(index, asOfId)]
  const pairs = new NumberedPairs()
  const words: (string | null)[] = []
  const codes = Uint32Array.from({ length: index.rowCount }, (_, row) => {
    const [ofCode, asOfCode] = [codeOf(of, row), codeOf(asOf, row)]
    const code = pairs.numberOf(ofCode, asOfCode)
    if (code === words.length) words.push(wordsOf(valueOf(of.values, ofCode), valueOf(asOf.values, asOfCode), index))
    return code
  })
  return {
    heading: headings[kind],
    kind: 'text',
    codes,
    codeCount: words.length,
    cellAt: (code) => words[code] ?? null,
  }
}

function wordsOf(of: ColumnValue, asOf: ColumnValue, { today }: SearchIndex): string | null {
  if (typeof of !== 'string') return null
  return contactWords({ of, asOf: typeof asOf === 'string' ? asOf : null }, today).text
}
