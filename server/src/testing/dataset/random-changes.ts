import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** Random integers, the same for the same seed. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Texts before, between and after the known ones, one that is a prefix of others, and the empty text. */
const texts = ['0000', 'Aaron', 'Lee', 'Leeson', 'Mc Ñandú', 'mcnandu', "O'Neal", 'Zzyzx', 'Ω last', null]
const names = ['Aaron', 'Lee', 'Leeson', 'Nandu', 'Ñandú', "O'Neal", 'Smith', 'Zzyzx']
const phones = ['(205) 555-0100', '334-555-0199', '1-850-555-0111', '9999999999', null]
const asOfDays = ['2009', '2018-07', '2025-07-30', null]
const days = ['1900-01-01', '2026-11-03', '2027-08-03', '2099-12-31', null]

const oneOfficial = (where = sql`true`) => sql`(select id from official where ${where} order by random() limit 1)`
const oneOf = (table: string) => sql`(select id from ${sql.table(table)} order by random() limit 1)`

/**
 * Changes some data as a load does, and raises its version. The database selects the rows randomly with `number` as
 * the seed.
 */
export async function changeAtRandom(database: Database, number: (below: number) => number): Promise<string> {
  const pick = <Item>(items: readonly Item[]): Item => items[number(items.length)] as Item
  const name = `${pick(names)} ${pick(names)}`
  const key = `test-${number(1_000_000_000)}`
  const kinds: Readonly<Record<string, () => readonly RawBuilder<unknown>[]>> = {
    'a text': () => [
      sql`update official set ${sql.ref(pick(['gender', 'ethnicity', 'email', 'address', 'suffix', 'middle_name']))} = ${pick(texts)} where id = ${oneOfficial()}`,
    ],
    'a phone': () => [sql`update official set phone = ${pick(phones)} where id = ${oneOfficial()}`],
    'a number': () => [
      sql`update official set election_share = ${pick([0, 0.5, 1, null])}, election_year = ${pick([1999, 2024, null])} where id = ${oneOfficial()}`,
    ],
    'a day': () => [
      sql`update official set ${sql.ref(pick(['since', 'term_end', 'birth_date', 'ballot_day']))} = ${pick(days)} where id = ${oneOfficial()}`,
    ],
    'a name': () => [
      sql`update official set name = ${name}, first_name = ${name.split(' ')[0]}, last_name = ${name.split(' ')[1]} where id = ${oneOfficial()}`,
    ],
    'a source': () => [
      sql`insert into source (id, origin, publisher, title, licence) values (${key}, 'public', 'Somebody', ${key}, 'none')`,
      sql`update official set source_id = ${key}, as_of = ${pick(days) ?? '2020-01-01'} where id = ${oneOfficial()}`,
    ],
    'a party': () => [
      sql`insert into party (id, name) values (${key}, ${key})`,
      sql`update official set party_id = ${key} where id = ${oneOfficial()}`,
    ],
    'another seat': () => [sql`update official set seat_id = ${oneOf('seat')} where id = ${oneOfficial()}`],
    'somebody new': () => [official({ key, name, seat: oneOf('seat') })],
    'somebody new in a new place': () =>
      inNewArea({
        key,
        name,
        kind: 'municipality',
        area: sql`${'municipality:'} || county.id || ${`x${number(100_000)}`}`,
      }),
    'somebody new in a new part of a place': () =>
      inNewArea({
        key,
        name,
        kind: 'county-district',
        area: sql`${'county-district:'} || county.id || ${`:commission:${key}`}`,
      }),
    'somebody who left': () => [sql`delete from official where id = ${oneOfficial()}`],
    'all of a seat who left': () => [
      sql`with one as (select ${oneOf('seat')} as id) delete from official where seat_id in (select id from one)`,
      sql`delete from seat where not exists (select from official where seat_id = seat.id)`,
      sql`
        delete from jurisdiction where not exists (select from seat where jurisdiction_id = jurisdiction.id)
          and not exists (select from jurisdiction_fact where jurisdiction_id = jurisdiction.id)
          and not exists (select from jurisdiction as other where other.figures_from = jurisdiction.id)`,
    ],
    'own values': () => [
      official({
        key,
        name,
        seat: oneOf('seat'),
        origin: 'organisation',
        standsFor: oneOfficial(
          sql`origin <> 'organisation' and not exists (select from official as own where own.stands_for = official.id)`,
        ),
      }),
    ],
    'own values taken back': () => [sql`delete from official where id = ${oneOfficial(sql`origin = 'organisation'`)}`],
    'an own list': () => [official({ key, name, seat: oneOf('seat'), origin: 'organisation' })],
    'who follows somebody': () => [
      official({ key, name, seat: oneOf('seat'), origin: 'organisation' }),
      sql`update official set replaces = ${oneOfficial(sql`origin <> 'organisation'`)} where key = ${key}`,
    ],
    'a seat': () => [
      sql`update seat set next_general = ${pick(days)}, term_length = ${pick([1, 4, 6, null])} where id = ${oneOf('seat')}`,
    ],
    'what the law gives': () => [sql`update seat set by_law = ${pick([1, 2, 5, null])} where id = ${oneOf('seat')}`],
    'a seat that nobody holds': () => [
      sql`
        insert into seat (office_id, jurisdiction_id, by_law)
        values (${oneOf('office')}, ${oneOf('jurisdiction')}, ${pick([1, 3])})
        on conflict (office_id, jurisdiction_id) do update set by_law = excluded.by_law`,
    ],
    'own values of a seat': () => [
      sql`
        insert into organisation_seat (seat_id, next_primary, provenance) values (${oneOf('seat')}, ${pick(days)}, '{}')
        on conflict (seat_id) do update set next_primary = excluded.next_primary`,
    ],
    'the contact of an office': () => [
      contact({ layer: 'public', phone: pick(phones), email: pick(texts), asOf: pick(asOfDays) }),
    ],
    'an own contact of an office': () => [
      contact({ layer: 'organisation', phone: pick(phones), email: pick(texts), asOf: pick(asOfDays) }),
    ],
    'a contact that is gone': () => [
      sql`
        delete from office_contact
        where (place_key, office_id, layer) in (
          select place_key, office_id, layer from office_contact order by random() limit 1)`,
    ],
    'a second phone': () => [
      sql`update official set second_phone = ${pick(phones)}, second_phone_of = ${pick(texts)} where id = ${oneOfficial()}`,
    ],
    'a place that is called otherwise': () => [
      sql`update jurisdiction set name = name || ' (renamed)' where id = ${oneOf('jurisdiction')}`,
    ],
    'the rule’s answer': () => [
      sql`update jurisdiction set coverage = ${pick(['yes', 'no', 'unknown'])} where id = ${oneOf('jurisdiction')}`,
    ],
  }
  const kind = pick(Object.keys(kinds))
  await database.transaction().execute(async (transaction) => {
    await sql`select setseed(${number(1_000) / 1_000})`.execute(transaction)
    for (const statement of (kinds[kind] as () => readonly RawBuilder<unknown>[])())
      await statement.execute(transaction)
    await sql`update dataset_version set version = version + 1`.execute(transaction)
  })
  return kind
}

