import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { SeatsReply } from '@atlas/contract/endpoints/data/seats.ts'
import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { seatsByLawOf } from '@atlas/states/seats-by-law.ts'
import type { Database } from '#database/connect.ts'
import { placeCount, placeIdAt } from '#dataset/places/places.ts'
import { describePlace } from '#features/places/describe-place.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

const slow = 120_000

/** Counted by hand: from the list of seats on file, and again by SQL on what is loaded. */
const countedByHand: readonly (readonly [
  state: string,
  office: string,
  byLaw: number | null,
  onFile: number | null,
])[] = [
  ['AL', 'Sheriff', 67, 67],
  ['GA', 'Sheriff', 159, 159],
  ['MS', 'County Supervisor', 410, 0],
  ['MS', 'Election Commissioner', 410, 224],
  ['FL', 'Property Appraiser', 67, 6],
  ['FL', 'Public Defender', 20, 0],
  ['LA', 'Assessor', 64, 13],
  ['GA', 'Clerk of Superior Court', 159, 155],
  ['MS', 'Surveyor', 82, 16],
  ['LA', 'State Senator', 39, 39],
  ['GA', 'State Representative', 180, 179],
  ['AL', 'Circuit Clerk', 68, 68],
  ['FL', 'County Commissioner', null, null],
  ['AL', 'Circuit Judge', null, null],
]

