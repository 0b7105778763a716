import { expect, test } from 'vitest'
import { nameForTheEye, nameWithoutForm } from '#rules/organization-name.ts'

const name = 'Vote Alabama One'

test.each([
  ['wide letters', 'Ｖote Ａlabama One'],
  ['a Cyrillic о', 'Vоte Alabama One'],
  ['Cyrillic capitals', 'VОТЕ АLАВАМА ОNЕ'],
  ['a Greek ο', 'Vοte Alabama One'],
  ['a digit for a letter', 'V0te A1abama 0ne'],
  ['I for l', 'Vote AIabama One'],
  ['capitals, and another blank', ' VOTE  AlabamaONE '],
  ['nothing that is seen', 'Vote\u200B Ala\u00ADbama One'],
  ['an accent', 'Vóte Alabama One'],
])('a name with %s is taken for the same', (_, other) => {
  expect(nameForTheEye(other)).toBe(nameForTheEye(name))
})

test('other names are told apart', () => {
  const others = ['Vote Alabama Two', 'Vote Alabama', 'Vote Georgia One', 'Вперёд', 'Votes Alabama One']
  expect(new Set([name, ...others].map(nameForTheEye)).size).toBe(6)
})

test.each(['Vote Alabama One, Inc.', 'The Vote Alabama One', 'VOTE ALABAMA ONE LLC'])(
  '%s may be the same, and is not taken for it',
  (other) => {
    expect(nameWithoutForm(other)).toBe(nameWithoutForm(name))
    expect(nameForTheEye(other)).not.toBe(nameForTheEye(name))
  },
)

test('a name of such words alone is itself', () => {
  expect(nameWithoutForm('The Company')).toBe(nameForTheEye('The Company'))
})
