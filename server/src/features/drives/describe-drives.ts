import { wantedIds } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Drive, DriveProgress } from '@atlas/contract/endpoints/drives/drives.ts'
import { taskStates } from '@atlas/contract/endpoints/drives/tasks.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { sumOf, visibleItems } from '#features/drives/asked-items.ts'
import { type PersonOf, peopleOf } from '#features/drives/describe-summary.ts'
import type { DriveRow } from '#features/drives/find-drives.ts'
import { type RoundRow, roundsOf, selectTasks, standingOf, type TaskRow } from '#features/drives/task-rows.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Drives with their progress. */
export async function describeDrives(
  { database, dataset, clock }: Needed,
  caller: Caller,
  drives: readonly DriveRow[],
  placeId?: string,
): Promise<Drive[]> {
  if (drives.length === 0) return []
  const ids = drives.map(({ id }) => id)
  const tasks = await selectTasks(database, caller, clock.now())
    .where(sql<boolean>`drive_id = any(${ids}::uuid[])`)
    .execute()
  const rounds = await roundsOf(
    database,
    tasks.map(({ id }) => id),
  )
  const filled = [...tasks, ...[...rounds.values()].flat()].map(({ filled_by: by }) => by)
  const person = await peopleOf(database, caller, [...drives.map(({ made_by: by }) => by), ...filled])
  const ofDrive = Map.groupBy(tasks, ({ drive_id: id }) => id)
  return drives.map((drive) => {
    const own = ofDrive.get(drive.id) ?? []
    const counting = { rounds, version: dataset.current().index.version, isNonpartisan: caller.isNonpartisan, person }
    return {
      id: drive.id,
      name: drive.name,
      organization: { id: drive.organization_id, name: drive.organization_name },
      made_by: person(drive.made_by),
      made_at: drive.made_at.toISOString(),
      ended_at: drive.ended_at?.toISOString() ?? null,
      offices: [...drive.offices],
      wanted: drive.wanted.filter((each) => !caller.isNonpartisan || each !== 'party'),
      second_look: drive.second_look,
      can_fill: drive.is_member && drive.ended_at === null,
      can_change: caller.roles.has('ADMIN'),
      progress: progressOf(own, counting),
      task_id: (placeId !== undefined && own.find((task) => task.place_id === placeId)?.id) || null,
    }
  })
}

interface Counting {
  readonly rounds: ReadonlyMap<string, readonly RoundRow[]>
  readonly version: number
  readonly isNonpartisan: boolean
  readonly person: PersonOf
}

function progressOf(tasks: readonly TaskRow[], { rounds, version, isNonpartisan, person }: Counting): DriveProgress {
  const counted = tasks.map((task) => {
    const standing = standingOf(task, rounds.get(task.id) ?? [], version)
    const visible = (items: typeof standing.left) => visibleItems(items, isNonpartisan)
    const { state, published, waiting, left } = standing
    return {
      task,
      state,
      asked: visible(task.asked),
      published: sumOf(visible(published)),
      waiting: sumOf(visible(waiting)),
      left: visible(left),
    }
  })
  const sum = (numberOf: (each: (typeof counted)[number]) => number) =>
    counted.reduce((total, each) => total + numberOf(each), 0)
  const taken = sum(({ state, left }) => (state === 'taken' ? sumOf(left) : 0))
  const left = sum((each) => sumOf(each.left))
  const ofKind = (wanted: string) => (items: (typeof counted)[number]['left']) =>
    sumOf(items.filter((item) => item.wanted === wanted))
  return {
    wanted: sum(({ asked }) => sumOf(asked)),
    published: sum(({ published }) => published),
    waiting: sum(({ waiting }) => waiting),
    taken,
    open: left - taken,
    left,
    places_left: counted.filter((each) => each.left.length > 0).length,
    tasks: Object.fromEntries(
      taskStates.map((state) => [state, counted.filter((each) => each.state === state).length]),
    ) as DriveProgress['tasks'],
    by_kind: wantedIds.flatMap((wanted) => {
      const of = sum(({ asked }) => ofKind(wanted)(asked))
      return of === 0 ? [] : [{ wanted, of, left: sum((each) => ofKind(wanted)(each.left)) }]
    }),
    people: peopleOfDrive(tasks, rounds, isNonpartisan).map(([by, answers]) => ({ person: person(by), answers })),
  }
}

/** How many answers of each person were published or wait. */
function peopleOfDrive(
  tasks: readonly TaskRow[],
  rounds: ReadonlyMap<string, readonly RoundRow[]>,
  isNonpartisan: boolean,
): [string | null, number][] {
  const counts = new Map<string | null, number>()
  const add = (by: string | null, items: Parameters<typeof visibleItems>[0]) => {
    const count = sumOf(visibleItems(items, isNonpartisan))
    if (count > 0) counts.set(by, (counts.get(by) ?? 0) + count)
  }
  for (const task of tasks) {
    for (const round of rounds.get(task.id) ?? []) if (round.undone_at === null) add(round.filled_by, round.given)
    if (task.given && task.state !== 'taken') add(task.filled_by, task.given)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}
