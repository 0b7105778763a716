import type { TaskState } from '@atlas/contract/endpoints/drives/tasks.ts'
import type * as contract from '@atlas/contract/endpoints/drives/results.ts'
import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { stateName } from '@atlas/contract/rules/states.ts'
import type { Context } from '#context/context.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, type PlaceOnFile, placeAt, type Places, rowsOfArea } from '#dataset/places/places.ts'
import { sumOf } from '#features/drives/asked-items.ts'
import { accountsOf, describeSummary, peopleOf } from '#features/drives/describe-summary.ts'
import { placeOfResults } from '#features/drives/results/send-results.ts'
import { unitOf } from '#features/drives/results/units.ts'
import { resultsHere } from '#features/drives/results-here.ts'
import { type RoundRow, roundsOf, selectTasks, standingOf, type TaskRow } from '#features/drives/task-rows.ts'
import { describeResult, unitHere, withoutParties } from '#features/drives/tasks/describe-task.ts'
import type { Caller } from '#platform/http/serve.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** The seats whose result of a day is not in, by place, with the answers so far. */
export async function readResults(
  { database, dataset, clock }: Needed,
  caller: Caller,
  { params: { day }, query: { place_id: placeId } }: Parsed<typeof contract.readResults>,
): Promise<ResultsDesk> {
  const snapshot = dataset.current()
  const requested = placeId === undefined ? null : placeOfResults(snapshot, placeId)
  const visibleTasks = await selectTasks(database, caller, clock.now()).where('election_day', '=', day).execute()
  // On this page an administrator, too, enters results for their own organization only.
  const tasks = visibleTasks.filter(({ is_member: isMember }) => isMember)
  const rounds = await roundsOf(
    database,
    tasks.map(({ id }) => id),
  )
  const progress = new Map(tasks.map((task) => [task.place_id, progressOf(task, rounds.get(task.id) ?? [], snapshot)]))
  const places = placesOf(snapshot, day, progress)
  return {
    day,
    days: daysNotIn(snapshot),
    states: statesOf(places),
    places,
    drive_id: tasks[0]?.drive_id ?? null,
    form: requested && (await formOf(requested)),
  }

  async function formOf(place: PlaceOnFile): Promise<ResultsDesk['form']> {
    const task = tasks.find(({ place_id: id }) => id === place.id)
    const ofTask = task ? (rounds.get(task.id) ?? []) : []
    const person = await peopleOf(database, caller, task ? accountsOf(task) : [])
    const here = unitHere(snapshot, place.number)
    const published = ofTask.find(({ undone_at: undoneAt }) => undoneAt === null)
    const answers = task?.answers ?? published?.answers
    const shown = answers && caller.isNonpartisan ? withoutParties(answers) : answers
    return {
      place: described(place),
      seats: resultsHere(here, day, task?.asked).map((result) => describeResult(result, day, [], caller)),
      task: task ? describeSummary(task, ofTask, { snapshot, caller, person }) : null,
      answers: shown?.results ?? [],
    }
  }
}

interface Progress {
  readonly state: TaskState
  readonly published: number
  readonly waiting: number
}

function progressOf(task: TaskRow, rounds: readonly RoundRow[], { index }: Snapshot): Progress {
  const { state, published, waiting } = standingOf(task, rounds, index.version)
  // Published means that every search finds it.
  const onItsWay = rounds.filter(({ undone_at: undoneAt, version }) => undoneAt === null && version > index.version)
  const unseen = sumOf(onItsWay.flatMap(({ given }) => given))
  return { state, published: Math.max(0, sumOf(published) - unseen), waiting: sumOf(waiting) + unseen }
}

function described({ id, kind, name, stateId }: PlaceOnFile) {
  return { id, kind, name, state_id: stateId, state: stateName(stateId) }
}

/** place of a page → seats whose result of a day is not in */
function notInByPlace({ index, places }: Snapshot, day: string): Map<number, number> {
  const pending = indexColumn(index, 'stats.result_pending')
  const state = indexColumn(index, 'state.name')
  const counts = new Map<number, number>()
  for (let area = 0; area < places.areas.ids.length; area++) {
    const place = places.areas.places[area] as number
    const rows = rowsOfArea(places, area).filter((row) => valueAt(pending, row) === day)
    const [first] = rows
    if (first === undefined) continue
    const stateId = valueAt(state, first)
    const ofState = typeof stateId === 'string' ? findPlace(places, stateId) : undefined
    const unit = place === 0 ? ofState : unitOf(places, place - 1)
    if (unit === undefined) continue
    const count = rows.length
    counts.set(unit, (counts.get(unit) ?? 0) + count)
  }
  return counts
}

/** District 2 comes before District 10. */
const byNumber = new Intl.Collator('en-US', { numeric: true })

function placesOf(snapshot: Snapshot, day: string, progress: ReadonlyMap<string, Progress>): ResultsDesk['places'] {
  const { places } = snapshot
  const notIn = notInByPlace(snapshot, day)
  for (const number of numbersOf(places, progress.keys())) notIn.set(number, notIn.get(number) ?? 0)
  const rows = Array.from(notIn, ([number, count]) => {
    const place = described(placeAt(places, number))
    const { published = 0, waiting = 0, state = null } = progress.get(place.id) ?? {}
    return { ...place, not_in: Math.max(0, count - waiting), waiting, published, state_of_task: state }
  })
  return rows.toSorted((one, other) => one.state.localeCompare(other.state) || byNumber.compare(one.name, other.name))
}

function numbersOf(places: Places, ids: Iterable<string>): number[] {
  return [...ids].flatMap((id) => findPlace(places, id) ?? [])
}

function statesOf(places: ResultsDesk['places']): ResultsDesk['states'] {
  const sum = (of: ResultsDesk['places'], field: 'published' | 'waiting' | 'not_in') =>
    of.reduce((total, each) => total + each[field], 0)
  return Array.from(
    Map.groupBy(places, ({ state_id: id }) => id),
    ([id, of]) => ({
      state_id: id,
      state: stateName(id),
      published: sum(of, 'published'),
      waiting: sum(of, 'waiting'),
      not_in: sum(of, 'not_in'),
    }),
  )
}

function daysNotIn({ index }: Snapshot): ResultsDesk['days'] {
  const pending = indexColumn(index, 'stats.result_pending')
  const counts = new Map<string, number>()
  for (let row = 0; row < index.ids.length; row++) {
    const day = valueAt(pending, row)
    if (typeof day === 'string') counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from(counts, ([day, count]) => ({ day, not_in: count })).toSorted((one, other) =>
    other.day.localeCompare(one.day),
  )
}
