import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** What is wrong with a file, and where: the line as an editor counts it, the heading as the file has it. */
export interface FileProblem {
  readonly line: number | null
  readonly column: string | null
  readonly reason: string
}

/** At most so many entries of a list are given. */
export const listedAtMost = 200

/** Why one cell is not taken. Thrown while a row is read and caught there. */
export class CellRefused extends Error {
  override readonly name = 'CellRefused'
  /** The column of another cell than the one that is being read. */
  readonly column: FileColumn | null
  /** What may be said beside the reason; looked for only where the problem is listed, because that takes long. */
  readonly hint: () => string

  constructor(reason: string, column: FileColumn | null = null, hint: () => string = () => '') {
    // A file may hold hundreds of thousands of them, and noting where each was thrown takes longer than all the rest.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(reason)
    Error.stackTraceLimit = stackTraceLimit
    this.column = column
    this.hint = hint
  }
}

/** What is found, and null where it is refused: nobody is there to be asked. */
export function foundOrNull<Found>(find: () => Found): Found | null {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return null
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

interface Found extends FileProblem {
  readonly hint: () => string
}

/** All problems of a file are counted; the first of them are listed. */
export class Problems {
  readonly #found: Found[] = []
  #total = 0

  get total(): number {
    return this.#total
  }

  add(line: number | null, column: string | null, reason: string, hint: () => string = () => ''): void {
    this.#total += 1
    // More than are listed, because they are put into the order of the lines before that.
    if (this.#found.length < listedAtMost * 10) this.#found.push({ line, column, reason, hint })
  }

  list(): FileProblem[] {
    return this.#found
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .slice(0, listedAtMost)
      .map(({ line, column, reason, hint }) => ({ line, column, reason: reason + hint() }))
  }
}

/** Problems with the first reason of each line. */
export class LineProblems extends Problems {
  readonly byLine = new Map<number, string>()

  override add(line: number | null, column: string | null, reason: string, hint: () => string = () => ''): void {
    super.add(line, column, reason, hint)
    if (line !== null && !this.byLine.has(line))
      this.byLine.set(line, `${column === null ? '' : `${column}: `}${reason}${hint()}`)
  }
}
