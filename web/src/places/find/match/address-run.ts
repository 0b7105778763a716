import type { MatchAnswer, MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

export type FoundAddresses = Pick<MatchReply, 'answers' | 'answer_of' | 'people' | 'officials'>

const none = { names: [], is_first_probable: false, holders: [] }
const notYet: MatchAnswer = {
  result: 'not_found',
  counties: [],
  county_holders: [],
  congress: none,
  senate: none,
  house: none,
  reason: 'Not looked up yet.',
}

/** Nothing of a list is looked up: its rows are all there, and say so. */
export function nothingFound(rows: number): FoundAddresses {
  return { answers: [notYet], answer_of: Array.from({ length: rows }, () => 0), people: [], officials: [] }
}

const mostOfficials = 24

/** What was found before, and the answers of the next rows from one on. */
export function withPortion(before: FoundAddresses, from: number, portion: FoundAddresses): FoundAddresses {
  const { answers, people, officials } = before
  const moved = portion.answers.map((answer) => moveHolders(answer, people.length))
  const answerOf = [...before.answer_of]
  portion.answer_of.forEach((answer, at) => {
    answerOf[from + at] = answers.length + answer
  })
  return {
    answers: [...answers, ...moved],
    answer_of: answerOf,
    people: [...people, ...portion.people],
    officials: summed([...officials, ...portion.officials]),
  }
}

/** Those of most rows first; all of them, as the next portion may have more of each. */
function summed(officials: FoundAddresses['officials']): FoundAddresses['officials'] {
  const byId = groupBy(officials, ({ id }) => id)
  return Array.from(byId.values(), (same) => ({
    ...same[0],
    values: same.reduce((sum, { values }) => sum + values, 0),
  })).sort((one, other) => other.values - one.values)
}

export function mostOfAll({ officials }: FoundAddresses): FoundAddresses['officials'] {
  return officials.slice(0, mostOfficials)
}

/** Holders are told by their places among the people of the same answer. */
function moveHolders(answer: MatchAnswer, by: number): MatchAnswer {
  const move = (holders: readonly (readonly number[])[]) => holders.map((of) => of.map((at) => at + by))
  const { congress, senate, house } = answer
  return {
    ...answer,
    county_holders: move(answer.county_holders),
    congress: { ...congress, holders: move(congress.holders) },
    senate: { ...senate, holders: move(senate.holders) },
    house: { ...house, holders: move(house.holders) },
  }
}
