import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { StoredOfficial } from '#dataset/stored-rows.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { countingSort } from '#search/counting-sort.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { TextCollector } from '#search/text-collector.ts'
import { takeTexts, type TextTable } from '#search/text-table.ts'

/** The order of officials: by last name, then first name, normalised, then number. */
export interface NameOrder {
  /** Who stands first, second, …, as the place in which they were read. */
  readonly order: Uint32Array
  /** row → the rank of its name */
  readonly ranks: Uint32Array
  /** rank → last name and first name, normalised */
  readonly keys: TextTable
}

/** Gathers the names of officials, who are read in the order of their numbers. */
export function collectNames() {
  const keys = new TextCollector()
  const codes = new GatheredNumbers()
  // Half a million people have some ten thousand last names, and to normalise one takes a thousandth of a millisecond.
  const known = new Map<string, string>()
  const normalisedOnce = (name: string) => {
    const text = known.get(name) ?? normalised(name)
    known.set(name, text)
    return text
  }
  return {
    add({ last_name: last, first_name: first }: Pick<StoredOfficial, 'last_name' | 'first_name'>): void {
      // The separator is lower than any letter, so that "Lee, Zoe" stands before "Leeson, Ann".
      codes.add(keys.add(`${normalisedOnce(last)}\u0001${normalisedOnce(first ?? '')}`))
    },
    finish(): NameOrder {
      const texts = keys.finish()
      const sorted = sortTexts(texts)
      const rankOf = new Uint32Array(sorted.length)
      for (const [rank, code] of sorted.entries()) rankOf[code] = rank
      const places = Uint32Array.from({ length: codes.count }, (_, place) => place)
      const order = countingSort(places, (place) => rankOf[codes.at(place)] as number)
      return { order, ranks: order.map((place) => rankOf[codes.at(place)] as number), keys: takeTexts(texts, sorted) }
    },
  }
}
