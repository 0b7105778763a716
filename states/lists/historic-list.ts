import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/** The area that elects an official, in the words of a list. */
export type HistoricArea =
  | { readonly kind: 'state' }
  | { readonly kind: 'chamber'; readonly chamber: 'congress' | 'upper' | 'lower'; readonly district: string }
  /** A judicial district; `key` distinguishes it from those of other courts. */
  | { readonly kind: 'circuit'; readonly key: string; readonly name: string; readonly district: string }
  | { readonly kind: 'county'; readonly county: string }
  /** A part of a county; the parts for different bodies overlap. */
  | (PartOf<'county-part'> & { readonly county: string; readonly body: string })
  | (PartOf<'school-district'> & { readonly county: string })
  | (PartOf<'municipality'> & { readonly place: string })

/** `part` is the list's own text, blank for the whole; `district` is its number. */
interface PartOf<Kind> {
  readonly kind: Kind
  readonly part: string
  readonly district: string
}

/** Somebody who was in office, from a row of a list; what the list does not state is blank. */
export interface HistoricHolder {
  readonly office: OfficeName
  readonly area: HistoricArea
  readonly name: string
  readonly party: string
  readonly ethnicity: string
  readonly gender: string
  readonly phone: string
  /** The address of the office. */
  readonly address: string
  /** The beginning and the end of the term as the list states them. */
  readonly term: string
}

/** A list of officials in office in a past year. */
export interface HistoricList<Column extends string = string> {
  readonly source: {
    readonly id: string
    readonly publisher: string
    readonly title: string
    readonly licence: string
    readonly url: string
    readonly asOf: string
  }
  /** "July 2018" */
  readonly month: string
  /** Its path in a pack. */
  readonly file: string
  readonly columns: readonly Column[]
  holderOf(values: Readonly<Record<Column, string>>): HistoricHolder
}
