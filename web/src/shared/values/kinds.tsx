import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { SortDirection } from '@atlas/contract/search/search-request.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { listedDayText } from '@atlas/contract/rules/listed-day.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmailLink } from '#shared/ui/text/contact-links.tsx'
import { phoneUrl } from '#shared/ui/text/contact-url.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { PartyMark } from '#shared/values/PartyMark.tsx'
import { PhoneLink } from '#shared/values/PhoneLink.tsx'

type KnownValue = Exclude<ColumnValue, null>
export type ColumnWidth = 'name' | 'wide' | 'middle' | 'narrow'
/** The control for a value in a filter. */
export type ValueControl = 'text' | 'whole' | 'share' | 'difference' | 'day'

/** Everything the screens do with the values of a kind. */
export interface KindView {
  readonly format: (value: KnownValue) => string
  /** Renders a value as a link, if it has one; null if it is only text. */
  readonly link: ((text: string) => ReactNode) | null
  /** Renders a value in the cell of a list, if that is more than its link or text. */
  readonly mark: ((text: string) => ReactNode) | null
  /** The icon before a value. */
  readonly icon: LucideIcon | null
  /** The width of its column in the table. */
  readonly width: ColumnWidth
  /** Figures are right-aligned. A day is read like a text. */
  readonly isFigure: boolean
  /** The names of the two sort directions. */
  readonly order: Readonly<Record<SortDirection, string>>
  /** How it is filtered: by a typed value, by a list of choices, or only by whether it is known. */
  readonly filter: ValueControl | 'choices' | 'whether known'
  /** The input in which somebody enters the correct value. */
  readonly input: 'text' | 'tel' | 'email' | 'date'
  /** Two texts with the same key are the same value. */
  readonly keyOf: (text: string) => string
}

const text: KindView = {
  format: textOf,
  link: null,
  mark: null,
  icon: null,
  width: 'wide',
  isFigure: false,
  order: { asc: 'A to Z', desc: 'Z to A' },
  filter: 'text',
  input: 'text',
  keyOf: (written) => written,
}
const choice: KindView = { ...text, filter: 'choices' }
const integer: KindView = {
  ...text,
  format: (value) => thousands(Number(value)),
  width: 'middle',
  isFigure: true,
  order: { asc: 'smallest first', desc: 'largest first' },
  filter: 'whole',
}
// A year or an id is an integer that counts nothing, so it has no thousands separators.
const name: KindView = { ...integer, format: (value) => String(Number(value)) }
const share: KindView = { ...integer, format: (value) => percent(Number(value)), filter: 'share' }
const day: KindView = {
  ...text,
  format: (value) => typedDayOf(textOf(value)),
  width: 'middle',
  order: { asc: 'earliest first', desc: 'latest first' },
  filter: 'day',
  input: 'date',
}

export const kindViews: Record<Kind, KindView> = {
  'person-name': text,
  place: text,
  district: { ...text, width: 'narrow' },
  phone: {
    ...text,
    format: (value) => formatPhone(textOf(value)),
    link: (phone) => <PhoneLink phone={phone} />,
    icon: Phone,
    width: 'name',
    input: 'tel',
    keyOf: phoneUrl,
  },
  email: { ...text, link: (email) => <EmailLink email={email} />, icon: Mail, width: 'name', input: 'email' },
  address: { ...text, width: 'name' },
  url: text,
  code: text,
  party: { ...choice, mark: (party) => <PartyMark party={party} />, width: 'middle' },
  ethnicity: { ...choice, width: 'middle' },
  gender: { ...choice, width: 'narrow' },
  office: choice,
  state: { ...choice, width: 'narrow' },
  outcome: { ...choice, width: 'name' },
  category: choice,
  id: name,
  year: name,
  years: { ...integer, format: (value) => `${Number(value)} ${Number(value) === 1 ? 'year' : 'years'}` },
  count: integer,
  money: { ...integer, format: (value) => `$${thousands(Number(value))}` },
  points: integer,
  share,
  difference: { ...share, filter: 'difference' },
  day,
  'coming-day': day,
  'listed-day': { ...day, format: (value) => listedDayText(textOf(value)) },
  moment: day,
  counties: { ...choice, width: 'middle' },
  codes: text,
  districts: text,
  people: text,
  parties: text,
  'named-counts': { ...text, format: namedCounts, filter: 'whether known' },
}

export function kindViewOf(id: ColumnId): KindView {
  return kindViews[columnOf(id).kind]
}

function textOf(value: KnownValue): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? '' : String(value)
}

/** The known counts, each after its name. */
function namedCounts(value: KnownValue): string {
  if (typeof value !== 'object') return ''
  const known = Object.entries(value).filter(([, each]) => each !== null)
  return known.map(([each, count]) => `${each} ${thousands(Number(count))}`).join(', ')
}
