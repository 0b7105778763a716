import { expect, test } from 'vitest'
import { openFirst } from '#features/data/imports/import-row.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'
import type { SeatQuestion } from '#imports/spreadsheets/overlay/seat-questions.ts'

const holder = { id: 1, official: 'Ada Moody' }
const question = (line: number, answer: SeatQuestion['answer']): SeatQuestion => ({
  official: 'Nora Heron',
  office: 'Sheriff',
  jurisdiction: 'Bolivar County',
  line,
  holder,
  answer,
})

test('of more questions about seats than are listed, those without an answer come first', () => {
  const many = Array.from({ length: listedAtMost + 1 }, (_, line) =>
    question(line, line === listedAtMost ? null : 'both'),
  )
  expect(openFirst(many)[0]?.line).toBe(listedAtMost)
  expect(openFirst(many)).toHaveLength(many.length)
  const few = [question(1, 'both'), question(2, null)]
  expect(openFirst(few)).toEqual(few)
})
