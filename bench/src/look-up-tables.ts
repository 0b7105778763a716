import { fromOfficials, runStatements } from '#sql-table.ts'

/**
 * What typing ahead in SQL needs besides the flat table: each name once, and all words of an official in one column.
 */
const statements = [
  'create extension if not exists pg_trgm',
  'create schema if not exists bench',
  'drop table if exists bench.name, bench.words',
  `create table bench.name as select distinct on (name) name, normalised_name as words, length(normalised_name)
    from official`,
  'create index on bench.name (words text_pattern_ops)',
  'create index on bench.name using gin (words gin_trgm_ops)',
  `create table bench.words as
    select official.id, official.name, office.name as office, jurisdiction.name as jurisdiction, state.name as state,
      party.name as party, normalised_name as name_words, lower(concat_ws(' ', normalised_name, office.name,
        jurisdiction.name, (select string_agg(county.name, ' ') from jurisdiction_county
          join county on county.id = county_id where jurisdiction_id = jurisdiction.id), state.name)) as words,
      lower(official.last_name) collate "C" as last_key, lower(coalesce(official.first_name, '')) collate "C" as first_key
    ${fromOfficials}`,
  'create index on bench.words using gin (words gin_trgm_ops)',
  'vacuum analyze bench.name',
  'vacuum analyze bench.words',
]

export async function prepareLookUpTables(url: string): Promise<void> {
  await runStatements(url, statements)
}
