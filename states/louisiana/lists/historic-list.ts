import type { HistoricHolder, HistoricList } from '#lists/historic-list.ts'
import { coded, UnusableRow } from '#lists/unusable-row.ts'
import { ethnicities, genders, parties } from '#louisiana/lists/codes.ts'
import { areaOf } from '#louisiana/lists/historic-areas.ts'
import { postOf } from '#louisiana/lists/historic-posts.ts'
import { typedDay } from '#louisiana/lists/typed-day.ts'

const columns = [
  'office_title',
  'office_description',
  'office_address_1',
  'office_address_2',
  'office_city',
  'office_state',
  'office_zip',
  'office_phone',
  'parish',
  'candidate_name',
  'ethnicity',
  'sex',
  'party_code',
  'office_level',
  'expiration_date',
  'commissioned_date',
] as const
type Values = Readonly<Record<(typeof columns)[number], string>>

/** Officeholders of Louisiana in July 2018, from the governor to the aldermen. */
export const historicList = {
  // The title explains what the list is, because the details of an official and exports show titles.
  source: {
    id: 'la-officials-2018',
    publisher: 'Louisiana Secretary of State, as carried by Charlotte McClintock',
    title: 'Historic: elected officials of Louisiana, July 2018',
    licence: 'Public record',
    url: 'https://github.com/charlottemcclintock/Louisiana',
    // The list states no day; its newest commissions are from July 2018.
    asOf: '2018-07-01',
  },
  month: 'July 2018',
  file: 'officials/la_sos_elected_officials_2018.csv',
  columns,
  holderOf,
} as const satisfies HistoricList<(typeof columns)[number]>

function holderOf(values: Values): HistoricHolder {
  if (values.candidate_name === '') throw new UnusableRow('the office was vacant')
  const { office, area } = postOf(values.office_level, values.office_title)
  return {
    office,
    area: areaOf(area, { description: values.office_description, parish: values.parish }),
    name: values.candidate_name,
    party: coded('party_code', values.party_code, parties),
    ethnicity: coded('ethnicity', values.ethnicity, ethnicities),
    gender: coded('sex', values.sex, genders),
    ...contactOf(values),
    term: termOf(values),
  }
}

// Justices of the peace and constables mostly work from home, so the list's office address is their home address.
const atHome: ReadonlySet<string> = new Set(['265', '267'])

function contactOf(values: Values): Pick<HistoricHolder, 'phone' | 'address'> {
  if (atHome.has(values.office_level)) return { phone: '', address: '' }
  const street = [values.office_address_1, values.office_address_2].filter((line) => line !== '')
  // The two senators share lines that contain their own offices and their predecessor's.
  const isOne = street.length > 0 && !street.some((line) => /\b[A-Z]{2} +\d{5}\b/.test(line))
  const town = [values.office_city, `${values.office_state} ${values.office_zip}`.trim()].join(', ')
  return {
    phone: values.office_phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
    address: isOne ? [...street, town].join(', ') : '',
  }
}

function termOf({ commissioned_date: from, expiration_date: until }: Values): string {
  const begun = typedDay(from, 'commissioned_date')
  const end = typedDay(until, 'expiration_date')
  return [begun && `commissioned ${begun}`, end && `term until ${end}`].filter(Boolean).join(', ')
}
