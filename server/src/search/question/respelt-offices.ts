import { normalised } from '@atlas/contract/rules/normalised.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { letterDistance } from '#vocabulary/spelling/letter-distance.ts'

const shortest = 5
const long = 7

const wordsOfOffices: ReadonlySet<string> = new Set(
  Object.keys(offices).flatMap((name) =>
    normalised(name)
      .split(' ')
      .filter(({ length }) => length >= shortest),
  ),
)

/** A question with each word that is nearly one of an office as that: "sherrif of Selma" → "sheriff of Selma". */
export function withOfficesRespelt(typed: string): string {
  return typed.replace(/\p{L}+/gu, (word) => officeWordNear(word.toLowerCase()) ?? word)
}

function officeWordNear(word: string): string | null {
  if (word.length < shortest || wordsOfOffices.has(word)) return null
  const most = word.length < long ? 1 : 2
  return [...wordsOfOffices].find((each) => letterDistance(word, each) <= most) ?? null
}
