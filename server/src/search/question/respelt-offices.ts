import { normalised } from '@atlas/contract/rules/normalised.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { withCommonWordsRespelt } from '#vocabulary/places/common-words.ts'
import { respeller } from '#vocabulary/spelling/respelt.ts'

const wordsOfOffices: ReadonlySet<string> = new Set(Object.keys(offices).flatMap((name) => normalised(name).split(' ')))
const withWordsOfOfficesRespelt = respeller(wordsOfOffices, 7)

/**
 * A question with each word that is nearly one of an office, or of those beside the names of places, as that: "sherrif of
 * Dallas coutny" → "sheriff of Dallas county".
 */
export function withOfficesRespelt(typed: string): string {
  return withWordsOfOfficesRespelt(withCommonWordsRespelt(typed))
}
