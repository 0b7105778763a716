import pg from 'pg'

/** The joins for a flat row of each official. */
export const fromOfficials = `from official
    join seat on seat.id = seat_id
    join office on office.id = office_id
    join jurisdiction on jurisdiction.id = seat.jurisdiction_id
    join state on state.id = jurisdiction.state_id
    left join party on party.id = party_id`

/**
 * The atlas's current day, which starts at midnight in Chicago and determines ages, whatever the time zone of
 * PostgreSQL.
 */
const today = "(now() at time zone 'America/Chicago')::date"

/** One flat row per official, with indexes for every filter of the mix and for the order of the pages. */
const statements = [
  'create extension if not exists pg_trgm',
  'drop schema if exists bench cascade',
  'create schema bench',
  `create table bench.official as
    select
      official.id, official.name, official.normalised_name,
      lower(official.last_name) collate "C" as last_key, lower(coalesce(official.first_name, '')) collate "C" as first_key,
      office.name as office, replace(lower(office.type), ' ', '-') as office_type,
      array(select county.name from jurisdiction_county join county on county.id = county_id
        where jurisdiction_id = jurisdiction.id order by county.name) as county_names,
      array(select county_id from jurisdiction_county where jurisdiction_id = jurisdiction.id) as county_ids,
      jurisdiction.name as jurisdiction, state.id as state_id, state.name as state,
      party.id as party_id, party.name as party, official.ethnicity, official.gender,
      coalesce(date_part('year', age(${today}, official.birth_date))::int, official.age) as age,
      (select value::float8 from jurisdiction_fact
        where jurisdiction_id in (jurisdiction.id, jurisdiction.figures_from) and field = 'stats.2020biden%'
        and former_lines_year = 0 limit 1) as biden_share,
      seat.next_general
    ${fromOfficials}`,
  'alter table bench.official add primary key (id)',
  'create index on bench.official (last_key, first_key, id)',
  'create index on bench.official (state_id, last_key, first_key, id)',
  'create index on bench.official (party_id, last_key, first_key, id)',
  'create index on bench.official (state_id, party_id, last_key, first_key, id)',
  'create index on bench.official (office, last_key, first_key, id)',
  'create index on bench.official (state_id, office_type, last_key, first_key, id)',
  'create index on bench.official (lower(gender), lower(ethnicity), last_key, first_key, id)',
  'create index on bench.official (state_id, age)',
  'create index on bench.official (biden_share)',
  'create index on bench.official (state_id, next_general)',
  'create index on bench.official using gin (county_ids)',
  'create index on bench.official using gin (normalised_name gin_trgm_ops)',
  'vacuum analyze bench.official',
]

/** Creates the tables of the SQL server in a schema of its own. */
export async function prepareSqlTable(url: string): Promise<void> {
  await runStatements(url, statements)
}

export async function runStatements(url: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}
