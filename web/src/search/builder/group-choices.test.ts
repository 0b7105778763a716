import { expect, test } from 'vitest'
import { groupChoices } from '#search/builder/group-choices.ts'
import { stepAt } from '#search/builder/steps.ts'

const county = stepAt(1)
const adams = { id: '28001', label: 'Adams', count: 5 }
const appling = { id: '13001', label: 'Appling', count: 11 }
const unknown = { id: 'unknown', label: 'Unknown', count: 3 }

test('counties of several states stand under their state, the unknown ones last', () => {
  expect(groupChoices(county, [adams, appling, unknown])).toEqual([
    { label: 'Georgia', choices: [appling] },
    { label: 'Mississippi', choices: [adams] },
    { label: 'County/Parish', choices: [unknown] },
  ])
})

test('counties of one state, and choices of any other step, are one list', () => {
  expect(groupChoices(county, [adams, unknown])).toEqual([{ label: null, choices: [adams, unknown] }])
  expect(groupChoices(stepAt(2), [adams, appling])).toEqual([{ label: null, choices: [adams, appling] }])
})
