import type { FileProblem } from '#imports/officials-file/officials-file.ts'
import { listedAtMost } from '#imports/officials-file/officials-file.ts'

/** Why one cell is not taken. Thrown while a row is read and caught there. */
export class CellRefused extends Error {
  override readonly name = 'CellRefused'
  /** The heading of another cell than the one that is being read. */
  readonly column: string | null

  constructor(reason: string, column: string | null = null) {
    super(reason)
    this.column = column
  }
}

/** A file that cannot be read on: nothing is said of its rows. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly problem: FileProblem

  constructor(reason: string, line: number | null = null, column: string | null = null) {
    super(reason)
    this.problem = { line, column, reason }
  }
}

/** All problems of a file are counted; the first of them are told. */
export class Problems {
  readonly #listed: FileProblem[] = []
  #total = 0

  get total(): number {
    return this.#total
  }

  add(line: number | null, column: string | null, reason: string): void {
    this.#total += 1
    // As many as are told, and some more: they are put into the order of the lines before that.
    if (this.#listed.length < listedAtMost * 10) this.#listed.push({ line, column, reason })
  }

  list(): FileProblem[] {
    return this.#listed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, listedAtMost)
  }
}
