import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { type Choice, type Contest, isOfPresident, isQuestion, seatOf } from '#imports/results/contest.ts'
import { decide, type Decision } from '#imports/results/decide.ts'
import { electionOf, takesOfficeOn } from '#imports/publish-results/election-of.ts'
import { type Holder, type Holders, isUpOn } from '#imports/publish-results/holders.ts'
import type { OpenSeat, OpenSeats } from '#imports/publish-results/open-seats.ts'
import type { HolderToBe, PlannedSeat, ResultsPlan } from '#imports/publish-results/planned.ts'
import { isTicket, type Sameness, samenessOf } from '#imports/publish-results/sameness.ts'
import {
  type Asking,
  askWith,
  howMany,
  leaveOut,
  type ResultsAnswers,
  samePerson,
  whichSeat,
} from '#imports/publish-results/questions.ts'
import { seatsOfContest } from '#imports/publish-results/seats-of-contest.ts'
import { untoldOf } from '#imports/publish-results/untold.ts'
import { countiesNamed } from '#imports/results/county-names.ts'
import { missingText } from '#imports/results/missing-counties.ts'
import type { Results } from '#imports/results/read-results.ts'
import type { LocalGazetteer } from '#imports/sources/public-pack/people/local-jurisdictions.ts'

interface Known {
  readonly holders: Holders
  readonly counties: readonly CountyRecord[]
  readonly openSeats: OpenSeats
  readonly gazetteer: LocalGazetteer
  readonly today: string
  readonly answers: ResultsAnswers
}

/** Holds the winners of a file beside those who hold the seats; whatever is not certain is told, and not planned. */
export function planResults(results: Results, known: Known): ResultsPlan {
  const contests = results.contests
    .filter((contest) => !isQuestion(contest) && !isOfPresident(contest))
    .map((contest) => seatIn(contest, results, known))
  const found = new Set(contests.flatMap(({ inSeat }) => inSeat?.map(({ id }) => id) ?? []))
  const asking = askWith(known.answers)
  const planned: PlannedSeat[] = []
  const toBe: HolderToBe[] = []
  const untold = results.notRead.map((reason) => `Not read: ${reason}.`)
  const unanswered: string[] = []
  let [isKnown, matched] = [0, 0]
  for (const each of contests) {
    const openBefore = asking.open()
    const ofSeat = matchContest(each, { results, known, found, asking })
    for (const { id } of ofSeat.inSeat ?? []) found.add(id)
    const outcome = planOf(ofSeat, { results, known, asking })
    toBe.push(...outcome.toBe)
    planned.push(...outcome.planned)
    const hasOpenQuestion = asking.open() > openBefore
    const sentences = hasOpenQuestion ? unanswered : untold
    sentences.push(...outcome.untold)
    isKnown += outcome.known
    if (ofSeat.inSeat || ofSeat.open) matched += 1
  }
  const { once, twice } = eachOnce(planned)
  const notInFile = known.holders.all.filter((holder) => isUpOn(holder, results.day) && !found.has(holder.id)).length
  return {
    planned: once,
    toBe,
    matched,
    known: isKnown,
    untold: [...untold, ...twice],
    unanswered,
    questions: asking.questions(),
    notInFile,
    missing: results.missing && missingText(results.missing, results.stateId),
  }
}

/** A contest with the seat that it is for: those who hold it, or the seat by law that nobody on file holds. */
interface ContestOfSeat {
  readonly decision: Decision
  readonly counties: readonly CountyRecord[]
  readonly inSeat: readonly Holder[] | undefined
  readonly open: OpenSeat | undefined
}

function seatIn(contest: Contest, { stateId, day }: Results, known: Known): ContestOfSeat {
  const counties = countiesNamed(contest.counties, stateId, known.counties)
  const keys = seatsOfContest(contest, stateId, counties, known.gazetteer)
  return {
    decision: decide(contest, stateId, day),
    counties,
    inSeat: keys.map(known.holders.of).find(({ length }) => length > 0),
    open: keys.flatMap((key) => known.openSeats(key) ?? [])[0],
  }
}

