import type { Answers, PersonAnswer, Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import type { HolderOfTask, LineOfTask, SeatOfTask, Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { lineAnswer, officialAnswer, resultAnswer, seatAnswer } from '#drives/form/answers.ts'

interface Counts {
  readonly given: number
  readonly wanted: number
}

/** How many of the wanted answers of a task are given; "Could not find out" is one for each that was wanted. */
export function countAnswers(
  { seats, lines, results }: Pick<Task, 'seats' | 'lines' | 'results'>,
  answers: Answers,
): Counts {
  const counts = [
    ...seats.map((seat) => ofSeat(seat, answers)),
    ...seats.flatMap(({ holders }) => holders.map((holder) => ofHolder(holder, answers))),
    ...lines.map((line) => ofLine(line, answers)),
    ...results.filter(({ is_wanted: isWanted }) => isWanted).map(({ seat_id: id }) => ofResult(id, answers)),
  ]
  return {
    given: counts.reduce((sum, { given }) => sum + given, 0),
    wanted: counts.reduce((sum, { wanted }) => sum + wanted, 0),
  }
}

function ofSeat({ id, holders_wanted: holders, wanted }: SeatOfTask, answers: Answers): Counts {
  const { people, not_found: notFound } = seatAnswer(answers, id)
  const all = holders * (1 + wanted.length)
  if (notFound) return { given: all, wanted: all }
  const named = people.filter(({ name, follows }) => follows === null && name.trim() !== '').slice(0, holders)
  return { given: named.reduce((sum, person) => sum + 1 + fieldsGiven(person, wanted), 0), wanted: all }
}

function ofHolder({ official_id: id, wanted }: HolderOfTask, answers: Answers): Counts {
  const answer = officialAnswer(answers, id)
  return { given: answer.not_found ? wanted.length : fieldsGiven(answer, wanted), wanted: wanted.length }
}

function ofLine({ id, wanted }: LineOfTask, answers: Answers): Counts {
  const answer = lineAnswer(answers, id)
  if (answer.not_found || answer.still_right) return { given: wanted.length, wanted: wanted.length }
  const given = wanted.filter((each) => (each === 'phone' || each === 'email') && answer[each].trim() !== '')
  return { given: given.length, wanted: wanted.length }
}

function ofResult(id: string, answers: Answers): Counts {
  return { given: resultAnswer(answers, id) ? 1 : 0, wanted: 1 }
}

type Fields = Pick<PersonAnswer, 'ethnicity' | 'gender' | 'party'>

function fieldsGiven(fields: Fields, wanted: readonly Wanted[]): number {
  return wanted.filter((each) => each in fields && fields[each as keyof Fields].trim() !== '').length
}
