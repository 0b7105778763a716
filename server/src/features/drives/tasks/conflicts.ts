import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ConflictDecision } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { AskedItem } from '#database/schema.ts'
import type { HolderHere, PlaceHere, SeatHere } from '#features/drives/seats-here.ts'

/** Somebody is answered for a seat that somebody else holds by now. */
export interface Conflict {
  readonly seat: SeatHere
  readonly name: string
  readonly holder: HolderHere
}

/** A seat has no room for all who are answered for it, beside those on file whom nobody of them follows. */
export function conflictsIn(answers: Answers, { seats }: PlaceHere): Conflict[] {
  return answers.seats.flatMap(({ id, people }) => {
    const seat = seats.find((each) => each.id === id)
    if (!seat) return []
    const followed = new Set(people.flatMap(({ follows }) => follows ?? []))
    const names = new Set(people.map(({ name }) => normalised(name)))
    const others = newestFirst(seat.holders).filter(
      ({ officialId, name }) => !followed.has(officialId) && !names.has(normalised(name)),
    )
    const known = new Set(seat.holders.map(({ name }) => normalised(name)))
    const isThere = (officialId: number | null) => seat.holders.some((holder) => holder.officialId === officialId)
    const added = people.filter(({ name, follows }) => !known.has(normalised(name)) && !isThere(follows))
    // Where the law's number is not known, the load itself finds out whether one office has two holders.
    const room = seat.byLaw === null ? added.length : seat.open
    return added.slice(room).flatMap(({ name }, at) => {
      const holder = others[at] ?? others[0]
      return holder ? [{ seat, name, holder }] : []
    })
  })
}

function newestFirst(holders: readonly HolderHere[]): HolderHere[] {
  // Of those who came at once, who has the higher number.
  return holders.toSorted(
    (one, other) => (other.added ?? '').localeCompare(one.added ?? '') || other.officialId - one.officialId,
  )
}

interface Decided {
  readonly answers: Answers
  /** What needs no answer any more, because the holder on file stays. */
  readonly kept: readonly AskedItem[]
}

/** The answers as each conflict is decided; refused where one is not, or somebody else is in the seat by now. */
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
  const kept = decided.filter(({ decision }) => decision === 'keep')
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
    kept: kept.flatMap(({ seat }) =>
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