interface Around {
  readonly results: Results
  readonly known: Known
  readonly asking: Asking
}

/** What a person has said of it: how many are elected, and which seat it is for. */
function matchContest(
  { decision, counties, inSeat, open }: ContestOfSeat,
  { results, known, found, asking }: Around & { readonly found: ReadonlySet<number> },
): ContestOfSeat & { readonly isLeftOut: boolean } {
  const { contest } = decision
  const unchanged = { decision, counties, inSeat, open, isLeftOut: false }
  if (decision.open === 'the file does not say how many are elected') {
    const question = howMany(contest, inSeat ?? [], open, results.day)
    const answer = question && asking.ask(question)
    if (answer === leaveOut.id) return { ...unchanged, isLeftOut: true }
    if (answer === null) return unchanged
    return { ...unchanged, decision: decide({ ...contest, seats: Number(answer) }, results.stateId, results.day) }
  }
  const isNobodys = !inSeat && !open && decision.open === null && decision.elected.length > 0
  if (!isNobodys || contest.isAcrossCounties) return unchanged
  const ids = new Set(counties.map(({ id }) => id))
  const question = whichSeat(
    contest,
    decision.elected,
    known.holders.all.filter(
      (holder) =>
        !found.has(holder.id) && isUpOn(holder, results.day) && holder.countyIds.some((county) => ids.has(county)),
    ),
  )
  const answer = question && asking.ask(question)
  if (answer === leaveOut.id) return { ...unchanged, isLeftOut: true }
  return answer === null ? unchanged : { ...unchanged, inSeat: known.holders.of(answer) }
}

function planOf(
  { decision, inSeat, open, isLeftOut }: ReturnType<typeof matchContest>,
  { results, known, asking }: Around,
): OfSeat {
  if (isLeftOut)
    return { planned: [], toBe: [], untold: [`${seatOf(decision.contest)}: left out, as you answered.`], known: 0 }
  return inSeat ? ofSeat(decision, inSeat, { results, known, asking }) : ofOpenSeat(decision, open, results)
}

/** Several contests of one title, as of two divisions that it does not name, decide nothing of one holder. */
function eachOnce(planned: readonly PlannedSeat[]) {
  const ofHolder = Map.groupBy(planned, ({ holder }) => holder.id)
  const unclear = [...ofHolder.values()].filter(({ length }) => length > 1)
  return {
    once: planned.filter(({ holder }) => ofHolder.get(holder.id)?.length === 1),
    twice: unclear.map(([first]) => {
      const { office = '', place = '' } = first?.holder ?? {}
      return `${office}, ${place}: several contests of the file are for this seat.`
    }),
  }
}

/**
 * Who is elected to a seat by law that nobody on file holds is shown in it where place, office and the day on which the
 * term begins are certain: nobody can be taken for somebody else.
 */
function ofOpenSeat({ contest, rule, elected, open }: Decision, seat: OpenSeat | undefined, results: Results): OfSeat {
  const not = (reason: string) => ({ planned: [], toBe: [], untold: [`${seatOf(contest)}: ${reason}`], known: 0 })
  if (!seat && contest.isAcrossCounties)
    return not('several counties vote on it, and the file does not say which. Enter it by hand.')
  if (!seat) return not('nobody is on file for a seat of this title.')
  if (open !== null) return { ...not(''), untold: [untoldOf(seatOf(contest), open)] }
  if (elected.length > seat.byLaw)
    return not(
      `${elected.length} are elected, and the law gives ${seat.byLaw === 1 ? 'one seat' : `${seat.byLaw} seats`}.`,
    )
  const days = { ...seat, publicTermEnd: null }
  const takesOffice = takesOfficeOn(contest, days, results)
  if (takesOffice === null || elected.some(({ name }) => isTicket(name)))
    return not('nobody is on file, and it is not certain when the term of the winner begins.')
  const toBe = elected.map((winner) => ({
    seat,
    winner: winner.name,
    votes: winner.votes,
    basis: rule.basis,
    takesOffice,
    election: electionOf(contest, winner, days, takesOffice, results),
  }))
  return { planned: [], toBe, untold: [], known: 0 }
}

