import { normalized } from '@atlas/contract/rules/normalized.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { withCommonWordsRespelled } from '#vocabulary/places/common-words.ts'
import { respeller } from '#vocabulary/spelling/respelled.ts'

const wordsOfOffices: ReadonlySet<string> = new Set(Object.keys(offices).flatMap((name) => normalized(name).split(' ')))
const withWordsOfOfficesRespelled = respeller(wordsOfOffices, 7)

/**
 * A question with each word that is nearly one of an office, or of those beside the names of places, as that: "sherrif of
 * Dallas coutny" → "sheriff of Dallas county".
 */
export function withOfficesRespelled(typed: string): string {
  return withWordsOfOfficesRespelled(withCommonWordsRespelled(typed))
}
