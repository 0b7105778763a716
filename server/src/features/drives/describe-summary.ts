import type { Filler, TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { stateIds, stateName } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { byKind, sumOf, visibleItems } from '#features/drives/asked-items.ts'
import { type RoundRow, type TaskRow, type TaskStanding, standingOf } from '#features/drives/task-rows.ts'
import { type Names, readNames } from '#lists/people.ts'
import type { Caller } from '#platform/http/serve.ts'

/** An account by name, as people of the organization see it. */
export type PersonOf = (accountId: string | null) => Filler | null

export async function peopleOf(
  database: Database,
  caller: Pick<Caller, 'accountId'>,
  accountIds: Iterable<string | null>,
): Promise<PersonOf> {
  return personOf(await readNames(database, accountIds), caller)
}

function personOf(names: Names, { accountId }: Pick<Caller, 'accountId'>): PersonOf {
  return (id) => {
    const name = id === null ? undefined : names.get(id)
    return id === null || name === undefined ? null : { id, name, is_me: id === accountId }
  }
}

/** All accounts that a task mentions. */
export function accountsOf({ taken_by, filled_by, sent_back_by }: TaskRow): (string | null)[] {
  return [taken_by, filled_by, sent_back_by]
}

export interface Looking {
  readonly snapshot: Snapshot
  readonly caller: Caller
  readonly person: PersonOf
}

export function describeSummary(
  task: TaskRow,
  rounds: readonly RoundRow[],
  { snapshot, caller, person }: Looking,
): TaskSummary {
  const standing = standingOf(task, rounds, snapshot.index.version)
  const count = (items: TaskStanding['left']) => sumOf(visibleItems(items, caller.isNonpartisan))
  const { state } = standing
  const isFilled = state === 'done' || state === 'sent_back' || state === 'publishing'
  return {
    id: task.id,
    drive: {
      id: task.drive_id,
      name: task.drive_name,
      second_look: task.second_look,
      is_ended: task.ended_at !== null,
      election_day: task.election_day,
    },
    place: placeOf(snapshot, task),
    state,
    taken:
      state === 'taken' && task.taken_until
        ? { by: person(task.taken_by), until: task.taken_until.toISOString() }
        : null,
    filled:
      isFilled && task.filled_at && task.answers
        ? { by: person(task.filled_by), at: task.filled_at.toISOString(), answers: count(standing.waiting) }
        : null,
    sent_back: sentBackOf(task, person),
    left: byKind(visibleItems(standing.left, caller.isNonpartisan)),
    wanted: count(task.asked),
    published: count(standing.published),
    waiting: count(standing.waiting),
    can: rightsOf(task, rounds, state, caller),
  }
}

export function sentBackOf(task: TaskRow, person: PersonOf): TaskSummary['sent_back'] {
  const { word, sent_back_at: at, sent_back_by: by } = task
  return word === null || at === null ? null : { by: person(by), at: at.toISOString(), word }
}

function placeOf({ places }: Snapshot, { place_id: id, place_name: name }: TaskRow): TaskSummary['place'] {
  const number = findPlace(places, id)
  if (number === undefined)
    return { id, kind: kindOfPlaceId(id) ?? 'county', name, state_id: stateIds[0] ?? '', state: '' }
  const place = placeAt(places, number)
  return { id, kind: place.kind, name: place.name, state_id: place.stateId, state: stateName(place.stateId) }
}

function rightsOf(
  task: TaskRow,
  rounds: readonly RoundRow[],
  state: TaskSummary['state'],
  { accountId, roles }: Caller,
): TaskSummary['can'] {
  const isAdmin = roles.has('ADMIN')
  const isOn = task.ended_at === null
  const isFree = state === 'open' || state === 'sent_back'
  const hasIt = state === 'taken' && task.taken_by === accountId
  return {
    take: task.is_member && isOn && (isFree || hasIt),
    look: state === 'done' && task.filled_by !== accountId,
    release: state === 'taken' && (hasIt || isAdmin),
    undo: isAdmin && state !== 'publishing' && rounds.some(({ undone_at: undoneAt }) => undoneAt === null),
  }
}
