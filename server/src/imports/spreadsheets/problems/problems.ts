import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** A problem in a file: the line number as in an editor, and the heading as in the file. */
export interface FileProblem {
  readonly line: number | null
  readonly column: string | null
  readonly reason: string
}

/** The maximum number of listed entries. */
export const listedAtMost = 200

/** Why a cell is refused. Thrown while a row is read, and caught there. */
export class CellRefused extends Error {
  override readonly name = 'CellRefused'
  /** The column, if it is not that of the cell being read. */
  readonly column: FileColumn | null
  /** An addition to the reason. A function, because it takes long to compute and only listed problems need it. */
  readonly hint: () => string

  constructor(reason: string, column: FileColumn | null = null, hint: () => string = () => '') {
    // A file may have hundreds of thousands of them, and recording stack traces takes longer than everything else.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(reason)
    Error.stackTraceLimit = stackTraceLimit
    this.column = column
    this.hint = hint
  }
}

/** The result, or null if it is refused, because nobody can be asked. */
export function foundOrNull<Found>(find: () => Found): Found | null {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return null
  }
}

/** A file that cannot be read further, so its rows are not reported. */
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

/** Counts all problems of a file, and lists the first of them. */
export class Problems {
  readonly #found: Found[] = []
  #total = 0

  get total(): number {
    return this.#total
  }

  add(line: number | null, column: string | null, reason: string, hint: () => string = () => ''): void {
    this.#total += 1
    // Keeps more than are listed, because they are sorted by line afterwards.
    if (this.#found.length < listedAtMost * 10) this.#found.push({ line, column, reason, hint })
  }

  list(): FileProblem[] {
    return this.#found
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .slice(0, listedAtMost)
      .map(({ line, column, reason, hint }) => ({ line, column, reason: reason + hint() }))
  }
}

/** Also has the first problem of each line. */
export class LineProblems extends Problems {
  readonly byLine = new Map<number, string>()

  override add(line: number | null, column: string | null, reason: string, hint: () => string = () => ''): void {
    super.add(line, column, reason, hint)
    if (line !== null && !this.byLine.has(line))
      this.byLine.set(line, `${column === null ? '' : `${column}: `}${reason}${hint()}`)
  }
}
