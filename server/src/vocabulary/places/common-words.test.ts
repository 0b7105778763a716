import { expect, test } from 'vitest'
import { withCommonWordsRespelled } from '#vocabulary/places/common-words.ts'

test.each([
  ['Dallas Coutny', 'Dallas county'],
  ['dallas conty al', 'dallas county al'],
  ['Dallas Cuonty, Alabma', 'Dallas county, alabama'],
  ['Orleans Parrish, Louisana', 'Orleans parish, louisiana'],
  ['Bolivar county Missisipi', 'Bolivar county mississippi'],
  ['Leon Countey, Flordia', 'Leon county, florida'],
  ['Fulton Couny Goergia', 'Fulton county georgia'],
])('“%s” is meant as “%s”', (text, meant) => {
  expect(withCommonWordsRespelled(text)).toBe(meant)
})

test.each(['Dallas County, AL', 'Georgina Smith', 'Union Springs', 'Paris', 'Mobile', 'St. Clair Co.'])(
  '“%s” stays as it is',
  (text) => expect(withCommonWordsRespelled(text)).toBe(text),
)
