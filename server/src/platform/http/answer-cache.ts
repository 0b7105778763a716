import { JsonAnswer } from '#platform/http/json-answer.ts'

/** From how many bytes an answer is worth caching, and how many bytes the cached ones may have together. */
interface Sizes {
  readonly leastBytes: number
  readonly mostBytes: number
}

// A page of 100 rows is made sooner than it is found again; what is worth caching are lists of thousands of names.
// Some fifty of them, with what is packed of them beside it.
const ofLists: Sizes = { leastBytes: 64 * 1024, mostBytes: 16 * 1024 * 1024 }

/** Replies that are likely to be requested again; the least recently used one is removed first. */
export class AnswerCache {
  readonly #answers = new Map<string, JsonAnswer>()
  readonly #sizes: Sizes
  #bytes = 0

  constructor(sizes: Sizes = ofLists) {
    this.#sizes = sizes
  }

  /** `question` is all that the answer depends on. */
  async answer(question: string, make: () => Promise<object>): Promise<JsonAnswer> {
    const answer = this.#answers.get(question) ?? new JsonAnswer(await make())
    if (answer.bytes.length >= this.#sizes.leastBytes) this.#store(question, answer)
    return answer
  }

  /** As the one that was used last, whether or not it was cached before, or has been made twice at once. */
  #store(question: string, answer: JsonAnswer): void {
    const former = this.#answers.get(question)
    if (former) this.#bytes -= sizeOf(question, former)
    this.#answers.delete(question)
    this.#answers.set(question, answer)
    this.#bytes += sizeOf(question, answer)
    this.#dropOldest()
  }

  #dropOldest(): void {
    for (const [question, answer] of this.#answers) {
      if (this.#bytes <= this.#sizes.mostBytes) return
      this.#answers.delete(question)
      this.#bytes -= sizeOf(question, answer)
    }
  }
}

function sizeOf(question: string, { bytes }: JsonAnswer): number {
  return question.length + bytes.length
}
