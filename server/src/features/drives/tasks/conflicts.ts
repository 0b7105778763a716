import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ConflictDecision } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { AskedItem } from '#database/schema.ts'
import type { HolderHere, PlaceHere, SeatHere } from '#features/drives/seats-here.ts'

/** An answer names a holder for a seat that somebody else has taken meanwhile. */
export interface Conflict {
  readonly seat: SeatHere
  readonly name: string
  readonly holder: HolderHere
}

/** The seats without room for all new holders besides those on file whom none of them replaces. */
export function conflictsIn(answers: Answers, { seats }: PlaceHere): Conflict[] {
  return answers.seats.flatMap(({ id, people }) => {
    const seat = seats.find((each) => each.id === id)
    if (!seat) return []
    const followed = new Set(people.flatMap(({ follows }) => follows ?? []))
    const names = new Set(people.map(({ name }) => normalized(name)))
    const others = newestFirst(seat.holders).filter(
      ({ officialId, name }) => !followed.has(officialId) && !names.has(normalized(name)),
    )
    const known = new Set(seat.holders.map(({ name }) => normalized(name)))
    const isThere = (officialId: number | null) => seat.holders.some((holder) => holder.officialId === officialId)
    const added = people.filter(({ name, follows }) => !known.has(normalized(name)) && !isThere(follows))
    // If the law's number is not known, the load itself detects two holders of one office.
    const room = seat.byLaw === null ? added.length : seat.open
    return added.slice(room).flatMap(({ name }, at) => {
      const holder = others[at] ?? others[0]
      return holder ? [{ seat, name, holder }] : []
    })
  })
}

function newestFirst(holders: readonly HolderHere[]): HolderHere[] {
  // Officials added at the same moment are in the order of their ids.
  return holders.toSorted(
    (one, other) => (other.added ?? '').localeCompare(one.added ?? '') || other.officialId - one.officialId,
  )
}

interface Decided {
  readonly answers: Answers
  /** Items that need no answer any more, because the holder on file stays. */
  readonly settled: readonly AskedItem[]
}

/** The answers after each conflict is decided. Refuses if one is undecided, or if the holder has changed again. */
export function decide(
  answers: Answers,
  conflicts: readonly Conflict[],
  decisions: readonly ConflictDecision[],
  asked: readonly AskedItem[],
): Decided {
  const decided = conflicts.map((conflict) => {
    const { seat, name, holder } = conflict
    const found = decisions.find(
      (each) => each.id === seat.id && each.name === name && each.official_id === holder.officialId,
    )
    if (!found) throw refusal(conflict)
    return { ...conflict, decision: found.decision }
  })
  const of = (id: string, name: string) => decided.find((each) => each.seat.id === id && each.name === name)
  const settled = decided.filter(({ decision }) => decision === 'keep')
  return {
    answers: {
      ...answers,
      seats: answers.seats.map((seat) => ({
        ...seat,
        people: seat.people.flatMap((person) => {
          const conflict = of(seat.id, person.name)
          if (conflict?.decision === 'keep') return []
          return [conflict ? { ...person, follows: conflict.holder.officialId } : person]
        }),
      })),
    },
    settled: settled.flatMap(({ seat }) =>
      asked.flatMap((item) =>
        item.of === 'seat' && item.id === seat.id && item.wanted === 'holder' ? [{ ...item, count: 1 }] : [],
      ),
    ),
  }
}

function refusal({ seat, name, holder }: Conflict): Problem {
  const detail = `Somebody was first. ${holder.name} is on file as ${seat.office}, ${seat.area}, from ${holder.source}, and a single seat cannot have two holders. Decide whether ${holder.name} stays or ${name} follows.`
  return new Problem('seat_taken', { detail, errors: [{ path: seat.id, message: detail }] })
}
