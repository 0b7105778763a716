import { normalized } from '@atlas/contract/rules/normalized.ts'
import { fullForms, nounsBefore, nounsBehind } from '#vocabulary/places/place-words.ts'
import { stateWords } from '#vocabulary/states/state-words.ts'

const others = [
  ...[...nounsBefore, ...nounsBehind].flatMap(({ words }) => words),
  ...stateWords.flatMap((words) => words.split(' ')),
  'the',
]

/**
 * Quickly excludes most texts that name none of some places, because they contain a word that is in no name. Two words
 * may be one word of a name, as in "La Grange".
 */
export function knownWords(names: Iterable<string>): (text: string) => boolean {
  const known = new Set(others)
  for (const name of names) {
    const words = normalized(name).split(' ')
    for (const word of [...words, words.join('')]) for (const form of [word, ...fullForms(word)]) known.add(form)
  }
  const isKnown = (word: string) => known.has(word) || fullForms(word).some((form) => known.has(form))
  // Codes and districts contain numbers, in digits or words.
  const isOther = (word: string) => /\d/.test(word) || word === 'district'
  return (text) => {
    const words = normalized(text).split(' ')
    if (words.some(isOther)) return true
    return words.every((word, index) => {
      const [before = '', after = ''] = [words[index - 1], words[index + 1]]
      return isKnown(word) || known.has(before + word) || known.has(word + after)
    })
  }
}
