import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'

/** A question that a search answers. */
interface Question {
  readonly filters: readonly Filter[]
  /** Restricts these to seats that are next elected in the same year, or on the same day, as their next election. */
  readonly upNext?: 'year' | 'day'
  /** The day is that of the next election, where the question is about it. */
  readonly words: (day: string) => string
  readonly note: string
  readonly counted: 'seats' | 'officials'
}

const choice = (column_id: Filter['column_id'], value: string): Filter => ({
  column_id,
  operator: 'in',
  value: [value],
})

/** In the order in which they are asked. A question without an answer is replaced by the next one. */
const questions: readonly Question[] = [
  {
    filters: [choice('stats.last_election', 'Uncontested')],
    upNext: 'year',
    words: (day) => `Which seats had only one name on the ballot, and are up in ${day.slice(0, 4)}?`,
    note: 'One candidate at the last election on file',
    counted: 'seats',
  },
  {
    filters: [choice('stats.last_election', 'Close')],
    words: () => 'Which races were decided by fewer than 5 points?',
    note: 'At the last election on file',
    counted: 'seats',
  },
  {
    filters: [choice('eo.gender', 'Female'), choice('office.level', 'Legislature')],
    words: () => 'Who are the women in the legislature?',
    note: 'As far as a source states the gender',
    counted: 'officials',
  },
  {
    filters: [choice('office.name', 'Sheriff'), choice('jurisdiction.coverage', 'yes')],
    words: () => 'Who are the sheriffs where the coverage rule is met?',
    note: 'In the counties that this atlas is about',
    counted: 'officials',
  },
  {
    filters: [],
    upNext: 'day',
    words: (day) => `Whose seats are up on ${typedDayOf(day)}?`,
    note: 'The next general election on file',
    counted: 'seats',
  },
]

/** A question that has an answer, with the search that shows it. */
export interface FirstQuestion {
  readonly words: string
  readonly note: string
  readonly counted: Question['counted']
  readonly count: number
  readonly filters: readonly Filter[]
}

/** What a search finds: how many officials, and the earliest next election among them. */
export type Search = (filters: readonly Filter[]) => Promise<{ total: number; nextElection: string | null }>

const nextElection = 'jurisdictionoffice.next_general'

/** The first two questions of a state that have an answer. `today` is a day. */
export async function firstQuestions(stateId: StateId, today: string, search: Search): Promise<FirstQuestion[]> {
  const answered = await Promise.all(questions.map((question) => answerQuestion(question, stateId, today, search)))
  return answered.filter((each) => each !== null).slice(0, 2)
}

/** Null where nobody matches. */
async function answerQuestion(
  question: Question,
  stateId: StateId,
  today: string,
  search: Search,
): Promise<FirstQuestion | null> {
  const { words, note, counted } = question
  const among = [choice('state.name', stateId), ...question.filters]
  const { filters, day } = question.upNext
    ? await upNext(among, question.upNext, today, search)
    : { filters: among, day: today }
  const count = day === null ? 0 : (await search(filters)).total
  return day !== null && count > 0 ? { words: words(day), note, counted, count, filters } : null
}

/** Those whose seats are up at the next election among them; the day is null where none is scheduled. */
async function upNext(among: readonly Filter[], span: 'year' | 'day', today: string, search: Search) {
  const { nextElection: day } = await search([...among, { column_id: nextElection, operator: 'gte', value: today }])
  if (day === null) return { filters: among, day }
  const days = span === 'day' ? [day, day] : [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`]
  const within: Filter = { column_id: nextElection, operator: 'between', value: days }
  return { filters: [...among, within], day }
}
