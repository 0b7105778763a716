import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { respeller } from '#vocabulary/spelling/respelled.ts'

/** What stands beside the names of many places: the nouns of counties, and the states. */
const wordsBesideNames: readonly string[] = stateIds
  .flatMap((id) => [states[id].name, states[id].countyNoun.one])
  .map((word) => word.toLowerCase())
const lettersOfTwoSlips = 9
/** A letter away from one of them, and names of people and places. */
const names = ['georgina', 'georgiana', 'georgie', 'paris']

/** For a text that names no place: "Dallas Coutny, Missisipi" → "Dallas county, mississippi". What names are made of stays. */
export const withCommonWordsRespelled = respeller(wordsBesideNames, lettersOfTwoSlips, names)
