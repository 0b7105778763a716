import { expect, test } from 'vitest'
import { withOfficesRespelt } from '#search/question/respelt-offices.ts'

test.each([
  ['sherrif of Dallas County', 'sheriff of Dallas County'],
  ['Shreiff', 'sheriff'],
  ['mayer of Selma', 'mayor of Selma'],
  ['govenor', 'governor'],
  ['cornoer', 'coroner'],
  ['superintendant of schools', 'superintendent of schools'],
  ['comissioner', 'commissioner'],
  ['sherrif of Dallas coutny', 'sheriff of Dallas county'],
  ['govenor of Missisipi', 'governor of mississippi'],
])('“%s” asks for “%s”', (typed, respelt) => {
  expect(withOfficesRespelt(typed)).toBe(respelt)
})

test.each(['sheriff of Selma', 'Warnok', 'Smith', 'mays', 'Jude', 'Stat'])('“%s” stays as it is', (typed) => {
  expect(withOfficesRespelt(typed)).toBe(typed)
})
