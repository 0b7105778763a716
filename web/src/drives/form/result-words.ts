import type { ResultAnswer, ResultOutcome } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ResultSeat } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Check, Clock, type LucideIcon, Repeat, UserPlus } from 'lucide-react'
import { seatTitle } from '#drives/form/seat-title.ts'

interface OutcomeWords {
  readonly label: string
  readonly icon: LucideIcon
}

const outcomeWords: Readonly<Record<ResultOutcome, OutcomeWords>> = {
  re_elected: { label: 'Re-elected', icon: Check },
  new: { label: 'Somebody new', icon: UserPlus },
  runoff: { label: 'Runoff to come', icon: Repeat },
  unknown: { label: 'Not known yet', icon: Clock },
}

/** What can be said of a seat: of one that nobody on file holds, who has won it. */
export function outcomeTiles({ holder }: Pick<ResultSeat, 'holder'>) {
  const ids: readonly ResultOutcome[] = holder
    ? ['re_elected', 'new', 'runoff', 'unknown']
    : ['new', 'runoff', 'unknown']
  return ids.map((value) => ({
    value,
    ...outcomeWords[value],
    ...(!holder && value === 'new' && { label: 'Name the winner' }),
  }))
}

/** "Mayor, Church Point" on the page of a parish; what is called after the place itself is not named twice. */
export function resultTitle(seat: ResultSeat, placeName: string): string {
  return seat.area.includes(placeName) ? seatTitle(seat) : `${seat.office}, ${seat.area}`
}

/** "Denise Hartwell, Democratic, 56.2% of the votes" */
export function answerText({ outcome, name, party, votes, share }: ResultAnswer): string {
  const parts = [
    outcome === 'new' ? name : outcomeWords[outcome].label,
    party,
    votes === null ? '' : `${votes.toLocaleString('en-US')} votes`,
    share === null ? '' : `${share}% of the votes`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}
