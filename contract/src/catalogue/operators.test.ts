import { expect, test } from 'vitest'
import type { Column } from '#catalogue/column.ts'
import { columns } from '#catalogue/columns.ts'
import { type Kind, kinds } from '#catalogue/kinds.ts'
import { operatorIds } from '#catalogue/operators.ts'

test.each(operatorIds)('%s is taken by some column', (operator) => {
  expect((columns as readonly Column[]).filter(({ operators }) => operators.includes(operator))).not.toEqual([])
})

test.each(Object.keys(kinds) as Kind[])('some column is of the kind %s', (kind) => {
  expect((columns as readonly Column[]).filter((column) => column.kind === kind)).not.toEqual([])
})
