/** What each load changed of whom: written in its own transaction, read by "What changed", saved searches and lists. */
export const sql = /* sql */ `
create table official_change (
  id bigint generated always as identity,
  -- Neither refers to its table: an entry outlives the official, and a check of each of half a million would cost
  -- a load more than the entries themselves.
  official_id integer not null,
  run_id integer not null,
  -- The version of the data that the load made. Whoever has seen a version asks for what came after it; a moment would
  -- not do, because a load that began before somebody looked may be committed after.
  version integer not null,
  at timestamptz not null,
  kind text not null check (kind in ('changed', 'left', 'replaced', 'taken_back', 'came_back', 'joined')),
  -- The column of the catalogue; null where the entry is about the person, who is then in before and after.
  column_id text,
  before jsonb,
  after jsonb,
  layer text not null check (layer in ('public', 'organisation')),
  -- Who published the value, as they were called then: an organization's own source goes with its last value.
  source text,
  method text,
  as_of date,
  correction_id uuid,
  -- A load may add half a million entries: the key is also the index by which those of an official are found.
  primary key (official_id, id),
  check ((kind = 'changed') = (column_id is not null))
);
create index official_change_version on official_change (version);
`
