import { isWholeDay, listedDayText, listedWords, mayHaveChanged } from '#rules/listed-day.ts'

/** A phone or an e-mail address as people see it: whose it is and how old. */
export interface ShownContact {
  readonly value: string
  /** "own office", "sheriff’s office", "town hall". */
  readonly of: string
  /** As precisely as the source states it: "2009", "2018-07", "2025-07-30". */
  readonly asOf: string | null
}

/** The number of the official’s own office, or the address that a source publishes as theirs. */
export const ownOffice = 'own office'

/** What is on file of one kind of contact: of the person, and of the office in its place. */
interface ContactsOnFile {
  readonly own: string | null
  readonly ownAsOf: string | null
  readonly line: string | null
  readonly lineOf: string
  readonly lineAsOf: string | null
}

/** What people call Phone, and likewise e-mail: the person’s own, else the line of the office; null where neither is on file. */
export function contactShown({ own, ownAsOf, line, lineOf, lineAsOf }: ContactsOnFile): ShownContact | null {
  if (own !== null) return { value: own, of: ownOffice, asOf: ownAsOf }
  return line === null ? null : { value: line, of: lineOf, asOf: lineAsOf }
}

export type ContactKind = 'phone' | 'email'

/** What a row needs so that its phone, or its e-mail address, is told with whose it is: the value, whose, and from when. */
export function columnsOfContact<Kind extends ContactKind>(
  kind: Kind,
): readonly [`contact.${Kind}`, `contact.${Kind}_of`, `contact.${Kind}_as_of`] {
  return [`contact.${kind}`, `contact.${kind}_of`, `contact.${kind}_as_of`]
}

/** As a row tells it. */
export function contactIn(row: Readonly<Record<string, unknown>>, kind: ContactKind): ShownContact | null {
  const text = (id: string) => {
    const value = row[id]
    return typeof value === 'string' ? value : null
  }
  const [valueColumn, ofColumn, asOfColumn] = columnsOfContact(kind)
  const value = text(valueColumn)
  return value === null ? null : { value, of: text(ofColumn) ?? ownOffice, asOf: text(asOfColumn) }
}

/** Said where no contact is on file. */
export const noContact = { phone: 'No phone on file', email: 'No e-mail on file' } as const

export interface ContactWords {
  /** "own office", "sheriff’s office". */
  readonly of: string
  /** "08-05-2026", "listed in 2009, may have changed". */
  readonly age: string
  /** Both: "sheriff’s office, listed in 2009, may have changed". */
  readonly text: string
  /** Where there is little room: "sheriff’s office, 2026", "sheriff’s office, listed in 2009". */
  readonly short: string
  /** Listed so long ago that it may have changed. */
  readonly isOld: boolean
}

/** Whose it is and how old, under each number and each address. */
export function contactWords({ of, asOf }: Pick<ShownContact, 'of' | 'asOf'>, today: string): ContactWords {
  if (asOf === null) return { of, age: 'not dated', text: `${of}, not dated`, short: `${of}, not dated`, isOld: false }
  const isOld = mayHaveChanged(asOf, today)
  const dayText = of === ownOffice && isWholeDay(asOf) ? listedDayText(asOf) : listedWords(asOf)
  const age = isOld ? `${dayText}, may have changed` : dayText
  const year = asOf.slice(0, 'YYYY'.length)
  return { of, age, text: `${of}, ${age}`, short: `${of}, ${isOld ? `listed in ${year}` : year}`, isOld }
}
