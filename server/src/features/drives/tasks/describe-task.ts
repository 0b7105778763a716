import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ResultSeat, SeatOfTask, Task, TaskConflict } from '@atlas/contract/endpoints/drives/tasks.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { AskedItem } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { leftOf, ofPerson, sumOf, visibleItems } from '#features/drives/asked-items.ts'
import { accountsOf, describeSummary, type PersonOf, peopleOf } from '#features/drives/describe-summary.ts'
import {
  type HolderHere,
  isNew,
  type PlaceHere,
  type SeatHere,
  seatsHere,
  seatsWithoutPlace,
} from '#features/drives/seats-here.ts'
import { membersOf } from '#features/drives/results/units.ts'
import { electedIn, type ResultHere, resultsHere } from '#features/drives/results-here.ts'
import { findTask, type RoundRow, roundsOf, type TaskRow } from '#features/drives/task-rows.ts'
import { type Conflict, conflictsIn } from '#features/drives/tasks/conflicts.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

const nothingHere: PlaceHere = { seats: [], lines: [], call: null }

/** The seats and office lines on file for the place of a task. */
export function placeOfTask(snapshot: Snapshot, { place_id: id, offices, election_day: day }: OfPlace): PlaceHere {
  const number = findPlace(snapshot.places, id)
  if (number === undefined) return nothingHere
  return day === null ? seatsHere(snapshot, number, offices) : unitHere(snapshot, number)
}

type OfPlace = Pick<TaskRow, 'place_id' | 'offices' | 'election_day'>

/** For results, a page covers everything within a county; a state's page covers its circuits. */
export function unitHere(snapshot: Snapshot, number: number): PlaceHere {
  const place = placeAt(snapshot.places, number)
  const all = membersOf(snapshot.places, number).map((member) => seatsHere(snapshot, member, []))
  if (place.kind === 'state') all.push(seatsWithoutPlace(snapshot, place))
  return { seats: all.flatMap(({ seats }) => seats), lines: [], call: all[0]?.call ?? null }
}

/** A task with everything that its form shows. */
export async function describeTask({ database, dataset, clock }: Needed, caller: Caller, id: string): Promise<Task> {
  const task = await findTask(database, caller, id, clock.now())
  const rounds = (await roundsOf(database, [id])).get(id) ?? []
  const snapshot = dataset.current()
  const here = placeOfTask(snapshot, task)
  const conflicts = task.answers && task.state === 'done' ? conflictsIn(task.answers, here) : []
  const firsts = await publishedFirst(database, task, conflicts)
  const ids = [...rounds.flatMap(({ filled_by, looked_by }) => [filled_by, looked_by]), ...firsts.map(({ by }) => by)]
  const person = await peopleOf(database, caller, [...accountsOf(task), ...ids])
  const summary = describeSummary(task, rounds, { snapshot, caller, person })
  const isShown = summary.state !== 'open' && summary.state !== 'published'
  const shown = (answers: Answers) => (caller.isNonpartisan ? withoutParties(answers) : answers)
  return {
    ...summary,
    organization: { id: task.organization_id, name: task.organization_name },
    ...describePlaceHere(here, task, unpublishedOf(task, rounds), caller.isNonpartisan),
    results: requestedResults(task, here).map((result) =>
      describeResult(result, task.election_day, unpublishedOf(task, rounds), caller),
    ),
    draft: await draftOf(database, caller, id, shown),
    answers: isShown && task.answers ? shown(task.answers) : null,
    conflicts: conflicts.map((conflict, at) => describeConflict(conflict, firsts[at], person)),
    error: task.error,
    call: here.call,
    rounds: rounds.map((round) => describeRound(round, person, caller)),
  }
}

/** The asked items that are not published. */
function unpublishedOf({ asked }: TaskRow, rounds: readonly RoundRow[]): AskedItem[] {
  return leftOf(
    asked,
    rounds.flatMap(({ given, undone_at: undoneAt }) => (undoneAt === null ? given : [])),
  )
}

/**
 * For an election day, all seats that it decides; otherwise the seats that the drive asked for and that are still on
 * file.
 */
export function requestedResults(
  { asked, election_day: day }: Pick<TaskRow, 'asked' | 'election_day'>,
  here: PlaceHere,
) {
  const seats = new Set(asked.flatMap(({ of, id }) => (of === 'result' ? [id] : [])))
  if (seats.size === 0 && day === null) return []
  const found = resultsHere(here, day, asked)
  return day === null ? found.filter(({ id }) => seats.has(id)) : found
}

export function describeResult(
  result: ResultHere,
  day: string | null,
  unpublished: readonly AskedItem[],
  { isNonpartisan }: Pick<Caller, 'isNonpartisan'>,
): ResultSeat {
  const { id, seat, holder } = result
  return {
    seat_id: id,
    office: seat.office,
    district: seat.district,
    area: seat.area,
    holder: holder && {
      official_id: holder.officialId,
      name: holder.name,
      standing: holder.standing,
      party: isNonpartisan ? null : holder.party,
      last_election: lastElectionText(holder),
    },
    elected: electedIn(result, day),
    is_wanted: unpublished.some((item) => item.of === 'result' && item.id === id),
  }
}

/** "2022: uncontested" */
function lastElectionText({ lastElection }: HolderHere): string | null {
  if (lastElection === null) return null
  const { day, outcome } = lastElection
  return [day.slice(0, 4), outcome?.toLowerCase()].filter(Boolean).join(': ')
}

