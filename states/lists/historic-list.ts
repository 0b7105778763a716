import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/** What elects somebody, in the words of a list. */
export type HistoricArea =
  | { readonly kind: 'state' }
  | { readonly kind: 'chamber'; readonly chamber: 'congress' | 'upper' | 'lower'; readonly district: string }
  /** A district of courts; `key` tells it from those of other courts. */
  | { readonly kind: 'circuit'; readonly key: string; readonly name: string; readonly district: string }
  | { readonly kind: 'county'; readonly county: string }
  /** A part of a county; the parts of different bodies overlap. */
  | (PartOf<'county-part'> & { readonly county: string; readonly body: string })
  | (PartOf<'school-district'> & { readonly county: string })
  | (PartOf<'municipality'> & { readonly place: string })

/** `part` as the list writes it, blank for the whole; `district` as people count it. */
interface PartOf<Kind> {
  readonly kind: Kind
  readonly part: string
  readonly district: string
}

/** Somebody who was in office, as a row of a list says; blank is what it does not say. */
export interface HistoricHolder {
  readonly office: OfficeName
  readonly area: HistoricArea
  readonly name: string
  readonly party: string
  readonly ethnicity: string
  readonly gender: string
  readonly phone: string
  /** Of the office. */
  readonly address: string
  /** When the term began and ends, in words. */
  readonly term: string
}

/** A list of those who were in office in a past year. */
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
  /** Where it lies in a pack. */
  readonly file: string
  readonly columns: readonly Column[]
  holderOf(values: Readonly<Record<Column, string>>): HistoricHolder
}
