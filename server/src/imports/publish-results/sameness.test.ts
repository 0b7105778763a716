import { expect, test } from 'vitest'
import { samenessOf } from '#imports/publish-results/sameness.ts'

// Of Georgia's, Florida's and Mississippi's files of 2022 to 2024, beside the public data.
test.each([
  ['MARK HARRELL', 'Mark A. Harrell, Jr.', 'same'],
  ['W. I. ‘Doc’ Harris Jr.', 'Doc Harris', 'same'],
  ["Loyd B. 'Rob' Roberson II", 'Rob Roberson', 'same'],
  ["Henry 'Hank' B. Zuber III", 'Hank Zuber', 'same'],
  ['L.C. Myles, Jr.', 'L.C. Myles', 'same'],
  ['J.J. Grow', 'J.J. Grow', 'same'],
  ['DeSantis / Nuñez', 'Ron DeSantis', 'same'],
  ['Jeffery Hulum III', 'Jeffrey Hulum', 'perhaps'],
  ['Greg Steube', 'W. Gregory Steube', 'perhaps'],
  ['Anissa Jones', 'Nissa Jones', 'perhaps'],
  ['Shelly Echols', 'Drew Echols', 'perhaps'],
  ['Josie Tomkow', 'Hilary Holley', 'other'],
  ['Chris Johnson', 'Johnny DuPree', 'other'],
  ['Donalds / Collins', 'Ron DeSantis', 'other'],
])('%s and %s: %s', (winner, holder, sameness) => {
  expect(samenessOf(winner, holder)).toBe(sameness)
})
