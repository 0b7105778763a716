import type {
  Answers,
  LineAnswer,
  OfficialAnswer,
  PersonAnswer,
  ResultAnswer,
  SeatAnswerOfTask,
} from '@atlas/contract/endpoints/drives/answers.ts'

export const noAnswers: Answers = { source: null, seats: [], officials: [], lines: [], results: [] }

export const noPerson: PersonAnswer = {
  name: '',
  since: '',
  follows: null,
  ethnicity: '',
  gender: '',
  stated_by: null,
  party: '',
}

const nothing = { not_found: null, source: null }

export function seatAnswer({ seats }: Answers, id: string): SeatAnswerOfTask {
  return seats.find((each) => each.id === id) ?? { id, people: [], still_right: false, ...nothing }
}

export function officialAnswer({ officials }: Answers, id: number): OfficialAnswer {
  const { ethnicity, gender, stated_by, party } = noPerson
  const none = { official_id: id, ethnicity, gender, stated_by, party, ...nothing }
  return officials.find(({ official_id: each }) => each === id) ?? none
}

export function lineAnswer({ lines }: Answers, id: string): LineAnswer {
  return lines.find((each) => each.id === id) ?? { id, phone: '', email: '', still_right: false, ...nothing }
}

export function withSeat(answers: Answers, answer: SeatAnswerOfTask): Answers {
  return { ...answers, seats: [...answers.seats.filter(({ id }) => id !== answer.id), answer] }
}

export function withOfficial(answers: Answers, answer: OfficialAnswer): Answers {
  const others = answers.officials.filter(({ official_id: id }) => id !== answer.official_id)
  return { ...answers, officials: [...others, answer] }
}

export function withoutOfficial(answers: Answers, id: number): Answers {
  return { ...answers, officials: answers.officials.filter(({ official_id: each }) => each !== id) }
}

export function withLine(answers: Answers, answer: LineAnswer): Answers {
  return { ...answers, lines: [...answers.lines.filter(({ id }) => id !== answer.id), answer] }
}

/** Null until an outcome is chosen. */
export function resultAnswer({ results }: Pick<Answers, 'results'>, id: string): ResultAnswer | null {
  return results.find(({ seat_id: each }) => each === id) ?? null
}

/** With another answer of a seat in its place, or with none. */
export function withResult<Of extends Pick<Answers, 'results'>>(
  answers: Of,
  id: string,
  answer: ResultAnswer | null,
): Of {
  const others = answers.results.filter(({ seat_id: each }) => each !== id)
  return { ...answers, results: answer ? [...others, answer] : others }
}

export function hasPerson({ name, since, ethnicity, gender, party }: PersonAnswer): boolean {
  return [name, since, ethnicity, gender, party].some((text) => text.trim() !== '')
}

function isSeatAnswered({ people, still_right: isRight, not_found: notFound }: SeatAnswerOfTask): boolean {
  return isRight || notFound !== null || people.some(hasPerson)
}

export function isOfficialAnswered({ ethnicity, gender, party, not_found: notFound }: OfficialAnswer): boolean {
  return notFound !== null || [ethnicity, gender, party].some((text) => text.trim() !== '')
}

export function isLineAnswered({ phone, email, still_right: isRight, not_found: notFound }: LineAnswer): boolean {
  return isRight || notFound !== null || [phone, email].some((text) => text.trim() !== '')
}

/** What says something: fields that somebody went into and left empty are not sent. */
export function filledAnswers({ source, seats, officials, lines, results }: Answers): Answers {
  const withoutEmpty = seats.map((seat) => ({ ...seat, people: seat.people.filter(hasPerson) }))
  return {
    source,
    seats: withoutEmpty.filter(isSeatAnswered),
    officials: officials.filter(isOfficialAnswered),
    lines: lines.filter(isLineAnswered),
    results,
  }
}

export function isEmpty(answers: Answers): boolean {
  const { seats, officials, lines, results } = filledAnswers(answers)
  return seats.length + officials.length + lines.length + results.length === 0
}
