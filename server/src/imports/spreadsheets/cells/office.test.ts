import { offices } from '@atlas/contract/rules/offices.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { expect, test } from 'vitest'
import { officeFinder } from '#imports/spreadsheets/cells/office.ts'

const find = officeFinder(Object.keys(offices))

test.each<[text: string, stateId: StateId | undefined, office: string]>([
  ['County Commissioner', '28', 'County Supervisor'],
  ['Commissioner', '28', 'County Supervisor'],
  ['County Commissioner', '01', 'County Commissioner'],
  ['County Commissioner', undefined, 'County Commissioner'],
  ['County Supervisor', '28', 'County Supervisor'],
])('"%s" in state %s is the office that the law of the state calls so: %s', (text, stateId, office) => {
  expect(find(text, stateId)).toBe(office)
})