function describePlaceHere(
  { seats, lines }: PlaceHere,
  { asked, made_at: madeAt }: TaskRow,
  unpublished: readonly AskedItem[],
  isNonpartisan: boolean,
): Pick<Task, 'seats' | 'lines' | 'seats_by_law' | 'on_file'> {
  const visible = visibleItems(unpublished, isNonpartisan)
  const wasOnFile = new Set(asked.flatMap(({ of, id }) => (of === 'official' ? [id] : [])))
  const wantedOf = (of: AskedItem['of'], id: string) =>
    visible.filter((item) => item.of === of && item.id === id).map(({ wanted }) => wanted)
  return {
    seats: seats.map((seat): SeatOfTask => {
      const { id, office, district, area, level, byLaw, law, open, holders } = seat
      const wanted = wantedOf('seat', id)
      return {
        id,
        office,
        district,
        area,
        level,
        seats_by_law: byLaw,
        set_by: law?.setBy ?? null,
        law: law?.law ?? null,
        confidence: law?.confidence ?? null,
        open,
        holders_wanted: wanted.includes('holder') ? sumOf(unpublished.filter((item) => isHolderOf(item, seat))) : 0,
        wanted: wanted.filter((each) => each !== 'holder'),
        holders: holders.map((holder) => ({
          official_id: holder.officialId,
          name: holder.name,
          standing: holder.standing,
          since: holder.since,
          ethnicity: holder.ethnicity,
          gender: holder.gender,
          party: isNonpartisan ? null : holder.party,
          source: holder.source,
          as_of: holder.asOf,
          wanted: wasOnFile.has(String(holder.officialId))
            ? wantedOf('official', String(holder.officialId))
            : ofPerson.filter((each) => wanted.includes(each) && holder[each] === null),
          is_new: isNew(holder, madeAt),
        })),
      }
    }),
    lines: lines.map((line) => ({ ...line, wanted: wantedOf('line', line.id) })),
    seats_by_law: seats.reduce((sum, { byLaw }) => sum + (byLaw ?? 0), 0),
    on_file: seats.reduce((sum, { byLaw, holders }) => sum + (byLaw === null ? 0 : holders.length), 0),
  }
}

function isHolderOf({ of, id, wanted }: AskedItem, seat: SeatHere): boolean {
  return of === 'seat' && id === seat.id && wanted === 'holder'
}

async function draftOf(
  database: Database,
  { accountId }: Caller,
  taskId: string,
  shown: (answers: Answers) => Answers,
): Promise<Task['draft']> {
  const draft = await database
    .selectFrom('task_draft')
    .select(['answers', 'saved_at'])
    .where('task_id', '=', taskId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return draft ? { answers: shown(draft.answers), saved_at: draft.saved_at.toISOString() } : null
}

/** For the nonpartisan view. */
export function withoutParties(answers: Answers): Answers {
  return {
    ...answers,
    seats: answers.seats.map((seat) => ({ ...seat, people: seat.people.map((each) => ({ ...each, party: '' })) })),
    officials: answers.officials.map((each) => ({ ...each, party: '' })),
    results: answers.results.map((each) => ({ ...each, party: '', votes: null, share: null })),
  }
}

/** The first answer to an item, if it was given in this atlas. */
interface First {
  readonly by: string | null
  readonly at: Date | null
}

async function publishedFirst(
  database: Database,
  { place_id: placeId, organization_id: organizationId }: TaskRow,
  conflicts: readonly Conflict[],
): Promise<First[]> {
  if (conflicts.length === 0) return []
  const rounds = await database
    .selectFrom('task_round')
    .innerJoin('drive_task', 'drive_task.id', 'task_id')
    .innerJoin('drive', 'drive.id', 'drive_id')
    .select(['task_round.answers', 'task_round.filled_by', 'published_at'])
    // Security: whether somebody volunteers in another organization is private.
    .select(sql<boolean>`drive.organization_id = ${organizationId}`.as('is_ours'))
    .where('place_id', '=', placeId)
    .where('undone_at', 'is', null)
    .orderBy('task_round.id', 'desc')
    .execute()
  return conflicts.map(({ seat, holder }) => {
    const found = rounds.find(({ answers }) =>
      answers.seats.some(
        ({ id, people }) => id === seat.id && people.some(({ name }) => normalized(name) === normalized(holder.name)),
      ),
    )
    return found ? { by: found.is_ours ? found.filled_by : null, at: found.published_at } : { by: null, at: null }
  })
}

function describeConflict({ seat, name, holder }: Conflict, first: First | undefined, person: PersonOf): TaskConflict {
  return {
    id: seat.id,
    name,
    holder: { official_id: holder.officialId, name: holder.name, standing: holder.standing },
    by: person(first?.by ?? null),
    at: first?.at?.toISOString() ?? null,
    source: holder.source,
  }
}

function describeRound(round: RoundRow, person: PersonOf, { isNonpartisan }: Caller): Task['rounds'][number] {
  return {
    filled_by: person(round.filled_by),
    filled_at: round.filled_at.toISOString(),
    looked_by: person(round.looked_by),
    published_at: round.published_at.toISOString(),
    undone_at: round.undone_at?.toISOString() ?? null,
    answers: sumOf(visibleItems(round.given, isNonpartisan)),
  }
}
