import { expect, test } from 'vitest'
import { withOfficesRespelled } from '#search/question/respelled-offices.ts'

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
])('“%s” asks for “%s”', (typed, respelled) => {
  expect(withOfficesRespelled(typed)).toBe(respelled)
})

test.each(['sheriff of Selma', 'Warnok', 'Smith', 'mays', 'Jude', 'Stat'])('“%s” stays as it is', (typed) => {
  expect(withOfficesRespelled(typed)).toBe(typed)
})
