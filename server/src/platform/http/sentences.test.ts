import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sentence } from '#platform/http/sentences.ts'

test.each([
  [z.string(), 1, 'a must be a text.'],
  [z.number(), 'x', 'a must be a number.'],
  [z.int(), 1.5, 'a must be a whole number.'],
  [z.boolean(), 1, 'a must be true or false.'],
  [z.array(z.string()), 'x', 'a must be a list.'],
  [z.object({}), 1, 'a must be an object.'],
  [z.record(z.string(), z.string()), 1, 'a must be an object.'],
  [z.null(), 1, 'a must be null.'],
  [z.date(), 1, 'a must be date.'],
  [z.string(), undefined, 'a is missing.'],
  [z.int().check(z.minimum(1)), 0, 'a must be at least 1.'],
  [z.int().check(z.maximum(50)), 51, 'a must be at most 50.'],
  [z.string().check(z.minLength(2)), 'x', 'a must be at least 2 characters long.'],
  [z.array(z.int()).check(z.minLength(2)), [1], 'a must be at least 2 items long.'],
  [z.enum(['asc', 'desc']), 'up', 'a must be one of asc, desc.'],
  [z.uuid(), 'x', 'a is not in the form that is expected here.'],
  [z.union([z.string(), z.number()]), null, 'a is not a value that is taken here.'],
  [z.string().check(z.minLength(2, 'Say more than that.')), 'x', 'Say more than that.'],
  [z.strictObject({ b: z.string() }), { b: 1 }, 'a.b must be a text.'],
] as const)('a schema tells in a sentence what is wrong: %#', (schema, value, message) => {
  const { error } = z.object({ a: schema }).safeParse({ a: value }, { reportInput: true })
  expect(error?.issues.map((issue) => sentence(issue))).toEqual([message])
})
