import { createHash } from 'node:crypto'
import type { ResultsQuestionKind } from '@atlas/contract/endpoints/data/import-check.ts'
import { type Choice, type Contest, seatOf } from '#imports/results/contest.ts'
import { type Holder, isUpOn } from '#imports/publish-results/holders.ts'
import type { OpenSeat } from '#imports/publish-results/open-seats.ts'
import { seatKey } from '#imports/publish-results/seats-of-contest.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'

/** What a person has to say of a contest, because neither the file nor the law does. */
export interface ResultsQuestion {
  /** The same for the same contest, however often the file is read. */
  readonly id: string
  readonly kind: ResultsQuestionKind
  /** "Sheriff, Adams", as the file says it. */
  readonly seat: string
  readonly onFile: string | null
  readonly inFile: string
  readonly votes: number
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** One of the options; null where nobody has answered. */
  readonly answer: string | null
}

/** By question, which option was chosen. */
export type ResultsAnswers = Readonly<Record<string, string>>

export interface Asking {
  /** The option that was chosen; null where nobody has answered. */
  readonly ask: (question: Omit<ResultsQuestion, 'answer'>) => string | null
  /** The same of what need not be asked as long as nobody has answered it. */
  readonly answerTo: (question: Omit<ResultsQuestion, 'answer'>) => string | null
  /** So many have no answer. */
  readonly open: () => number
  /** Each once, in the order in which they came up. */
  readonly questions: () => readonly ResultsQuestion[]
}

export function askWith(answers: ResultsAnswers): Asking {
  const questions = new Map<string, ResultsQuestion>()
  let open = 0
  // An option may be gone since it was chosen.
  const answerTo = ({ id, options }: Pick<ResultsQuestion, 'id' | 'options'>) =>
    options.find((option) => Object.hasOwn(answers, id) && option.id === answers[id])?.id ?? null
  return {
    answerTo,
    ask: (question) => {
      const answer = answerTo(question)
      if (!questions.has(question.id) && answer === null) open += 1
      questions.set(question.id, { ...question, answer })
      return answer
    },
    open: () => open,
    questions: () => [...questions.values()],
  }
}

export const leaveOut = { id: 'leave_out', label: 'Leave out' } as const

/** Whether a winner is a holder whose name is alike. */
export function samePerson(contest: Contest, winner: Choice, holder: Holder): Omit<ResultsQuestion, 'answer'> {
  return {
    id: idOf('same_person', contest, winner.name, String(holder.id)),
    kind: 'same_person',
    seat: seatOf(contest),
    onFile: holder.name,
    inFile: winner.name,
    votes: winner.votes,
    options: [
      { id: 'same', label: 'The same' },
      { id: 'somebody_new', label: 'Somebody new' },
    ],
  }
}

/** How many a body elects at once; null where neither those on file nor the law give a number. */
export function howMany(
  contest: Contest,
  inSeat: readonly Holder[],
  open: OpenSeat | undefined,
  day: string,
): Omit<ResultsQuestion, 'answer'> | null {
  const standing = contest.choices.filter(({ kind }) => kind === 'candidate')
  const numbers = new Map<number, string>()
  const offer = (count: number, why: string) => {
    if (count > 0 && count <= standing.length && !numbers.has(count)) numbers.set(count, `${count}, ${why}`)
  }
  offer(inSeat.filter((holder) => isUpOn(holder, day)).length, 'as many as were to be decided')
  offer(inSeat.length, 'as many as are on file')
  offer(open?.byLaw ?? 0, 'as the law gives')
  if (numbers.size === 0) return null
  return {
    id: idOf('how_many', contest),
    kind: 'how_many',
    seat: seatOf(contest),
    onFile: inSeat.length === 0 ? null : inSeat.length === 1 ? (inSeat[0]?.name ?? null) : `${inSeat.length} on file`,
    inFile: standing.length === 1 ? (standing[0]?.name ?? '') : `${standing.length} names`,
    votes: standing.reduce((sum, { votes }) => sum + votes, 0),
    options: [...Array.from(numbers, ([count, label]) => ({ id: String(count), label })), leaveOut],
  }
}

// More are no choice that a person reads, and the likeliest come first.
const mostSeats = 6

/** Which of the seats that no other contest is for; null where none of them is called alike. */
export function whichSeat(
  contest: Contest,
  elected: readonly Choice[],
  seats: readonly Holder[],
): Omit<ResultsQuestion, 'answer'> | null {
  const words = wordsOf(`${contest.title} ${contest.district}`)
  const likely = new Map<string, { readonly label: string; readonly shared: number }>()
  for (const { office, place, placeKey } of seats) {
    const shared = [...wordsOf(`${office} ${place}`)].filter((word) => words.has(word)).length
    if ([...wordsOf(office)].some((word) => words.has(word)))
      likely.set(seatKey(slug(office), placeKey), { label: `${office}, ${place}`, shared })
  }
  if (likely.size === 0) return null
  const sorted = [...likely].toSorted(([, one], [, other]) => other.shared - one.shared).slice(0, mostSeats)
  return {
    id: idOf('which_seat', contest),
    kind: 'which_seat',
    seat: seatOf(contest),
    onFile: null,
    inFile: elected.map(({ name }) => name).join(', '),
    votes: elected.reduce((sum, { votes }) => sum + votes, 0),
    options: [...sorted.map(([id, { label }]) => ({ id, label })), leaveOut],
  }
}

/** "Member of School Board -- District 02" has the words member, school, board, district and 2. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = normalized(text).split(/[^\p{L}\d]+/u)
  return new Set(words.map((word) => word.replace(/^0+(?=\d)/, '')).filter((word) => word !== '' && !joining.has(word)))
}
const joining: ReadonlySet<string> = new Set(['of', 'the', 'and', 'for', 'county', 'parish'])

function idOf(kind: ResultsQuestionKind, { title, district, counties, choices }: Contest, ...more: string[]): string {
  const names = choices.map(({ name }) => name).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([kind, title, district, counties, names, ...more]))
    .digest('base64url')
    .slice(0, 22)
}
