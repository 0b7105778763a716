import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { nameOf } from '#shared/values/text-of.ts'

/** One official in the list of names. */
export interface NameOption {
  readonly key: string
  readonly name: string
  /** The name in the form that is searched: normalized, with a space before each word. */
  readonly text: string
  /** Null where only the name is known and not yet the official. */
  readonly official: number | null
  /** How many officials of the list have this name. */
  readonly namesakes: number
  /** Shown below the name where no office is known for it. */
  readonly note?: string
}

/** On a processor 4 times slower than a desktop's, a slice takes about 50 ms. */
const sliceLength = 2_000

/**
 * The rows of a search for names, in their order. They are processed in slices, because 10,000 at once would block the
 * page.
 */
export async function nameOptions(rows: readonly Row[]): Promise<NameOption[]> {
  const texts: string[] = []
  for (let start = 0; start < rows.length; start += sliceLength) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve))
    for (const row of rows.slice(start, start + sliceLength)) texts.push(searchText(nameOf(row)))
  }
  const officialsOfText = new Map<string, number>()
  for (const text of texts) officialsOfText.set(text, (officialsOfText.get(text) ?? 0) + 1)
  return rows.map((row, index) => {
    const text = texts[index] as string
    const official = Number(row['eo.id'])
    return { key: String(official), name: nameOf(row), text, official, namesakes: officialsOfText.get(text) as number }
  })
}

/** A name whose official is not known. */
export function bareName(name: string, note?: string): NameOption {
  const noted = note === undefined ? {} : { note }
  return { key: name, name, text: searchText(name), official: null, namesakes: 0, ...noted }
}

/** Shown in place of the names when they could not be loaded. */
export const retryOption = bareName('Try again')

export function isSameName(one: NameOption, other: NameOption): boolean {
  return one.text === other.text
}

export function searchText(name: string): string {
  return ` ${normalized(name)}`
}