interface NewContact {
  readonly layer: 'public' | 'organisation'
  readonly phone: string | null
  readonly email: string | null
  readonly asOf: string | null
}

/** The contact of the office of a seat, and of all its other seats in the same place. */
function contact({ layer, phone, email, asOf }: NewContact): RawBuilder<unknown> {
  return sql`
    insert into office_contact (place_key, office_id, layer, phone, email, as_of, source_id, provenance)
    select coalesce(jurisdiction.place_key, jurisdiction.key), seat.office_id, ${layer}, ${phone}::text, ${email}::text,
      ${asOf}::text, (select min(id) from source), jsonb_build_object('office.phone', jsonb_build_object(
        'source', (select min(id) from source), 'as_of', null, 'method', 'reported'))
    from seat join jurisdiction on jurisdiction.id = seat.jurisdiction_id order by random() limit 1
    on conflict (place_key, office_id, layer) do update
    set phone = excluded.phone, email = excluded.email, as_of = excluded.as_of`
}

interface NewArea {
  readonly key: string
  readonly name: string
  readonly kind: 'municipality' | 'county-district'
  /** The key of the jurisdiction, with the `county` that it is in. */
  readonly area: RawBuilder<unknown>
}

function inNewArea({ key, name, kind, area }: NewArea): RawBuilder<unknown>[] {
  const district = kind === 'municipality' ? null : key
  const ofArea = sql`(select jurisdiction.id from jurisdiction where ocd_id = ${key})`
  return [
    sql`
      insert into jurisdiction (key, state_id, kind, name, district, ocd_id, coverage, figures_from, origin)
      select ${area}, county.state_id, ${kind}, ${`Test, ${key}`}::text, ${district}::text, ${key}::text, 'unknown', whole.id, 'organisation'
      from county join jurisdiction as whole on whole.key = 'county:' || county.id order by random() limit 1`,
    sql`
      insert into jurisdiction_county (jurisdiction_id, county_id)
      select id, split_part(split_part(key, ':', 2), 'x', 1) from jurisdiction where ocd_id = ${key}`,
    sql`insert into seat (office_id, jurisdiction_id) values (${oneOf('office')}, ${ofArea})`,
    official({ key, name, seat: sql`(select seat.id from seat where jurisdiction_id = ${ofArea})` }),
  ]
}

interface NewOfficial {
  readonly key: string
  readonly name: string
  readonly seat: RawBuilder<unknown>
  readonly origin?: string
  readonly standsFor?: RawBuilder<unknown>
}

function official({ key, name, seat, origin = 'public', standsFor = sql`null` }: NewOfficial): RawBuilder<unknown> {
  const [first, last] = name.split(' ')
  return sql`
    insert into official
      (key, origin, seat_id, name, normalised_name, first_name, last_name, source_id, as_of, method, stands_for, ethnicity, phone)
    select ${key}, ${origin}, ${seat}, ${name}, ${name.toLowerCase()}, ${first}, ${last}, source_id, as_of, method,
      ${standsFor}::integer, ethnicity, phone
    from official order by random() limit 1`
}
