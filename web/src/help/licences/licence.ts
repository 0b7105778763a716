/** What the people of one package ask of whoever passes it on. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** As package.json names it, in the words of SPDX. */
  readonly licence: string
  /** Null where the package brings none. */
  readonly text: string | null
}
