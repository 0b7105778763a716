import { expect, test } from 'vitest'
import { pickText } from '#search/builder/pick-text.ts'

test.each([
  [[], 'No options selected'],
  [['Georgia'], 'Georgia'],
  [['Bolivar', 'Coahoma', 'Hinds', 'Holmes'], 'Bolivar, Coahoma, Hinds, Holmes'],
  [['Bolivar', 'Coahoma', 'Hinds', 'Holmes', 'Leflore'], 'Bolivar, Coahoma, Hinds and 2 more'],
])('the picks %j read %s', (labels, text) => {
  expect(pickText(labels, labels.length)).toBe(text)
})

test('picks whose words are not known yet are counted', () => {
  expect(pickText(null, 2)).toBe('2 selected')
})
