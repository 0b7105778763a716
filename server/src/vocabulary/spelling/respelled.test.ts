import { expect, test } from 'vitest'
import { letterDistance } from '#vocabulary/spelling/letter-distance.ts'
import { respeller } from '#vocabulary/spelling/respelled.ts'

const known = ['sheriff', 'coroner', 'superintendent', 'clerk', 'mayor', 'alabama']
const respelled = respeller(known, 9, ['mayer'])

test.each([
  ['sherif of Selma', 'sheriff of Selma'],
  ['the corner', 'the coroner'],
  ['supperintendant', 'superintendent'],
  ['Mayer', 'Mayer'],
  ['Maior', 'mayor'],
  ['cleark', 'clerk'],
  ['Sheriff', 'Sheriff'],
  ['mary', 'mary'],
  ['sherrrrif', 'sherrrrif'],
])('“%s” becomes “%s”', (text, expected) => {
  expect(respelled(text)).toBe(expected)
})

/** With a letter inserted, changed or left out at each place, or two put in place of one. */
function slipsOf(word: string): string[] {
  const letters = Array.from('aberfhilsyß')
  return Array.from(word).flatMap((_, at) => {
    const [before, from, after] = [word.slice(0, at), word.slice(at), word.slice(at + 1)]
    return [
      before + after,
      ...letters.flatMap((letter) =>
        [letter + from, letter + after, letter + letter + after].map((end) => before + end),
      ),
    ]
  })
}

test.each(known)('of all that is nearly “%s”, what is within its slips is replaced, and nothing else', (word) => {
  for (const spelled of slipsOf(word)) {
    const near = known.find((each) => letterDistance(spelled, each) <= (each.length < 9 ? 1 : 2))
    const isLeftAlone = spelled.length < 5 || known.includes(spelled) || spelled === 'mayer'
    expect([spelled, respelled(spelled)]).toEqual([spelled, isLeftAlone ? spelled : (near ?? spelled)])
  }
})
