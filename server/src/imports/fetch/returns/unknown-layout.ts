import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'

/** A file that is not laid out as it was when its parser was written: which, what was expected, what to do. */
export function unknownLayout(file: string, expected: string, verb: 'was' | 'were' = 'was'): FetchFailed {
  return new FetchFailed(
    `${file} has a layout that is not known: ${expected} ${verb} expected. The data there was is kept; take a newer version of the project`,
  )
}
