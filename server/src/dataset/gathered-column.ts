import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { type BatchColumn, isUnknownText, unknownText } from '#dataset/stored-batches.ts'
import type { DistinctTexts } from '#search/build-values.ts'
import { sharedBytes } from '#search/shared-memory.ts'
import { TextCollector } from '#search/text-collector.ts'
import { textAt, textCount } from '#search/text-table.ts'

/** Stored columns of the officials or of the seats. */
export type GatheredColumns<Column extends string> = ReadonlyMap<Column, GatheredColumn>

/** Collects one stored column, batch by batch; equal values share a code. */
export class GatheredColumn {
  /** By row, in the order of reading. */
  readonly codes = new GatheredNumbers()
  readonly #texts = new TextCollector()

  /** The number of different values. */
  get textCount(): number {
    return this.#texts.count
  }

  /** Adds the values of those rows of a batch that the filter marks with 1. */
  add({ bytes, starts, ends }: BatchColumn, filter: Uint8Array): void {
    for (let row = 0; row < filter.length; row++)
      if (filter[row] === 1) this.codes.add(this.#texts.addBytes(bytes, starts[row] as number, ends[row] as number))
  }

  addText(text: string): void {
    this.codes.add(this.#texts.add(text))
  }

  /** A column derived from each value of this one; unknown values stay unknown. */
  derived(read: (text: string) => string): GatheredColumn {
    const values = new GatheredColumn()
    const { texts, known } = this.finish()
    const codes = Array.from(known, (isKnown, code) =>
      values.#texts.add(isKnown === 1 ? read(textAt(texts, code)) : unknownText),
    )
    for (let row = 0; row < this.codes.count; row++) values.codes.add(codes[this.codes.at(row)] as number)
    return values
  }

  /** The different values, each at its code. */
  finish(): DistinctTexts {
    const texts = this.#texts.finish()
    const { bytes, starts } = texts
    const known = sharedBytes(textCount(texts))
    for (let code = 0; code < known.length; code++)
      known[code] = isUnknownText(bytes, starts[code] as number, (starts[code + 1] as number) - 1) ? 0 : 1
    return { texts, known }
  }
}
