/**
 * The layout of a file has changed since its reader was written. Says which file, what was expected, and what to do.
 */
export class UnknownLayout extends Error {
  override readonly name = 'UnknownLayout'

  constructor(file: string, expected: string, verb: 'was' | 'were' = 'was') {
    super(
      `${file} has a layout that is not known: ${expected} ${verb} expected. The data there was is kept; take a newer version of the project`,
    )
  }
}
