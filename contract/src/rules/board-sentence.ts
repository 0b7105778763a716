/** How many pictures one sheet of Letter holds. */
export const mostBoardPictures = 3
/** How many words stand beside each. */
export const mostBoardWords = 40

/** The words of a sentence as people count them: what spaces part. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Whole sentences from the beginning as far as they fit; where not even the first does, as many of its words. */
export function toBoardSentence(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  let [shortened, words] = ['', 0]
  for (const sentence of sentences) {
    words += countWords(sentence)
    if (words > mostBoardWords) break
    shortened = shortened === '' ? sentence : `${shortened} ${sentence}`
  }
  return shortened === '' ? `${text.split(/\s+/).slice(0, mostBoardWords).join(' ')} …` : shortened
}
