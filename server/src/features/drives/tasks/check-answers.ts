import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import type {
  Answers,
  AnswerSource,
  OfficialAnswer,
  PersonAnswer,
  ResultAnswer,
} from '@atlas/contract/endpoints/drives/answers.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { ResultHere } from '#features/drives/results-here.ts'
import type { PlaceHere, SeatHere } from '#features/drives/seats-here.ts'
import { FieldErrors } from '#features/drives/tasks/field-errors.ts'
import { isWebAddress } from '#features/drives/tasks/source-of-answer.ts'
import { samenessOf } from '#imports/publish-results/sameness.ts'
import { isPrivatePhone, refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'
import { readSingleValue } from '#imports/spreadsheets/cells/single-value.ts'
import { nameOfRow } from '#imports/spreadsheets/resolve/person-name.ts'

const missingSource = 'Say where this comes from: a call, a web page, a document, or that you know it.'

interface Around {
  readonly here: PlaceHere
  /** The seats whose results are wanted. */
  readonly results: readonly ResultHere[]
  /** People have the day of their own clocks, which may be a later one than the day of the atlas. */
  readonly latestDay: string
}

/** The answers without empty rows of the form. */
export function withoutEmpty(answers: Answers): Answers {
  const isPerson = ({ name, since, ...of }: PersonAnswer) => name !== '' || since !== '' || saysOfPerson(of)
  const seats = answers.seats.map((seat) => ({ ...seat, people: seat.people.filter(isPerson) }))
  return {
    source: answers.source,
    seats: seats.filter(({ people, still_right: is, not_found: not }) => people.length > 0 || is || not !== null),
    officials: answers.officials.filter((official) => saysOfPerson(official) || official.not_found !== null),
    lines: answers.lines.filter(
      ({ phone, email, still_right: is, not_found: not }) => phone !== '' || email !== '' || is || not !== null,
    ),
    // The fields of a winner that were filled in before another outcome was chosen are dropped.
    results: answers.results.map((each) =>
      each.outcome === 'new' ? each : { ...each, name: '', party: '', ...(each.outcome !== 're_elected' && noVotes) },
    ),
  }
}

const noVotes = { votes: null, share: null }

function saysOfPerson({ ethnicity, gender, party }: Pick<OfficialAnswer, 'ethnicity' | 'gender' | 'party'>): boolean {
  return ethnicity !== '' || gender !== '' || party !== ''
}

/** Refuses answers that cannot be published, with a message for each field. */
export function checkAnswers(answers: Answers, { here, results: decided, latestDay }: Around): void {
  const errors = new FieldErrors()
  const { seats, officials, lines, results, source } = answers
  if (seats.length + officials.length + lines.length + results.length === 0)
    errors.add('answers', 'Nothing is filled in yet. Give at least one answer, and send it then.')
  if (source) checkSource(errors, 'answers.source', source, latestDay)
  const sourceOf = (own: AnswerSource | null, path: string, isNeeded: boolean) => {
    if (own) checkSource(errors, `${path}.source`, own, latestDay)
    else if (!source && isNeeded) errors.add('answers.source', missingSource)
    return own ?? source
  }
  const isGone = (ids: readonly string[], id: string) => !ids.includes(id)
  refuseTwice(
    errors,
    'seats',
    seats.map(({ id }) => id),
  )
  refuseTwice(
    errors,
    'officials',
    officials.map(({ official_id: id }) => String(id)),
  )
  refuseTwice(
    errors,
    'lines',
    lines.map(({ id }) => id),
  )
  for (const [at, seat] of seats.entries()) {
    const path = `answers.seats.${at}`
    const found = here.seats.find(({ id }) => id === seat.id)
    if (!found) errors.add(`${path}.id`, 'There is no such seat in this task any more. Reload the page.')
    const from = sourceOf(seat.source, path, seat.people.length > 0 || seat.still_right)
    for (const [index, person] of seat.people.entries())
      checkPerson(errors, `${path}.people.${index}`, person, from, latestDay)
    if (found) refuseSecondHolder(errors, path, found, seat.people)
    checkNotFound(errors, path, seat.not_found)
  }
  for (const [at, official] of officials.entries()) {
    const path = `answers.officials.${at}`
    if (!here.seats.some(({ holders }) => holders.some(({ officialId }) => officialId === official.official_id)))
      errors.add(`${path}.official_id`, 'This official holds no seat of this task any more. Reload the page.')
    checkStated(errors, path, official, sourceOf(official.source, path, saysOfPerson(official)))
    checkNotFound(errors, path, official.not_found)
  }
  for (const [at, line] of lines.entries()) {
    const path = `answers.lines.${at}`
    const ids = here.lines.map(({ id }) => id)
    if (isGone(ids, line.id))
      errors.add(`${path}.id`, 'There is no such office in this task any more. Reload the page.')
    checkPhone(errors, `${path}.phone`, line.phone)
    checkValue(errors, `${path}.email`, 'office.email', line.email)
    sourceOf(line.source, path, line.phone !== '' || line.email !== '' || line.still_right)
    checkNotFound(errors, path, line.not_found)
  }
  checkResults(errors, answers, decided)
  errors.refuse()
}

function refuseTwice(errors: FieldErrors, list: string, ids: readonly string[]): void {
  const at = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (at >= 0) errors.add(`answers.${list}.${at}`, 'This is answered twice. Keep one of the two answers.')
}

function checkPerson(
  errors: FieldErrors,
  path: string,
  person: PersonAnswer,
  source: AnswerSource | null,
  latestDay: string,
): void {
  if (person.name === '') errors.add(`${path}.name`, 'Enter the name.')
  else {
    checkValue(errors, `${path}.name`, 'eo.name', person.name)
    errors.attempt(`${path}.name`, () => void nameOfRow(new Map([['eo.name', person.name] as const])))
  }
  checkValue(errors, `${path}.since`, 'eo.since', person.since)
  if (person.since > latestDay)
    errors.add(`${path}.since`, 'This day is in the future. Say since when they hold the office.')
  checkStated(errors, path, person, source)
}

/** One source states the results of a whole place. */
function checkResults(errors: FieldErrors, { results, source }: Answers, decided: readonly ResultHere[]): void {
  if (results.length > 0 && !source) errors.add('answers.source', missingSource)
  refuseTwice(
    errors,
    'results',
    results.map(({ seat_id: id }) => id),
  )
  for (const [at, result] of results.entries()) {
    const path = `answers.results.${at}`
    const found = decided.find(({ id }) => id === result.seat_id)
    if (found) checkResult(errors, path, result, found)
    else errors.add(`${path}.seat_id`, 'There is no such seat here any more. Reload the page.')
  }
}

function checkResult(errors: FieldErrors, path: string, result: ResultAnswer, { seat, holder }: ResultHere): void {
  const { outcome, name, party } = result
  if (outcome === 're_elected' && !holder)
    errors.add(`${path}.outcome`, `Nobody is on file as ${seat.office}, ${seat.area}. Name the winner.`)
  if (outcome !== 'new') return
  checkValue(errors, `${path}.party`, 'party.name', party)
  if (name === '') return errors.add(`${path}.name`, 'Enter the name of the winner.')
  checkValue(errors, `${path}.name`, 'eo.name', name)
  errors.attempt(`${path}.name`, () => void nameOfRow(new Map([['eo.name', name] as const])))
  if (holder && samenessOf(name, holder.name) === 'same')
    errors.add(`${path}.name`, `${holder.name} holds the seat. Choose “Re-elected”.`)
}

/** Ethnicity and gender are never inferred; either the person or a public source states them. */
function checkStated(
  errors: FieldErrors,
  path: string,
  { ethnicity, gender, party, stated_by: statedBy }: Omit<OfficialAnswer, 'official_id' | 'not_found' | 'source'>,
  source: AnswerSource | null,
): void {
  checkValue(errors, `${path}.gender`, 'eo.gender', gender)
  checkValue(errors, `${path}.party`, 'party.name', party)
  if (ethnicity === '' && gender === '') return
  if (statedBy === null)
    errors.add(`${path}.stated_by`, 'Say how this is known: the person said so, or the source states it.')
  else if (statedBy === 'source' && source && source.kind !== 'web' && source.kind !== 'document')
    errors.add(
      `${path}.stated_by`,
      'Ethnicity and gender need a web page or a document that states them, or the person’s own word.',
    )
}

function checkSource(errors: FieldErrors, path: string, source: AnswerSource, latestDay: string): void {
  if ('day' in source && source.day !== null && source.day > latestDay)
    errors.add(`${path}.day`, 'This day is in the future.')
  if (source.kind === 'call') {
    if (source.day === null) errors.add(`${path}.day`, 'Say on which day you called.')
    checkText(errors, `${path}.office`, source.office, 'Say which office you spoke with.')
  }
  if (source.kind === 'document') checkText(errors, `${path}.title`, source.title, 'Say which document it is.')
  if (source.kind === 'web' && !isWebAddress(source.address))
    errors.add(`${path}.address`, 'This is no address of a web page. One looks like https://county.example/officials.')
}

function checkText(errors: FieldErrors, path: string, text: string, missing: string): void {
  if (text === '') errors.add(path, missing)
  else errors.attempt(path, () => refusePrivate('something_else', { value: text }, path))
}

function checkValue(errors: FieldErrors, path: string, column: CorrectableId, value: string): void {
  if (value === '') return
  errors.attempt(path, () => {
    refusePrivate(column, { value }, path)
    readSingleValue(column, value, path)
  })
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function checkPhone(errors: FieldErrors, path: string, phone: string): void {
  const digits = counts[phone.replaceAll(/\D/g, '').length]
  if (phone === '' || digits === undefined || isPrivatePhone(phone)) checkValue(errors, path, 'office.phone', phone)
  else errors.add(path, `A phone number has ten digits; this one has ${digits}.`)
}

function checkNotFound(errors: FieldErrors, path: string, answer: Answers['seats'][number]['not_found']): void {
  if (answer === null) return
  const { reason, note } = answer
  if (reason === 'other') checkText(errors, `${path}.not_found.note`, note, 'Say why it could not be found out.')
  else if (note !== '') checkText(errors, `${path}.not_found.note`, note, '')
}

/** One form cannot name more holders of a seat than the law gives it. */
function refuseSecondHolder(
  errors: FieldErrors,
  path: string,
  { byLaw, office, holders }: SeatHere,
  people: readonly PersonAnswer[],
): void {
  const known = new Set(holders.map(({ name }) => normalized(name)))
  const added = people.filter(({ follows, name }) => follows === null && !known.has(normalized(name)))
  const names = people.map(({ name }) => normalized(name))
  const twice = names.findIndex((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice >= 0) errors.add(`${path}.people.${twice}.name`, 'This person is named twice for the seat.')
  if (byLaw === 1 && people.length > 1)
    errors.add(
      `${path}.people`,
      `A single seat cannot have two holders: ${people.map(({ name }) => name).join(' and ')} are named for ${office}.`,
    )
  else if (byLaw !== null && added.length > byLaw)
    errors.add(`${path}.people`, `${office} has ${byLaw} seats here by law, and ${added.length} people are named.`)
}
