import { isUnknownIn } from '#dataset/column-batches.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import type { DistinctTexts } from '#search/build-values.ts'
import { sharedBytes } from '#search/shared-memory.ts'
import { TextCollector } from '#search/text-collector.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

/** Gathers one stored column, batch by batch; equal values share a code. */
export class GatheredColumn {
  /** Of the rows, in the order in which they came. */
  readonly codes = new GatheredNumbers()
  readonly #texts = new TextCollector()

  /** How many values are different. */
  get textCount(): number {
    return this.#texts.count
  }

  /** The values of those rows of a batch that are kept. */
  add(values: TextTable, kept: Uint8Array): void {
    const { bytes, starts } = values
    for (let row = 0; row < kept.length; row++)
      if (kept[row] === 1)
        this.codes.add(this.#texts.addBytes(bytes, starts[row] as number, (starts[row + 1] as number) - 1))
  }

  /** The different values, each at its code. */
  finish(): DistinctTexts {
    const texts = this.#texts.finish()
    const known = sharedBytes(textCount(texts))
    for (let code = 0; code < known.length; code++) known[code] = isUnknownIn(texts, code) ? 0 : 1
    return { texts, known }
  }
}
