import { expect, test } from 'vitest'
import { readDifference, readShare } from '#imports/sources/officials-file/read-number.ts'

test.each([
  ['-12.5%', -0.125],
  ['− 12.5%', -0.125],
  ['-0%', 0],
  ['30.5%', 0.305],
])('the difference "%s" is %s', (text, value) => {
  expect(readDifference(text, false)).toBe(value)
})

test('a difference below zero has to say whether it is out of a hundred, as every share has', () => {
  expect(() => readDifference('-0.5', false)).toThrow('may be a percentage or a fraction')
  expect(readDifference('-0.5', true)).toBe(-0.005)
})

test('a share is never below zero', () => {
  expect(() => readShare('-12.5%', false)).toThrow('is not a percentage from 0 to 100')
})
