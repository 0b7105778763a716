import type { Filter } from '@atlas/contract/search/filter.ts'
import { expect, test } from 'vitest'
import { suggestName } from '#saved/searches/suggest-name.ts'

const chosen = (column_id: string, ...value: string[]): Filter => ({ column_id, operator: 'in', value })
const georgia = chosen('state.name', 'Georgia')
const mississippi = chosen('state.name', 'Mississippi')
const legislature = chosen('office.type', 'State Legislature')
const women = chosen('eo.gender', 'Female')
const black = chosen('eo.ethnicity', 'African-American')
const close = chosen('stats.last_election', 'Close')

const names: readonly [string, readonly Filter[]][] = [
  ['Every official', []],
  ['Officials in Georgia', [georgia]],
  ['Georgia legislature', [georgia, legislature]],
  ['Women in the Georgia legislature', [georgia, legislature, women]],
  ['Black women in the Georgia legislature', [women, black, legislature, georgia]],
  ['Black officials in Alabama and Georgia', [black, chosen('state.name', 'Alabama', 'Georgia')]],
  ['Women in the legislature in Alabama and Georgia', [women, legislature, chosen('state.name', 'Alabama', 'Georgia')]],
  ['Law enforcement in Georgia', [georgia, chosen('office.type', 'Law Enforcement')]],
  ['Close last time', [close]],
  ['Close last time, Mississippi', [mississippi, close]],
  ['Uncontested or close last time, Mississippi', [mississippi, chosen('stats.last_election', 'Uncontested', 'Close')]],
  ['Sheriffs where the rule is met', [chosen('office.name', 'Sheriff'), chosen('jurisdiction.coverage', 'yes')]],
  [
    'Sheriffs and clerks of court in Mississippi, close last time',
    [chosen('office.name', 'Sheriff', 'Clerk of Court'), mississippi, close],
  ],
  [
    'Mayors in Dallas and Perry counties',
    [chosen('office.name', 'Mayor'), chosen('county.name', 'Dallas (AL)', 'Perry (AL)')],
  ],
  ['Officials in Dallas County', [chosen('county.name', 'Dallas')]],
  ['Officials in Dallas, Perry and Wilcox counties', [chosen('county.name', 'Dallas', 'Perry', 'Wilcox')]],
  ['Officials in Dallas and 3 other counties', [chosen('county.name', 'Dallas', 'Perry', 'Wilcox', 'Lowndes')]],
  ['Officials in Alabama, Florida and Georgia', [chosen('state.name', 'Alabama', 'Florida', 'Georgia')]],
  ['Officials in 4 states', [chosen('state.name', 'Alabama', 'Florida', 'Georgia', 'Louisiana')]],
  [
    'Up within 12 months, Georgia',
    [georgia, { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 365 }],
  ],
  ['Women in Georgia, Age at least 40', [georgia, women, { column_id: 'eo.age', operator: 'gte', value: 40 }]],
  ['Ethnicity: Unknown, Georgia', [georgia, chosen('eo.ethnicity', 'Unknown')]],
  ['U.S. Representatives in Georgia', [georgia, chosen('office.name', 'U.S. Representative')]],
]

test.each(names)('a search is called %s', (name, filters) => {
  expect(suggestName(filters, () => undefined)).toBe(name)
})

test('labels are said, not what they are filtered by', () => {
  const labelOf = (column: string) => (column === 'state.name' ? 'Georgia' : undefined)
  expect(suggestName([chosen('state.name', '13')], labelOf)).toBe('Officials in Georgia')
})

test('a name ends at a word where it has room for no more', () => {
  const filters = ['Greene', 'Oglethorpe', 'Taliaferro', 'Wilkes', 'Lincoln', 'Columbia', 'McDuffie', 'Warren'].map(
    (value): Filter => ({ column_id: 'jurisdiction.name', operator: 'contains', value }),
  )
  const name = suggestName(filters, () => undefined)
  expect(name.length).toBeLessThanOrEqual(100)
  expect(name).toMatch(/^Jurisdiction contains Greene, .*[a-z]…$/)
})
