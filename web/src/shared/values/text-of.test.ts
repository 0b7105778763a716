import { expect, test } from 'vitest'
import { splitName } from '#shared/values/text-of.ts'

test.each([
  ['Jennifer Adams-Williams', 'Adams-Williams', ['Jennifer ', 'Adams-Williams', '']],
  ['James E. Bailey, Sr.', 'Bailey', ['James E. ', 'Bailey', ', Sr.']],
  ['Lee Anne Lee', 'Lee', ['Lee Anne ', 'Lee', '']],
  ['Madonna', null, ['Madonna', '', '']],
])('in %s the last name %s stands out', (name, last, parts) => {
  expect(splitName(name, last)).toEqual(parts)
})
