/** The terms of one package for redistribution. */
export interface License {
  readonly name: string
  readonly version: string
  /** The SPDX identifier from package.json. */
  readonly license: string
  /** Null where the package contains no text. */
  readonly text: string | null
}