/** The seats of all places, held against the law and against what is stored. */
export function testSeatsOfPublicPack(database: Database, { app, context }: TestApp): void {
  let visitor: Visitor
  let table: SeatsReply

  beforeAll(async () => {
    visitor = await new Visitor(app).signIn()
    table = await visitor.call(endpoints.countSeats, { query: {} })
  }, slow)

  const pageOf = async (id: string): Promise<Place> => await visitor.call(endpoints.findPlace, { params: { id } })
  // The same without a request for each: there are some 3,000 places, and the contract is held by those that are asked for.
  const placeOf = (id: string): Place => describePlace(context.dataset.current(), id, false)
  const countyIds = () => table.counties.map(({ id }) => id)

  test(
    'every office that the law gives each county has a holder or an open seat there',
    () => {
      const lacking: string[] = []
      for (const id of countyIds()) {
        const { seats, name } = placeOf(id)
        for (const { office, units, seatsPerUnit, except } of officesOfEachCounty(stateOf(id))) {
          const number = except.has(id) ? except.get(id) : units === states[stateOf(id)].counties ? seatsPerUnit : null
          if (number == null) continue
          const here = seats.filter((seat) => seat.office === office)
          const filled = here.filter(({ official_id: official }) => official !== null).length
          const open = here.reduce((sum, seat) => sum + seat.open, 0)
          if (filled + open < number) lacking.push(`${office} of ${name}: ${filled} held and ${open} open of ${number}`)
        }
      }
      expect(lacking).toEqual([])
    },
    slow,
  )

  test(
    'no body and no office shows more holders than seats, but where that is told as a doubt',
    async () => {
      const { places } = context.dataset.current()
      const ids = Array.from({ length: placeCount(places) }, (_, number) => placeIdAt(places, number))
      const tooMany: string[] = []
      for (const id of ids) {
        const { bodies, completeness, name } = placeOf(id)
        for (const { name: body, seats_by_law: byLaw, on_file: onFile } of bodies)
          if (byLaw !== null && onFile > byLaw) tooMany.push(body)
        for (const { seats_by_law: byLaw, on_file: onFile } of [completeness.all, completeness.own])
          if (onFile > byLaw) tooMany.push(name)
      }
      expect(tooMany).toEqual([])
      const { rows } = await sql<{ doubts: string[] }>`select report -> 'doubts' as doubts from import_run`.execute(
        database,
      )
      expect(rows.flatMap(({ doubts }) => doubts).filter((each) => each.includes('the law gives it'))).toEqual([])
    },
    slow,
  )

  test.each(countedByHand)(
    '%s has of the office %s by law and on file what was counted by hand',
    async (code, office, byLaw, onFile) => {
      const [stateId] = stateIds.filter((id) => states[id].code === code)
      const found = table.offices.find((each) => each.state_id === stateId && each.office === office)
      expect(found?.seats_by_law ?? null).toBe(byLaw)
      const names = [office, ...(found?.also ?? [])]
      const { rows } = await sql<{ officials: number; with_phone: number; ethnicity_known: number }>`
      select count(*)::integer as officials, count(coalesce(phone, contact_phone))::integer as with_phone,
        count(ethnicity)::integer as ethnicity_known
      from official join shown_seat as seat on seat.id = seat_id join office on office.id = office_id
      join jurisdiction on jurisdiction.id = jurisdiction_id
      where state_id = ${stateId} and office.name = any(${names})`.execute(database)
      expect(found).toMatchObject({
        on_file: rows[0]?.officials,
        with_phone: rows[0]?.with_phone,
        ethnicity_known: rows[0]?.ethnicity_known,
      })
      if (onFile !== null) expect(found?.on_file).toBe(onFile)
    },
  )

  test(
    'the numbers of a place on its page are those of the list of places',
    async () => {
      const columns = [
        'place.seats_by_law',
        'place.seats_open',
        'place.completeness',
      ] as const satisfies readonly ColumnId[]
      const ofList = new Map<unknown, readonly unknown[]>()
      let cursor: string | null = null
      do {
        const body = { kinds: ['county' as const], columns: [...columns], sort: [], limit: 100, cursor }
        const page: SearchReply = await visitor.call(endpoints.searchPlaces, { body })
        for (const row of page.values)
          ofList.set(
            row['place.id'],
            columns.map((id) => row[id]),
          )
        cursor = page.cursor
      } while (cursor !== null)
      expect(ofList.size).toBe(439)
      for (const county of table.counties) {
        const { completeness } = placeOf(county.id)
        const { all, own } = completeness
        const { id: _, ...counted } = county
        expect(own).toEqual(counted)
        const share = own.seats_by_law === 0 ? null : own.on_file / own.seats_by_law
        expect(ofList.get(county.id)).toEqual([all.seats_by_law, all.seats_by_law - all.on_file, share])
      }
    },
    slow,
  )

  test('Mississippi’s five supervisors are named by district, and none is made up', async () => {
    const { seats, bodies, completeness } = await pageOf('28011')
    const supervisors = seats.filter(({ office }) => office === 'County Supervisor')
    expect(supervisors.map(({ district, open, official_id: official }) => [district, open, official])).toEqual(
      ['1', '2', '3', '4', '5'].map((district) => [district, 1, null]),
    )
    expect(bodies).toMatchObject([{ name: 'Bolivar County Board of Supervisors', seats_by_law: 5, on_file: 0 }])
    expect(bodies[0]?.groups[1]?.rest).toBe('Ethnicity is known for 0 of 5 seats by law; 3 are needed.')
    expect(completeness.own.seats_by_law).toBe(15)
  })

  test('of an office whose number local law sets no share is told', async () => {
    const { seats, completeness } = await pageOf('01047')
    expect(seats.filter(({ office }) => office === 'Constable').map((seat) => seat.seats_by_law)).toEqual([null, null])
    expect(completeness.unnumbered).toContainEqual({ office: 'Constable', on_file: 2, set_by: 'local_law' })
  })

  test('seats that nobody holds are found by no search, and are no officials', async () => {
    const { rows } = await sql<{ officials: number }>`select count(*)::integer as officials from official`.execute(
      database,
    )
    const { total } = await visitor.call(endpoints.searchOfficials, { body: { filters: [], columns: ['eo.name'] } })
    expect(total).toBe(rows[0]?.officials)
  })

  test('the table is a file, too', async () => {
    const answer = await visitor.request(endpoints.downloadSeats, {
      query: { state_id: '28', office: 'County Supervisor' },
    })
    const [head, row, ...rest] = answer.body.split('\r\n')
    expect(head).toMatch(/^\uFEFF"state","office","also","seats_by_law","set_by","on_file"/)
    expect(row).toMatch(/^"MS","County Supervisor","","410","law","\d+"/)
    expect(rest).toEqual([''])
  })
}

function stateOf(countyId: string): StateId {
  return countyId.slice(0, 2) as StateId
}

function officesOfEachCounty(stateId: StateId) {
  return seatsByLawOf(stateId).filter(
    ({ unit, seatsPerUnit, seatsTotal, except }) =>
      (unit === 'county' || unit === 'parish') && seatsPerUnit !== null && (seatsTotal !== null || except.size > 0),
  )
}
