import { expect, test } from 'vitest'
import { placeFinder } from '#imports/geography/places.ts'

const find = placeFinder([
  { id: '1263000', stateId: '12', name: 'Saint Petersburg', isIncorporated: true },
  { id: '1336000', stateId: '13', name: 'Jackson', isIncorporated: true },
  { id: '2836000', stateId: '28', name: 'Jackson', isIncorporated: true },
  { id: '2200001', stateId: '22', name: 'Twin Oaks', isIncorporated: true },
  { id: '2200002', stateId: '22', name: 'Twin Oaks', isIncorporated: true },
  { id: '0100100', stateId: '01', name: 'Abanda', isIncorporated: false },
])

test('a municipality is found by its name within its state', () => {
  expect(find('28', 'jackson').id).toBe('2836000')
  expect(find('12', 'st petersburg').id).toBe('1263000')
})

test.each([
  ['01', 'Abanda', 'the Census knows no city or town of the state that is called "Abanda"'],
  ['12', 'Jackson', 'the Census knows no city or town of the state that is called "Jackson"'],
  ['22', 'twin oaks', 'the Census knows 2 cities or towns of the state that are called "twin oaks"'],
] as const)('in state %s the name %s is refused', (state, name, reason) => {
  expect(() => find(state, name)).toThrow(reason)
})
