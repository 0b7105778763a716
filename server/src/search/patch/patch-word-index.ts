import { firstIndexWhere } from '#search/first-index.ts'
import { gone, groupedItems, indexesNow, indexesOfIncoming, patchPostings } from '#search/patch/patch-postings.ts'
import { patchTrigrams } from '#search/patch/patch-trigrams.ts'
import { fillStretches, lengthOf, mergeStretches, type Stretch } from '#search/patch/stretches.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { joinTexts, textAt, textCount, type TextTable, textTable } from '#search/text-table.ts'
import { lowestOfBlocks, type WordIndex } from '#search/word-index.ts'
import { indexOfWord } from '#search/words.ts'

/** A text to add to a word index. */
export interface NewText {
  readonly words: readonly string[]
  /** The readable form of the text, by which texts of the same words are ordered. */
  readonly label: string
}

export interface PatchedWordIndex {
  readonly wordIndex: WordIndex
  /** text before → text now */
  readonly textNow: Uint32Array
  /** The order of the texts after the patch. */
  readonly stretches: readonly Stretch[]
  /** new text, in the order given → text now */
  readonly newTextNow: readonly number[]
}

/** Removes some texts from a word index and adds others; `labelOf` returns the readable form of an existing text. */
export function patchWordIndex(
  before: WordIndex,
  removed: ReadonlySet<number>,
  added: readonly NewText[],
  labelOf: (text: number) => string,
): PatchedWordIndex {
  const words = patchWords(before, removed, added)
  const order = placeTexts(before, added, labelOf)
  const sorted = added.map((_, index) => index).sort((a, b) => compareNew(added[a] as NewText, added[b] as NewText))
  const stretches = mergeStretches({
    count: before.lengths.length,
    gone: Uint32Array.from(removed).sort(),
    incomingCount: sorted.length,
    indexOf: (index) => order(sorted[index] as number).byNumber,
  })
  const textNow = indexesNow(stretches, before.lengths.length)
  const incomingNow = indexesOfIncoming(stretches, sorted.length)
  const newTextNow = added.map((_, index) => incomingNow[sorted.indexOf(index)] as number)
  const wordsOf = added.map((text) => text.words.map((word) => indexOfWord(words.table, word) as number))
  const count = lengthOf(stretches)
  const alphabetical = patchAlphabetical(before, {
    removed,
    textNow,
    newTextNow,
    place: (index) => order(index).byAlphabet,
    added,
  })
  return {
    wordIndex: {
      words: words.table,
      trigrams: words.isSame ? before.trigrams : patchTrigrams(before.trigrams, words),
      texts: patchPostings(before.texts, {
        lists: stretches,
        itemNow: words.wordNow,
        added: new Map(newTextNow.map((text, index) => [text, wordsOf[index] as number[]])),
      }),
      textsOfWord: patchPostings(before.textsOfWord, {
        lists: words.stretches,
        itemNow: textNow,
        added: groupedItems(
          newTextNow.flatMap((text, index) => [...new Set(wordsOf[index])].map((word) => [word, text] as const)),
        ),
      }),
      alphabetical,
      lowestOfBlocks: lowestOfBlocks(alphabetical),
      lengths: fillStretches(
        stretches,
        before.lengths,
        (index) => lengthOfText(added[sorted[index] as number] as NewText),
        sharedUint32(count),
      ),
    },
    textNow,
    stretches,
    newTextNow,
  }
}

interface PatchedWords {
  readonly table: TextTable
  readonly isSame: boolean
  readonly stretches: readonly Stretch[]
  readonly wordNow: Uint32Array
  readonly words: readonly string[]
}

