import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { ChangesOfCounty, CountyChanges } from '@atlas/contract/endpoints/places/county-changes.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { versionBefore } from '#database/changes/version-before.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { firstLoad, momentOfDay } from '#dataset/moment-of-day.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { rowsOfPlace } from '#dataset/places/listed-places.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, placeCount, placeIdAt } from '#dataset/places/places.ts'
import { type Happened, whatHappened } from '#dataset/what-happened.ts'
import { dayOf } from '#platform/clock.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'

/** How many days back a request without a day looks. */
const daysBack = 30

interface Request {
  readonly now: Date
  readonly since: string | undefined
  readonly isNonpartisan: boolean
}

/**
 * The changes since a day among the officials whom each county itself elects; counties without changes are left out.
 */
export async function countCountyChanges(
  database: Database,
  snapshot: Snapshot,
  { now, since: requested, isNonpartisan }: Request,
): Promise<CountyChanges> {
  const { index, places, today } = snapshot
  const first = await firstLoad(database)
  const begin = first && dayOf(first)
  const monthAgo = addDays(today, -daysBack)
  const since = requested ?? (begin !== null && begin > monthAgo ? begin : monthAgo)
  const moment = await momentOfDay(database, since, now)
  const after = (await versionBefore(database, moment)) ?? index.version
  const happened = await whatHappened(database, snapshot, { after, hidden: hiddenFrom(isNonpartisan) })
  const left = leftIn(snapshot, { happened, moment })
  const added = indexColumn(index, 'eo.added')
  const isNew = (row: number) => isSince(valueAt(added, row) as string | null, moment)
  const rows: ChangesOfCounty[] = []
  for (let number = 0; number < placeCount(places); number++) {
    if (kindAt(places, number) !== 'county') continue
    const county = { place_id: placeIdAt(places, number), came: 0, left: left.get(number) ?? 0, changed: 0 }
    for (const row of rowsOfPlace(places, number)) {
      const changes = happened.get(index.ids[row] as number)
      if (isNew(row) || changes?.presence === 'came_back' || changes?.presence === 'replaced') county.came += 1
      else if (changes && changes.columns.size > 0) county.changed += 1
    }
    if (county.came + county.left + county.changed > 0) rows.push(county)
  }
  return { since, today, records_begin: begin, rows }
}

interface Since {
  readonly happened: Happened
  readonly moment: Date
}

/** county → how many officials who held a seat at the moment have left it or been replaced since */
function leftIn(snapshot: Snapshot, { happened, moment }: Since): Map<number, number> {
  const countyOf = countiesOfAreas(snapshot)
  const left = new Map<number, number>()
  for (const { presence, person } of happened.values()) {
    const isGone = presence === 'left' || presence === 'taken_back' || presence === 'replaced'
    if (!isGone || person === null || isSince(person.added, moment)) continue
    const county = countyOf.get(keyOf(person.state, person.jurisdiction))
    if (county !== undefined) left.set(county, (left.get(county) ?? 0) + 1)
  }
  return left
}

function isSince(when: string | null, moment: Date): boolean {
  return when !== null && Date.parse(when) >= moment.getTime()
}

/** A jurisdiction with only vacant seats has no row, so its county comes from its seats by law. */
const countiesOfAreas = oncePerSnapshot(({ places, seats }) => {
  const counties = new Map<string, number>()
  for (let number = 0; number < placeCount(places); number++) {
    if (kindAt(places, number) !== 'county') continue
    const state = stateIds[places.states[number] as number]
    if (!state) continue
    for (const area of listAt(seats.areas.own, number))
      counties.set(keyOf(states[state].name, textAt(seats.areaNames, area)), number)
  }
  return counties
})

function keyOf(state: string, jurisdiction: string): string {
  return JSON.stringify([state, jurisdiction])
}
