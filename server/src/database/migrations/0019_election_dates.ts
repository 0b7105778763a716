/** The elections of the states and what has a deadline before them; and, in words, what of it is not on file. */
export const sql = /* sql */ `
create table election_date (
  -- The same from one import to the next, also where the day moves: calendars know a date by it.
  uid text primary key,
  state_id text not null references state,
  day date not null,
  kind text not null,
  -- The election that the date belongs to: its seats are those with this day as their next primary or general.
  election_kind text not null check (election_kind in ('primary', 'general')),
  election_day date not null,
  -- The ids of the offices that are meant, where not all with that election are.
  office_ids jsonb,
  name text not null,
  detail text,
  -- The rule and its section, or who published the day.
  basis text not null,
  is_confirmed boolean not null,
  source_id text not null references source,
  -- Grows with each change of a date that stays the same date, as calendars want it.
  sequence integer not null default 0,
  changed_at timestamptz not null
);
create index election_date_source on election_date (source_id);

create table election_gap (
  state_id text not null references state,
  sentence text not null,
  -- The last day on which anybody asks for it.
  until date,
  source_id text not null references source,
  primary key (state_id, sentence)
);
create index election_gap_source on election_gap (source_id);
`
