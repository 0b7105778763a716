import pg from 'pg'
import { mostOpenReports } from '@atlas/contract/endpoints/data/corrections.ts'
import { mostListed, mostOutcomes } from '@atlas/contract/endpoints/saved/lists.ts'
import { mostSavedSearches } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Hoard } from '#hoarded.ts'

const lists = 100
const officialsOfList = 3_323
const people = 2_000
const corrections = 1_000
const entries = 20_000

const listed = `insert into listed_official
  (list_id, official_id, official_key, name, first_name, last_name, name_key, added_at)
  select list.id, official.id, key, first_name || ' ' || last_name, first_name, last_name, lower(last_name), now()`

type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/**
 * Creates as many things as one person may store for the administrator of the bench, and enough people to make the
 * lists of the atlas long.
 */
export async function hoardFor(url: string): Promise<Hoard> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ask: Ask = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[]
  const [account] = await ask<{ id: string }>('select id from account')
  const accountId = account?.id ?? ''
  const listId = await keepLists(ask, accountId)
  await ask(
    `insert into saved_search (id, owner_id, name, view, labels, saved_at)
     select gen_random_uuid(), $1, 'Search ' || number, 'eo.age=gte:' || (-number), '{}', now()
     from generate_series(1, ${mostSavedSearches}) as number`,
    [accountId],
  )
  await fillAtlas(ask, accountId)
  await ask('analyze')
  const officials = await ask<{ id: number }>(`select id from official order by id limit ${mostListed}`)
  const searches = await ask<{ id: string }>('select id from saved_search order by id')
  return {
    accountId,
    officials: officials.map(({ id }) => id),
    listId,
    searchIds: searches.map(({ id }) => id),
    client,
  }
}

/** Makes a hundred lists, and a long one with as many outcomes and notes as possible; returns its id. */
async function keepLists(ask: Ask, accountId: string): Promise<string> {
  await ask(
    `insert into official_list (id, owner_id, is_shared, name, made_at)
     select gen_random_uuid(), $1, false, 'List ' || number, now() from generate_series(1, ${lists}) as number`,
    [accountId],
  )
  // The lists differ, and each official is in several.
  await ask(`${listed} from official_list as list cross join lateral (
    select * from official order by hashtext(official.id || list.id::text) limit ${officialsOfList}) as official`)
  const [long] = await ask<{ id: string }>(
    `insert into official_list (id, owner_id, is_shared, name, made_at)
     values (gen_random_uuid(), $1, false, 'Long', now()) returning id`,
    [accountId],
  )
  const listId = long?.id ?? ''
  await ask(
    `${listed} from official_list as list cross join lateral (
      select * from official order by official.id limit ${mostListed}) as official where list.id = $1`,
    [listId],
  )
  await ask(
    `insert into list_outcome (list_id, client_id, official_id, outcome, said_at, arrived_at, account_id)
     select list_id, gen_random_uuid(), official_id, 'left_message', now() - number * interval '1 minute', now(), $2
     from listed_official, generate_series(1, ${mostOutcomes / mostListed - 1}) as number where list_id = $1`,
    [listId, accountId],
  )
  await ask(
    `insert into list_note (list_id, official_id, text, written_at, account_id)
     select list_id, official_id, 'Call after ten.', now(), $2 from listed_official where list_id = $1`,
    [listId, accountId],
  )
  return listId
}

async function fillAtlas(ask: Ask, accountId: string): Promise<void> {
  await ask(`insert into account (id, email, email_key, password_hash, first_name, last_name, organization, created_at,
      approved_at)
    select gen_random_uuid(), number || '@example.org', number || '@example.org', '', 'Rosa', 'Baptiste',
      'Voters of ' || number, now(), now() from generate_series(1, ${people}) as number`)
  await ask(`insert into account_role (account_id, role_id)
    select id, 'USER' from account where password_hash = ''`)
  await ask(`insert into correction (id, official_id, official_key, office_id, jurisdiction_key, name, first_name,
      last_name, office, place, state, column_id, status, reported_at)
    select gen_random_uuid(), official.id, official.key, seat.office_id, jurisdiction.key, name_of, first_name, last_name,
      seat.office_id, '', '', 'eo.phone', 'open', now()
    from (select *, name as name_of from official order by id limit ${corrections}) as official
      join seat on seat.id = official.seat_id join jurisdiction on jurisdiction.id = seat.jurisdiction_id`)
  await ask(
    `insert into correction_report (id, correction_id, account_id, value, note, seen_where, reported_at)
     select gen_random_uuid(), id, $1, '662-555-0142', '', '', now() from correction limit ${mostOpenReports / 2}`,
    [accountId],
  )
  await ask(
    `insert into audit_event (happened_at, account_id, action)
     select now(), $1, 'own data exported' from generate_series(1, ${entries})`,
    [accountId],
  )
}
