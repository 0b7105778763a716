import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { type Choice, isQuestion, seatOf } from '#imports/results/contest.ts'
import { decide, type Decision } from '#imports/results/decide.ts'
import { electionOf, takesOfficeOn } from '#imports/publish-results/election-of.ts'
import { type Holder, type Holders, isUpOn } from '#imports/publish-results/holders.ts'
import type { OpenSeat, OpenSeats } from '#imports/publish-results/open-seats.ts'
import type { HolderToBe, PlannedSeat, ResultsPlan } from '#imports/publish-results/planned.ts'
import { isTicket, samenessOf } from '#imports/publish-results/sameness.ts'
import { seatsOfContest } from '#imports/publish-results/seats-of-contest.ts'
import { untoldOf } from '#imports/publish-results/untold.ts'
import { countiesNamed, type Results } from '#imports/results/read-results.ts'
import type { LocalGazetteer } from '#imports/sources/public-pack/people/local-jurisdictions.ts'

interface Known {
  readonly holders: Holders
  readonly counties: readonly CountyRecord[]
  readonly openSeats: OpenSeats
  readonly gazetteer: LocalGazetteer
  readonly today: string
}

// The president's is no office of the atlas.
const ofPresident = /^(?:u\.? ?s\.? )?president(?: of the united states)?(?:$| (?:and|\||&) )/i

/** Holds the winners of a file beside those who hold the seats; whatever is not certain is told, and not planned. */
export function planResults(results: Results, known: Known): ResultsPlan {
  const contests = results.contests.filter((contest) => !isQuestion(contest) && !ofPresident.test(contest.title))
  const planned: PlannedSeat[] = []
  const toBe: HolderToBe[] = []
  const untold = results.notRead.map((reason) => `Not read: ${reason}.`)
  const found = new Set<number>()
  let isKnown = 0
  for (const contest of contests) {
    const decision = decide(contest, results.stateId, results.day)
    const counties = countiesNamed(contest.counties, results.stateId, known.counties)
    const keys = seatsOfContest(contest, results.stateId, counties, known.gazetteer)
    const inSeat = keys.map(known.holders.of).find(({ length }) => length > 0)
    for (const { id } of inSeat ?? []) found.add(id)
    const open = keys.flatMap((key) => known.openSeats(key) ?? [])[0]
    const told = inSeat ? ofSeat(decision, inSeat, results, known.today) : ofOpenSeat(decision, open, results)
    toBe.push(...told.toBe)
    planned.push(...told.planned)
    untold.push(...told.untold)
    isKnown += told.known
  }
  const { once, twice } = eachOnce(planned)
  const notInFile = known.holders.all.filter((holder) => isUpOn(holder, results.day) && !found.has(holder.id)).length
  return { planned: once, toBe, known: isKnown, untold: [...untold, ...twice], notInFile }
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

function ofSeat(decision: Decision, inSeat: readonly Holder[], results: Results, today: string): OfSeat {
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
  const staying = new Map(elected.flatMap((winner) => onlySame(winner, inSeat)))
  for (const [winner, holder] of staying)
    if ((holder.publicElectionDate ?? '') >= results.day) known += 1
    else plan(winner, holder, true)
  const others = inSeat.filter((holder) => ![...staying.values()].includes(holder))
  const leaving = inSeat.length === 1 ? others : others.filter((holder) => isUpOn(holder, results.day))
  const coming = elected.filter((winner) => !staying.has(winner))
  // Who leaves a body is known once all of its seats are decided.
  if (coming.length === 0 || (open !== null && inSeat.length > 1)) return { planned, toBe: [], untold, known }
  const reason = whyNot(coming, leaving, results.day)
  if (reason === null) for (const [index, winner] of coming.entries()) plan(winner, leaving[index] as Holder, false)
  else untold.push(`${seat}: ${reason}`)
  return { planned, toBe: [], untold, known }
}

/** The one holder who is the winner for certain. */
function onlySame(winner: Choice, inSeat: readonly Holder[]): [Choice, Holder][] {
  const [only, ...more] = inSeat.filter(({ name }) => samenessOf(winner.name, name) === 'same')
  return only && more.length === 0 ? [[winner, only]] : []
}

/** Why winners who are none of the holders are not shown as following them; null where nothing speaks against it. */
function whyNot(coming: readonly Choice[], leaving: readonly Holder[], day: string): string | null {
  const names = coming.map(({ name }) => name).join(', ')
  for (const { name } of coming) {
    if (isTicket(name)) return `${name} is a ticket, of which the file tells the last names alone.`
    const perhaps = leaving.find((holder) => samenessOf(name, holder.name) !== 'other')
    if (perhaps) return `${name} may be ${perhaps.name}, who is on file, or somebody else of that name.`
  }
  const newer = leaving.find(({ asOf, publicElectionDate }) => (asOf ?? '') > day && publicElectionDate !== day)
  if (newer) return `${newer.name} is on file from ${typedDayOf(newer.asOf ?? '')}, which is later than this election.`
  if (leaving.length === coming.length) return null
  const of = leaving.length === 1 ? 'one person on file' : `${leaving.length} people on file`
  return `${names}: whom they follow cannot be told of ${of} whose seats are decided.`
}
