import { firstIndexWhere } from '#search/first-index.ts'
import { gone, groupedItems, indexesOfIncoming, patchPostings } from '#search/patch/patch-postings.ts'
import { fillStretches, lengthOf, mergeStretches, type Stretch } from '#search/patch/stretches.ts'
import { sharedFloat64, sharedUint16 } from '#search/shared-memory.ts'
import { indexOfKey, type Trigrams, trigramsOf } from '#search/trigrams.ts'

interface WordsPatch {
  readonly stretches: readonly Stretch[]
  /** word before → word now */
  readonly wordNow: Uint32Array
  /** The new words, in order. */
  readonly words: readonly string[]
}

/** The trigrams of the words after the patch. */
export function patchTrigrams(before: Trigrams, { stretches, wordNow, words }: WordsPatch): Trigrams {
  const wordIndexes = indexesOfIncoming(stretches, words.length)
  const ofWords = words.map((word) => trigramsOf(word))
  const newKeys = [...new Set(ofWords.flatMap((keys) => [...keys]))]
    .filter((key) => indexOfKey(before.keys, key) === null)
    .sort((a, b) => a - b)
  const usedAgain = new Set(ofWords.flatMap((keys) => [...keys]))
  const keyStretches = mergeStretches({
    count: before.keys.length,
    gone: keysWithoutWords(before, wordNow, usedAgain),
    incomingCount: newKeys.length,
    indexOf: (index) =>
      firstIndexWhere(before.keys.length, (at) => (before.keys[at] as number) > (newKeys[index] as number)),
  })
  const keys = fillStretches(
    keyStretches,
    before.keys,
    (index) => newKeys[index] as number,
    sharedFloat64(lengthOf(keyStretches)),
  )
  const pairs = ofWords.flatMap((keysOfWord, index) =>
    Array.from(keysOfWord, (key) => [indexOfKey(keys, key) as number, wordIndexes[index] as number] as const),
  )
  return {
    keys,
    words: patchPostings(before.words, { lists: keyStretches, itemNow: wordNow, added: groupedItems(pairs) }),
    counts: fillStretches(
      stretches,
      before.counts,
      (index) => ofWords[index]?.size ?? 0,
      sharedUint16(lengthOf(stretches)),
    ),
  }
}

function keysWithoutWords(
  { keys, words: { starts, items } }: Trigrams,
  wordNow: Uint32Array,
  used: ReadonlySet<number>,
) {
  const found: number[] = []
  for (let key = 0; key < keys.length; key++) {
    let at = starts[key] as number
    const end = starts[key + 1] as number
    while (at < end && wordNow[items[at] as number] === gone) at++
    if (at === end && !used.has(keys[key] as number)) found.push(key)
  }
  return Uint32Array.from(found)
}
