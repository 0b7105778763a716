/** The terms of one package for redistribution. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** The SPDX identifier from package.json. */
  readonly licence: string
  /** Null where the package contains no text. */
  readonly text: string | null
}