function patchWords(before: WordIndex, removed: ReadonlySet<number>, added: readonly NewText[]): PatchedWords {
  const all = new Set(added.flatMap((text) => text.words))
  const words = [...all].filter((word) => indexOfWord(before.words, word) === null).sort(compareBytes)
  const dead = wordsOnlyIn(before, removed).filter((word) => !all.has(textAt(before.words, word)))
  const count = textCount(before.words)
  const stretches = mergeStretches({
    count,
    gone: Uint32Array.from(dead).sort(),
    incomingCount: words.length,
    indexOf: (index) => {
      const bytes = Buffer.from(`${words[index]}\0`)
      return firstIndexWhere(count, (word) => compareTextTo(before.words, word, bytes) > 0)
    },
  })
  const isSame = words.length === 0 && dead.length === 0
  const incoming = textTable(words)
  const table = isSame
    ? before.words
    : joinTexts(stretches.map(({ of, from, to }) => ({ table: of === 'before' ? before.words : incoming, from, to })))
  return { table, isSame, stretches, wordNow: indexesNow(stretches, count), words }
}

/** The words that only the removed texts have. */
function wordsOnlyIn({ texts, textsOfWord }: WordIndex, removed: ReadonlySet<number>): number[] {
  const words = new Set(
    Array.from(removed, (text) => [...texts.items.subarray(texts.starts[text], texts.starts[text + 1])]).flat(),
  )
  return [...words].filter((word) =>
    textsOfWord.items
      .subarray(textsOfWord.starts[word], textsOfWord.starts[word + 1])
      .every((text) => removed.has(text)),
  )
}

/** The position of each new text among the existing ones, by number and by alphabet. */
function placeTexts(before: WordIndex, added: readonly NewText[], labelOf: (text: number) => string) {
  const { lengths, alphabetical } = before
  const places = added.map((text) => {
    const length = lengthOfText(text)
    const isBehind = (other: number) => compareWithNew(before, other, text, labelOf) > 0
    return {
      byNumber: firstIndexWhere(lengths.length, (other) => {
        const difference = (lengths[other] as number) - length
        return difference > 0 || (difference === 0 && isBehind(other))
      }),
      byAlphabet: firstIndexWhere(alphabetical.length, (at) => isBehind(alphabetical[at] as number)),
    }
  })
  return (index: number) => places[index] as (typeof places)[number]
}

function compareWithNew(
  { words, texts: { starts, items } }: WordIndex,
  text: number,
  added: NewText,
  labelOf: (text: number) => string,
): number {
  const start = starts[text] as number
  const count = (starts[text + 1] as number) - start
  for (const [index, word] of added.words.entries()) {
    if (index === count) return -1
    const byWord = compareTextTo(words, items[start + index] as number, Buffer.from(`${word}\0`))
    if (byWord !== 0) return byWord
  }
  return count - added.words.length || compareBytes(labelOf(text), added.label)
}

/** By number: shorter texts first, then alphabetically. */
function compareNew(a: NewText, b: NewText): number {
  return lengthOfText(a) - lengthOfText(b) || compareNewByAlphabet(a, b)
}

function compareNewByAlphabet(a: NewText, b: NewText): number {
  for (const [index, word] of a.words.entries()) {
    const other = b.words[index]
    if (other === undefined) return 1
    const byWord = compareBytes(word, other)
    if (byWord !== 0) return byWord
  }
  return a.words.length - b.words.length || compareBytes(a.label, b.label)
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function lengthOfText({ words }: NewText): number {
  return words.join(' ').length
}

interface AlphabetPatch {
  readonly removed: ReadonlySet<number>
  readonly textNow: Uint32Array
  readonly newTextNow: readonly number[]
  readonly place: (index: number) => number
  readonly added: readonly NewText[]
}

function patchAlphabetical({ alphabetical }: WordIndex, { removed, textNow, newTextNow, place, added }: AlphabetPatch) {
  const sorted = added
    .map((_, index) => index)
    .sort((a, b) => compareNewByAlphabet(added[a] as NewText, added[b] as NewText))
  const holes: number[] = []
  if (removed.size > 0)
    for (let at = 0; at < alphabetical.length; at++) if (textNow[alphabetical[at] as number] === gone) holes.push(at)
  const stretches = mergeStretches({
    count: alphabetical.length,
    gone: Uint32Array.from(holes),
    incomingCount: sorted.length,
    indexOf: (index) => place(sorted[index] as number),
  })
  const now = alphabetical.map((text) => textNow[text] as number)
  return fillStretches(
    stretches,
    now,
    (index) => newTextNow[sorted[index] as number] as number,
    sharedUint32(lengthOf(stretches)),
  )
}
