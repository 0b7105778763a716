import { expect, test } from 'vitest'
import { readDifference, readShare } from '#imports/spreadsheets/cells/number.ts'

test.each([
  ['-12.5%', -0.125],
  ['− 12.5%', -0.125],
  ['-0%', 0],
  ['30.5%', 0.305],
])('the difference "%s" is %s', (text, value) => {
  expect(readDifference(text, false)).toBe(value)
})

test.each([
  ['1', 'write "1%" or "100%"'],
  ['1.0', 'write "1.0%" or "100%"'],
  ['0.62', 'write "0.62%" or "62%"'],
  ['.5', 'write ".5%" or "50%"'],
])('the share "%s", which may be a percentage or a fraction, is not guessed', (text, meanings) => {
  expect(() => readShare(text, false)).toThrow(`may be a percentage or a fraction; ${meanings}, whichever is meant`)
})

test.each([
  ['it has a percent sign', '1%', false, 0.01],
  ['its heading says "(%)"', '1', true, 0.01],
  ['it is more than one', '1.01', false, 0.0101],
  ['it is zero, the same either way', '0', false, 0],
] as const)('a share is a percentage where %s', (_, text, isOutOfHundred, value) => {
  expect(readShare(text, isOutOfHundred)).toBe(value)
})

test('a difference below zero has to say whether it is out of a hundred, as every share has', () => {
  expect(() => readDifference('-0.5', false)).toThrow('may be a percentage or a fraction')
  expect(readDifference('-0.5', true)).toBe(-0.005)
})

test('a share is never below zero', () => {
  expect(() => readShare('-12.5%', false)).toThrow('is not a percentage from 0 to 100')
})
