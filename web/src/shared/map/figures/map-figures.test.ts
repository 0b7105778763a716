import { expect, test } from 'vitest'
import { legendClasses, mapFigures } from '#shared/map/figures/map-figures.ts'

const wordsOf = (id: keyof typeof mapFigures, values: readonly number[]) => {
  const figure = mapFigures[id]
  return legendClasses(figure, figure.breaksFor(values)).map(({ text }) => text)
}

test('the legend of the Black share has both thresholds of the coverage rule as edges', () => {
  expect(wordsOf('black-share', [])).toEqual(['<10%', '10–20%', '20–30%', '30–40%', '40–60%', '60%+'])
})

test('the legend of officials found names whole numbers, and none by itself', () => {
  const counts = [0, 0, 0, ...Array.from({ length: 50 }, (_, index) => index + 1)]
  expect(wordsOf('officials', counts)).toEqual(['none', '1–10', '11–20', '21–30', '31–40', '41+'])
  expect(wordsOf('officials', [0, 1, 1, 2])).toEqual(['none', '1', '2', '3', '4', '5+'])
})

test('the legend of incomes is in thousands of dollars', () => {
  const incomes = Array.from({ length: 60 }, (_, index) => 30_000 + index * 1_000)
  expect(wordsOf('income', incomes)).toEqual(['<$40k', '$40–50k', '$50–60k', '$60–70k', '$70–80k', '$80k+'])
})
