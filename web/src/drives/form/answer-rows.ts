import {
  type Answers,
  type NotFoundReason,
  notFoundReasons,
  type PersonAnswer,
  type SeatAnswerOfTask,
} from '@atlas/contract/endpoints/drives/answers.ts'
import type { HolderOfTask, LineOfTask, SeatOfTask, Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import type { AnswerField, AnswerRow } from '#drives/form/answer-row.ts'
import { rowsOfResult } from '#drives/form/result-rows.ts'
import { lineTitle, seatTitle } from '#drives/form/seat-title.ts'

const fieldWords: Readonly<Record<AnswerField, string>> = {
  name: 'Who holds it',
  since: 'In office since',
  ethnicity: 'Ethnicity',
  gender: 'Gender',
  party: 'Party',
  phone: 'Phone',
  email: 'E-mail',
}

type AskedTask = Pick<Task, 'seats' | 'lines' | 'results'>

/** Everything that was answered, in the order of the form. */
export function answerRows({ seats, lines, results }: AskedTask, answers: Answers): AnswerRow[] {
  return [
    ...seats.flatMap((seat) => [
      ...rowsOfSeat(seat, answers),
      ...seat.holders.flatMap((holder) => rowsOfHolder(holder, seat, answers)),
    ]),
    ...lines.flatMap((line) => rowsOfLine(line, answers)),
    ...results.flatMap((seat) => rowsOfResult(seat, answers)),
  ]
}

function rowsOfSeat(seat: SeatOfTask, answers: Answers): AnswerRow[] {
  const { id, holders } = seat
  const answer = answers.seats.find((each) => each.id === id)
  if (!answer) return []
  const common = { title: seatTitle(seat), source: answer.source ?? answers.source }
  const names = holders.map(({ name }) => name).join(', ') || null
  const withAnswer = (changes: Partial<SeatAnswerOfTask>) => (all: Answers) => ({
    ...all,
    seats: all.seats.map((each) => (each.id === id ? { ...each, ...changes } : each)),
  })
  const rows = answer.people.flatMap((person, index) => rowsOfPerson({ seat, person, index, common }))
  if (answer.still_right)
    rows.push({
      ...stillRight(`seat:${id}`, fieldWords.name, names),
      ...common,
      change: withAnswer({ still_right: false }),
    })
  if (answer.not_found)
    rows.push({
      ...notFound(`seat:${id}`, fieldWords.name, null, answer.not_found),
      ...common,
      change: withAnswer({ not_found: null }),
    })
  return rows
}

interface PersonOfSeat {
  readonly seat: SeatOfTask
  readonly person: PersonAnswer
  readonly index: number
  readonly common: Pick<AnswerRow, 'title' | 'source'>
}

const personFields = ['name', 'since', 'ethnicity', 'gender', 'party'] as const

function rowsOfPerson({ seat: { id, holders }, person, index, common }: PersonOfSeat): AnswerRow[] {
  const followed = holders.find(({ official_id: each }) => each === person.follows)?.name ?? null
  return personFields
    .filter((field) => person[field].trim() !== '')
    .map((field) => ({
      ...common,
      key: `seat:${id}:${index}:${field}`,
      what: field === 'name' ? fieldWords.name : `${fieldWords[field]} of ${person.name}`,
      before: field === 'name' ? followed : null,
      now: person[field],
      kind: 'value',
      field,
      holder: field === 'name' ? { id, name: person.name } : null,
      change: (answers, value) => ({
        ...answers,
        seats: answers.seats.map((seat) =>
          seat.id === id
            ? { ...seat, people: seat.people.map((each, at) => (at === index ? { ...each, [field]: value } : each)) }
            : seat,
        ),
      }),
    }))
}

const officialFields = ['ethnicity', 'gender', 'party'] as const

function rowsOfHolder(holder: HolderOfTask, seat: SeatOfTask, answers: Answers): AnswerRow[] {
  const { official_id: id } = holder
  const answer = answers.officials.find(({ official_id: each }) => each === id)
  if (!answer) return []
  const common = { title: holder.name, source: answer.source ?? answers.source }
  const withAnswer = (all: Answers, changes: object) => ({
    ...all,
    officials: all.officials.map((each) => (each.official_id === id ? { ...each, ...changes } : each)),
  })
  const rows: AnswerRow[] = officialFields
    .filter((field) => answer[field].trim() !== '')
    .map((field) => ({
      ...common,
      key: `official:${id}:${field}`,
      what: `${fieldWords[field]}, ${seatTitle(seat)}`,
      before: holder[field],
      now: answer[field],
      kind: 'value',
      field,
      holder: null,
      change: (all, value) => withAnswer(all, { [field]: value }),
    }))
  if (answer.not_found)
    rows.push({
      ...notFound(`official:${id}`, seatTitle(seat), null, answer.not_found),
      ...common,
      change: (all) => withAnswer(all, { not_found: null }),
    })
  return rows
}

const lineFields = ['phone', 'email'] as const

function rowsOfLine(line: LineOfTask, answers: Answers): AnswerRow[] {
  const answer = answers.lines.find(({ id }) => id === line.id)
  if (!answer) return []
  const common = { title: lineTitle(line), source: answer.source ?? answers.source }
  const before = (field: (typeof lineFields)[number]) => {
    const value = line[field]?.value
    return value === undefined ? null : field === 'phone' ? formatPhone(value) : value
  }
  const onFile = before('phone') ?? before('email')
  const withAnswer = (all: Answers, changes: object) => ({
    ...all,
    lines: all.lines.map((each) => (each.id === line.id ? { ...each, ...changes } : each)),
  })
  const rows: AnswerRow[] = lineFields
    .filter((field) => answer[field].trim() !== '')
    .map((field) => ({
      ...common,
      key: `line:${line.id}:${field}`,
      what: fieldWords[field],
      before: before(field),
      now: field === 'phone' ? formatPhone(answer.phone) : answer.email,
      kind: 'value',
      field,
      holder: null,
      change: (all, value) => withAnswer(all, { [field]: value }),
    }))
  if (answer.still_right)
    rows.push({
      ...stillRight(`line:${line.id}`, 'Line', onFile),
      ...common,
      change: (all) => withAnswer(all, { still_right: false }),
    })
  if (answer.not_found)
    rows.push({
      ...notFound(`line:${line.id}`, 'Line', onFile, answer.not_found),
      ...common,
      change: (all) => withAnswer(all, { not_found: null }),
    })
  return rows
}

function stillRight(key: string, what: string, before: string | null) {
  return {
    key: `${key}:right`,
    what,
    before,
    now: 'Still right',
    kind: 'still_right',
    field: null,
    holder: null,
  } as const
}

function notFound(
  key: string,
  what: string,
  before: string | null,
  { reason, note }: { readonly reason: NotFoundReason; readonly note: string },
) {
  const now = `Could not find out: ${reason === 'other' ? note : notFoundReasons[reason].toLowerCase()}`
  return { key: `${key}:not-found`, what, before, now, kind: 'not_found', field: null, holder: null } as const
}