interface OfSeat {
  readonly planned: readonly PlannedSeat[]
  readonly toBe: readonly HolderToBe[]
  readonly untold: readonly string[]
  /** Winners whose result the public data has. */
  readonly known: number
}

function ofSeat(decision: Decision, inSeat: readonly Holder[], { results, known: { today }, asking }: Around): OfSeat {
  const { contest, elected, open } = decision
  const seat = seatOf(contest)
  const planned: PlannedSeat[] = []
  const untold = open === null ? [] : [untoldOf(seat, open)]
  let known = 0
  const plan = (winner: Choice, holder: Holder, isSame: boolean) => {
    const begins = takesOfficeOn(contest, holder, results)
    const consequence = isSame ? 're_elected' : begins !== null && begins <= today ? 'in_office' : 'elected_to_follow'
    planned.push({
      holder,
      consequence,
      winner: winner.name,
      votes: winner.votes,
      basis: decision.rule.basis,
      takesOffice: begins,
      election: electionOf(contest, winner, holder, begins, results),
    })
  }
  const sameness = (winner: Choice, holder: Holder): Sameness => {
    const found = samenessOf(winner.name, holder.name)
    const question = samePerson(contest, winner, holder)
    if (found !== 'perhaps' || asking.answerTo(question) === null) return found
    return asking.ask(question) === 'same' ? 'same' : 'other'
  }
  const staying = new Map(elected.flatMap((winner) => onlySame(winner, inSeat, sameness)))
  for (const [winner, holder] of staying)
    if ((holder.publicElectionDate ?? '') >= results.day) known += 1
    else plan(winner, holder, true)
  const others = inSeat.filter((holder) => ![...staying.values()].includes(holder))
  const leaving = inSeat.length === 1 ? others : others.filter((holder) => isUpOn(holder, results.day))
  const coming = elected.filter((winner) => !staying.has(winner))
  // Who leaves a body is known once all of its seats are decided.
  if (coming.length === 0 || (open !== null && inSeat.length > 1)) return { planned, toBe: [], untold, known }
  for (const winner of coming) {
    const perhaps = leaving.find((holder) => !isTicket(winner.name) && sameness(winner, holder) === 'perhaps')
    if (perhaps) asking.ask(samePerson(contest, winner, perhaps))
  }
  const reason = whyNot(coming, leaving, { day: results.day, sameness })
  if (reason === null) for (const [index, winner] of coming.entries()) plan(winner, leaving[index] as Holder, false)
  else untold.push(`${seat}: ${reason}`)
  return { planned, toBe: [], untold, known }
}

/** The one holder who is the winner for certain. */
function onlySame(winner: Choice, inSeat: readonly Holder[], sameness: SamenessOf): [Choice, Holder][] {
  const [only, ...more] = inSeat.filter((holder) => sameness(winner, holder) === 'same')
  return only && more.length === 0 ? [[winner, only]] : []
}

type SamenessOf = (winner: Choice, holder: Holder) => Sameness

/** Why winners who are none of the holders are not shown as following them; null where nothing speaks against it. */
function whyNot(
  coming: readonly Choice[],
  leaving: readonly Holder[],
  { day, sameness }: { readonly day: string; readonly sameness: SamenessOf },
): string | null {
  const names = coming.map(({ name }) => name).join(', ')
  for (const winner of coming) {
    const { name } = winner
    if (isTicket(name)) return `${name} is a ticket, of which the file tells the last names alone.`
    const perhaps = leaving.find((holder) => sameness(winner, holder) !== 'other')
    if (perhaps) return `${name} may be ${perhaps.name}, who is on file, or somebody else of that name.`
  }
  const newer = leaving.find(({ asOf, publicElectionDate }) => (asOf ?? '') > day && publicElectionDate !== day)
  if (newer) return `${newer.name} is on file from ${typedDayOf(newer.asOf ?? '')}, which is later than this election.`
  if (leaving.length === coming.length) return null
  const of = leaving.length === 1 ? 'one person on file' : `${leaving.length} people on file`
  return `${names}: whom they follow cannot be told of ${of} whose seats are decided.`
}
