import type { Filter } from '@atlas/contract/search/filter.ts'
import { expect, test } from 'vitest'
import { isPressed, notCoveredBy, quickFilters, withToggled } from '#officials/search/quick/quick-filters.ts'
import { emptyView } from '#search/state/search-view.ts'

const since = '2026-11-21T14:05:09-06:00'
const quick = quickFilters({ last_visit: since, is_nonpartisan: false })
const labels = quick.map(({ label }) => label)

const under = (filters: readonly Filter[]) => ({ ...emptyView, filters })
const pressed = (filters: readonly Filter[]) => quick.filter((each) => isPressed(each, under(filters))).map(labelOf)
const labelOf = ({ label }: { readonly label: string }) => label
/** The filters after pressing the quick filters with these labels, one after another. */
const press = (start: readonly Filter[], ...presses: string[]) =>
  presses.reduce((view, label) => {
    const each = quick[labels.indexOf(label)]
    return each ? withToggled(view, each) : view
  }, under(start)).filters

const outcome = (...value: string[]): Filter => ({ column_id: 'stats.last_election', operator: 'in', value })
const window = (value: number): Filter => {
  return { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value }
}
const known = (kind: string): Filter => ({ column_id: `contact.${kind}_of`, operator: 'ne', value: 'unknown' })
const added: Filter = { column_id: 'eo.added', operator: 'gt', value: since }
const georgia: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }

test('there are seven, and a nonpartisan view hears of no points', () => {
  expect(labels).toEqual([
    'Has a phone',
    'Uncontested',
    'Close, under 5 points',
    'Up within 90 days',
    'Up within 12 months',
    'New since your last visit',
    'Has an e-mail',
  ])
  expect(quickFilters({ last_visit: since, is_nonpartisan: true })[2]?.label).toBe('Close')
})

test.each<[string, readonly string[], readonly Filter[]]>([
  [
    'uncontested and close are one filter, of which either may hold',
    ['Uncontested', 'Close, under 5 points'],
    [outcome('uncontested', 'close')],
  ],
  ['one of the two goes by itself', ['Uncontested', 'Close, under 5 points', 'Uncontested'], [outcome('close')]],
  [
    'who has a phone is asked beside who has an e-mail',
    ['Has a phone', 'Has an e-mail'],
    [known('phone'), known('email')],
  ],
  ['a window takes the place of the other', ['Up within 90 days', 'Up within 12 months'], [window(365)]],
  ['a window that is pressed again goes', ['Up within 90 days', 'Up within 90 days'], []],
  [
    'different kinds add up',
    ['Uncontested', 'Up within 90 days', 'New since your last visit'],
    [outcome('uncontested'), window(90), added],
  ],
])('%s', (_, presses, filters) => {
  expect(press([], ...presses)).toEqual(filters)
  expect(press([georgia], ...presses)).toEqual([georgia, ...filters])
})

test('an outcome that was chosen beside the list by its label is pressed, and the others stay', () => {
  const chosen = [outcome('Close', 'contested')]
  expect(pressed(chosen)).toEqual(['Close, under 5 points'])
  expect(press(chosen, 'Close, under 5 points')).toEqual([outcome('contested')])
})

test('what the pressed ones say is not said again, and whatever they do not say is', () => {
  const covered = [outcome('uncontested', 'close'), window(90), added]
  const notCovered = [
    georgia,
    outcome('close', 'contested'),
    window(30),
    { ...added, value: '2026-01-01T00:00:09-06:00' },
  ]
  expect(notCoveredBy(quick, under(covered))).toEqual([])
  expect(notCoveredBy(quick, under(notCovered))).toEqual(notCovered)
  expect(pressed(notCovered)).toEqual(['Close, under 5 points'])
})
