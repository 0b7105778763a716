import { expect, test } from 'vitest'
import { knownWords } from '#vocabulary/places/known-words.ts'

const mayNamePlace = knownWords(['Dallas County', 'LaGrange', 'Fort Valley', 'Saint Marys', 'House District 67'])

test.each(['dallas', 'Dallas County, AL', 'La Grange', 'Ft. Valley GA', 'fortvalley', 'St. Mary’s', 'HD 67', '01047'])(
  '“%s” may name one of some places',
  (text) => expect(mayNamePlace(text)).toBe(true),
)

test.each(['Hank', 'sheriff of Dallas County', 'Valley Grove', 'Dallass'])('“%s” names none', (text) => {
  expect(mayNamePlace(text)).toBe(false)
})
