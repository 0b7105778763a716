import type { DataType } from '#catalogue/data-type.ts'
import { type Operator, operatorsOf } from '#catalogue/operators.ts'

/** What follows for a column from the kind of its values. */
interface KindDeclaration {
  readonly type: DataType
  /** What a number of it counts, where that is the same for every column. */
  readonly unit?: string
  /** Which operators a filter may use. */
  readonly operators: readonly Operator[]
  /** Its values are few enough to offer as a list of choices with counts. */
  readonly choices?: true
  /** People look its values up by their first letters, or misspelled. Those of a column with choices always can be. */
  readonly lookUp?: true
  /** It tells a party: what a nonpartisan view leaves out. */
  readonly partisan?: true
}

const text = { type: 'str', operators: operatorsOf('text') } as const
const lookedUp = { ...text, lookUp: true } as const
const choice = { type: 'str', operators: operatorsOf('choice'), choices: true } as const
const integer = { type: 'int', operators: operatorsOf('number') } as const
const share = { type: 'percentage', operators: operatorsOf('number') } as const
const day = { type: 'datetime', operators: operatorsOf('number') } as const
const list = { type: 'list', operators: operatorsOf('list') } as const
const lookedUpList = { ...list, lookUp: true } as const

/**
 * What the values of a column are. How they are shown, filtered, sorted, imported and exported follows from it: each
 * workspace has tables with a row for every kind.
 */
export const kinds = {
  // Texts
  'person-name': lookedUp,
  place: lookedUp,
  district: lookedUp,
  phone: text,
  email: text,
  address: text,
  url: text,
  code: text,
  // Choices
  party: { ...choice, partisan: true },
  ethnicity: choice,
  gender: choice,
  office: choice,
  state: choice,
  /** How an election went. */
  outcome: choice,
  /** One of a few words that the atlas gives. */
  category: choice,
  // Whole numbers
  /** A number that names something and counts nothing. */
  id: integer,
  year: integer,
  years: { ...integer, unit: 'years' },
  count: integer,
  money: { ...integer, unit: 'US dollars' },
  /** A difference of two shares in whole points, which may be below zero. */
  points: { ...integer, unit: 'points' },
  // Shares
  share,
  /** A difference of two shares, which may be below zero. */
  difference: share,
  // Days
  day,
  /** A day that people look ahead to. */
  'coming-day': { type: 'datetime', operators: operatorsOf('number', 'coming day') },
  /** A day, or only its month or year where the source says no more: "2009", "2018-07", "2025-07-30". */
  'listed-day': day,
  /** Told to the second; people see the day, and a filter may ask for either. */
  moment: day,
  // Lists
  counties: { ...list, choices: true },
  codes: list,
  districts: list,
  people: lookedUpList,
  parties: { ...lookedUpList, partisan: true },
  'named-counts': { type: 'dict', operators: operatorsOf('named counts') },
} as const satisfies Record<string, KindDeclaration>

export type Kind = keyof typeof kinds
