import { expect, test } from 'vitest'
import { noAnswers, noPerson, filledAnswers, withLine, withSeat, lineAnswer, seatAnswer } from '#drives/form/answers.ts'
import { countAnswers } from '#drives/form/count-answers.ts'
import { seatsTitle } from '#drives/form/seat-title.ts'
import { callScript } from '#drives/frame/call-script.ts'
import { formItems } from '#drives/task/form-items.ts'
import { missingIn } from '#drives/task/missing.ts'
import { errorsOf } from '#drives/task/item-errors.ts'
import { linesToFill } from '#drives/print/lines-to-fill.ts'
import { buildTask, buildTaskSeat } from '#testing/drives.ts'

const task = buildTask()
const named = withSeat(noAnswers, {
  ...seatAnswer(noAnswers, 'Tax Assessor'),
  people: [{ ...noPerson, name: 'Ada Bird' }],
})

test('a wanted answer is given by a value, by what is still right, and by what could not be found out', () => {
  expect(countAnswers(task, noAnswers)).toEqual({ given: 0, wanted: 3 })
  expect(countAnswers(task, named)).toEqual({ given: 1, wanted: 3 })
  const right = withLine(named, { ...lineAnswer(named, 'Sheriff'), still_right: true })
  expect(countAnswers(task, right)).toEqual({ given: 2, wanted: 3 })
  const notFound = withSeat(right, {
    ...seatAnswer(right, 'Commissioner 5'),
    not_found: { reason: 'no_answer', note: '' },
  })
  expect(countAnswers(task, notFound)).toEqual({ given: 3, wanted: 3 })
})

test('fields that were gone into and left empty are not sent', () => {
  const empty = withSeat(named, { ...seatAnswer(named, 'Commissioner 5'), people: [noPerson] })
  expect(filledAnswers(withLine(empty, lineAnswer(empty, 'Sheriff')))).toEqual(named)
})

test('a value needs a source with what makes it one, and what was not found out needs none', () => {
  expect([...missingIn(named)]).toEqual([['source:kind', 'Say where your answers come from.']])
  const call = { kind: 'call', day: null, office: ' ' } as const
  expect([...missingIn({ ...named, source: call }).keys()]).toEqual(['source:day', 'source:office'])
  expect([...missingIn({ ...named, source: { kind: 'knowledge' } })]).toEqual([])
  const own = { ...seatAnswer(named, 'Tax Assessor'), source: { kind: 'web', address: '', day: null } as const }
  expect([...missingIn(withSeat(named, own)).keys()]).toEqual(['seat:Tax Assessor:source.address'])
  const notFound = { ...seatAnswer(noAnswers, 'Tax Assessor'), not_found: { reason: 'no_answer', note: '' } as const }
  expect([...missingIn(withSeat(noAnswers, notFound))]).toEqual([])
})

test('what the server refuses is known by the seat, the office or the source that it is about', () => {
  const errors = [
    { path: 'answers.seats.0.people.0.name', message: 'one' },
    { path: 'answers.source.day', message: 'two' },
    { path: 'answers.source', message: 'three' },
    { path: 'answers.lines.7.phone', message: 'of nothing that was sent' },
  ]
  expect(Object.fromEntries(errorsOf(errors, named))).toEqual({
    'seat:Tax Assessor:people.0.name': 'one',
    'source:day': 'two',
    'source:kind': 'three',
  })
})

test('seats of an office that are all on file stand in one row', () => {
  const holders = task.seats[0]?.holders ?? []
  const seats = ['1', '2', '3', '5'].map((district) =>
    buildTaskSeat({ id: district, office: 'County Commissioner', district, open: 0, holders_wanted: 0, holders }),
  )
  expect(formItems({ seats, lines: [] })).toEqual([{ kind: 'known', seats }])
  expect(seatsTitle(seats.slice(0, 3))).toBe('County Commissioner, Districts 1 to 3')
  expect(seatsTitle(seats)).toBe('County Commissioner, Districts 1, 2, 3, 5')
  expect(formItems(task).map(({ kind }) => kind)).toEqual(['known', 'seat', 'seat', 'line'])
})

test('the script says who calls, asks what is wanted, and thanks', () => {
  expect(callScript(task)).toEqual([
    'Hello, this is your name, a volunteer with Delta Civic Voices. Could you help me with our list of county officials?',
    'Who is the County Commissioner for District 5?',
    'Who is the Tax Assessor?',
    'Is (334) 874-2530 still the number of the sheriff’s office?',
    'Thank you. May I have your name for our notes?',
  ])
})

test('on paper each thing that is wanted has a line', () => {
  expect(linesToFill(task)).toEqual([
    'County Commissioner, District 5',
    'Tax Assessor',
    'Sheriff’s office: phone (on file (334) 874-2530)',
  ])
})
