import { expect, test } from 'vitest'
import { countWords, mostBoardWords, toBoardSentence } from '#rules/board-sentence.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('words are what spaces part', () => {
  expect([countWords(''), countWords('  one  two\nthree ')]).toEqual([0, 3])
})

test('whole sentences are kept as far as forty words go', () => {
  const [first, second] = [`${words(30)}.`, `${words(12)}.`]
  expect(toBoardSentence('One circle. For 2 of 7 nobody has said.')).toBe('One circle. For 2 of 7 nobody has said.')
  expect(toBoardSentence(`${first} ${second}`)).toBe(first)
})

test('a first sentence that is too long is cut, and what is kept is never longer', () => {
  const cut = toBoardSentence(`${words(60)}.`)
  expect(cut.endsWith(' …')).toBe(true)
  expect(countWords(cut.replace(' …', ''))).toBe(mostBoardWords)
})
