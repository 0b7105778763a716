import { expect, test } from 'vitest'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { Holder } from '#imports/publish-results/holders.ts'
import { planResults } from '#imports/publish-results/plan-results.ts'
import { seatKey } from '#imports/publish-results/seats-of-contest.ts'
import type { Choice, Contest } from '#imports/results/contest.ts'

const day = '2026-11-03'
const perry = { id: '01105', stateId: '01' as const, name: 'Perry', fullName: 'Perry County' }
const placeKey = jurisdictionKey.county(perry.id)
const sheriff: Holder = {
  id: 1,
  name: 'Jeff Wessel',
  first: 'Jeff',
  middle: null,
  last: 'Wessel',
  suffix: null,
  office: 'Sheriff',
  place: 'Perry County',
  placeKey,
  kind: 'county',
  district: null,
  state: 'Alabama',
  countyIds: [perry.id],
  asOf: '2026-08-05',
  ballotDay: day,
  publicTermEnd: '2027-01-17',
  publicElectionDate: null,
  lastElectionDate: null,
  electionYear: null,
  elected: null,
  electedDay: null,
  termYears: 4,
  ownSince: null,
  ownParty: null,
  nextGeneral: day,
}
const commissioner = (id: number, name: string): Holder => ({ ...sheriff, id, name, office: 'County Commissioner' })
const candidate = (name: string, votes: number): Choice => ({ name, party: '', votes, kind: 'candidate' })
const contest = (title: string, choices: readonly Choice[], seats: number | null = 1): Contest => ({
  title,
  district: '',
  counties: ['Perry'],
  seats,
  precinctsMissing: 0,
  addsUp: true,
  choices,
})

function plan(of: Contest, all: readonly Holder[], answers: Readonly<Record<string, string>> = {}) {
  return planResults(
    { form: 'a file', stateId: '01', day, contests: [of], notRead: [], missing: null },
    {
      holders: {
        all,
        of: (key) => all.filter(({ office }) => key === seatKey(office.toLowerCase().replace(' ', '-'), placeKey)),
      },
      openSeats: () => undefined,
      counties: [perry],
      gazetteer: {
        counties: new Map([[perry.id, perry]]),
        placeOf: () => undefined,
        countiesOfPlace: () => [],
      } as unknown as Parameters<typeof planResults>[1]['gazetteer'],
      today: '2026-11-20',
      answers,
    },
  )
}

/** The one question of a contest, and the plan by each of its answers. */
function questionOf(of: Contest, all: readonly Holder[]) {
  const { questions, planned, untold, unanswered } = plan(of, all)
  const [question, ...more] = questions
  if (!question || more.length > 0) throw new Error(`${questions.length} questions`)
  const by = (option: string) => plan(of, all, { [question.id]: option })
  return { question, by, open: { planned, untold, unanswered } }
}

const outcomes = ({ planned }: ReturnType<typeof plan>) =>
  planned.map(({ winner, holder, consequence }) => [winner, holder.name, consequence])

test('whether a winner is the holder whose name is alike is asked, and what is not answered is left out', () => {
  const { question, by, open } = questionOf(contest('SHERIFF', [candidate('JEFFREY WESSEL', 90)]), [sheriff])
  expect(question).toMatchObject({
    kind: 'same_person',
    seat: 'SHERIFF, Perry',
    onFile: 'Jeff Wessel',
    inFile: 'JEFFREY WESSEL',
    votes: 90,
    options: [{ label: 'The same' }, { label: 'Somebody new' }],
    answer: null,
  })
  expect(open).toEqual({
    planned: [],
    untold: [],
    unanswered: ['SHERIFF, Perry: JEFFREY WESSEL may be Jeff Wessel, who is on file, or somebody else of that name.'],
  })
  expect(outcomes(by('same'))).toEqual([['JEFFREY WESSEL', 'Jeff Wessel', 're_elected']])
  expect(outcomes(by('somebody_new'))).toEqual([['JEFFREY WESSEL', 'Jeff Wessel', 'elected_to_follow']])
  // Asked again with the answer, so that it can be another one.
  expect(by('same').questions).toMatchObject([{ id: question.id, answer: 'same' }])
  expect(by('same').unanswered).toEqual([])
})

test('which seat a title is for that is not understood is asked, of the seats that no contest of the file is for', () => {
  const { question, by } = questionOf(contest('Commissioner of Roads', [candidate('TIMMY BLOUNT', 70)]), [
    sheriff,
    commissioner(2, 'Ann Roe'),
  ])
  expect(question).toMatchObject({
    kind: 'which_seat',
    onFile: null,
    options: [{ label: 'County Commissioner, Perry County' }, { id: 'leave_out', label: 'Leave out' }],
  })
  expect(outcomes(by(question.options[0]?.id ?? ''))).toEqual([['TIMMY BLOUNT', 'Ann Roe', 'in_office']])
  expect(by('leave_out')).toMatchObject({
    planned: [],
    unanswered: [],
    untold: ['Commissioner of Roads, Perry: left out, as you answered.'],
  })
})

test('how many are elected is asked where the file does not say it, with what is on file to choose from', () => {
  const choices = [candidate('ANN ROE', 70), candidate('ROB DALE', 60), candidate('CY POE', 50)]
  const { question, by } = questionOf(contest('MEMBER, PERRY COUNTY COMMISSION', choices, null), [
    commissioner(2, 'Ann Roe'),
    commissioner(3, 'Rob Dale'),
  ])
  expect(question).toMatchObject({
    kind: 'how_many',
    onFile: '2 on file',
    inFile: '3 names',
    options: [{ id: '2', label: '2, as many as were to be decided' }, { id: 'leave_out' }],
  })
  expect(outcomes(by('2'))).toEqual([
    ['ANN ROE', 'Ann Roe', 're_elected'],
    ['ROB DALE', 'Rob Dale', 're_elected'],
  ])
})

test('an answer that is none of the options, or of another question, answers nothing', () => {
  const { question, by } = questionOf(contest('SHERIFF', [candidate('JEFFREY WESSEL', 90)]), [sheriff])
  for (const strange of ['leave_out', 'toString', '']) {
    expect(by(strange).questions).toMatchObject([{ id: question.id, answer: null }])
    expect(by(strange)).toMatchObject({ planned: [], untold: [] })
  }
})
