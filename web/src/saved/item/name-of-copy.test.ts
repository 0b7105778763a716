import { expect, test } from 'vitest'
import { nameOfCopy } from '#saved/item/name-of-copy.ts'

test('a copy keeps the name that is free, and else has the first that is', () => {
  expect(nameOfCopy('Sheriffs', ['Coroners'])).toBe('Sheriffs')
  expect(nameOfCopy('Sheriffs', ['sheriffs'])).toBe('Sheriffs (copy)')
  expect(nameOfCopy('Sheriffs', ['Sheriffs', 'Sheriffs (copy)'])).toBe('Sheriffs (copy 2)')
})

test('a copy of the longest name has a name as long', () => {
  const longest = 'x'.repeat(100)
  expect(nameOfCopy(longest, [longest])).toBe(`${'x'.repeat(93)} (copy)`)
})
