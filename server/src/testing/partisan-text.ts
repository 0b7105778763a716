import { type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import type { Visitor } from '#testing/app.ts'

// The names of parties and of candidates for president; Harris alone is a county of Georgia, and many a family.
const partyWords = /\b(?:democrat\w*|republican\w*|libertarian\w*|gop|biden|trump|(?:2024|kamala) harris)\b/gi
const idPattern = /[a-z]+\.[\w%]+/g
const numberPattern = /\d\.\d{5,}/g

/** What of a text tells a party or a share of a candidate: ids of partisan columns, words, and numbers that are known to be such. */
export function partisanTextIn(text: string, numbers: ReadonlySet<string>): string[] {
  const hidden = hiddenFrom(true)
  const ids = (text.match(idPattern) ?? []).filter((id) => hidden.has(id))
  const found = (text.match(numberPattern) ?? []).filter((number) => numbers.has(number))
  return [...new Set([...ids, ...(text.match(partyWords) ?? []), ...found])]
}

/** Every share that those columns of officials and of places hold, as an answer writes it; those with few digits may mean anything. */
export async function partisanNumbers(visitor: Visitor, hidden: readonly ColumnId[]): Promise<ReadonlySet<string>> {
  const texts: string[] = []
  for (const subject of ['official', 'place'] as const) {
    const own: readonly ColumnId[] = columnsOf[subject].ids
    const ids = hidden.filter((id) => own.includes(id))
    const search = subject === 'official' ? endpoints.searchOfficials : endpoints.searchPlaces
    for (let from = 0; from < ids.length; from += mostColumns) {
      const columns = ids.slice(from, from + mostColumns)
      const { values } = await visitor.call(search, { body: { columns, limit: 100 } })
      texts.push(JSON.stringify(values))
    }
  }
  return new Set(texts.flatMap((text) => text.match(numberPattern) ?? []))
}
