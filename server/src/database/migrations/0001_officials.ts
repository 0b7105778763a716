/**
 * The officials of the atlas and what is known of their jurisdictions.
 * Facts are rows, not columns, so that each figure carries its own source, date and method.
 */
export const sql = /* sql */ `
create table state (
  id text primary key check (id ~ '^[0-9]{2}$'),
  code text not null unique,
  name text not null unique
);

create table county (
  id text primary key check (id ~ '^[0-9]{5}$'),
  state_id text not null references state,
  name text not null,
  full_name text not null
);

create table source (
  id text primary key,
  -- Which import owns the source, and with it every fact that names it.
  origin text not null,
  publisher text not null,
  title text not null,
  licence text not null,
  url text,
  as_of date
);

create table party (
  id text primary key,
  name text not null unique
);

create table office (
  id text primary key,
  type text not null,
  name text not null unique
);

create table jurisdiction (
  id integer generated always as identity primary key,
  key text not null unique,
  state_id text not null references state,
  kind text not null,
  name text not null,
  district text,
  ocd_id text,
  coverage text not null default 'unknown' check (coverage in ('yes', 'no', 'unknown')),
  -- The figures of a county stand for the districts inside it that have none of their own.
  figures_from integer references jurisdiction on delete set null
);
create index jurisdiction_state on jurisdiction (state_id);
create index jurisdiction_figures_from on jurisdiction (figures_from);

create table jurisdiction_county (
  jurisdiction_id integer not null references jurisdiction on delete cascade,
  county_id text not null references county,
  primary key (jurisdiction_id, county_id)
);
create index jurisdiction_county_county on jurisdiction_county (county_id);

create table seat (
  id integer generated always as identity primary key,
  office_id text not null references office,
  jurisdiction_id integer not null references jurisdiction on delete cascade,
  term_length smallint check (term_length > 0),
  next_primary date,
  next_general date,
  -- column id -> {source, as_of, method, note}
  provenance jsonb not null default '{}',
  unique (office_id, jurisdiction_id)
);
create index seat_jurisdiction on seat (jurisdiction_id);

create table official (
  id integer generated always as identity primary key,
  -- What identifies the person in that office from one import to the next.
  key text not null unique,
  -- Which import owns the row: a later import of the same origin may change or remove it.
  origin text not null,
  seat_id integer not null references seat,
  party_id text references party,
  name text not null,
  normalised_name text not null,
  first_name text,
  middle_name text,
  last_name text not null,
  suffix text,
  birth_date date,
  age smallint check (age between 0 and 130),
  gender text,
  ethnicity text,
  phone text,
  email text,
  address text,
  address_kind text check (address_kind in ('office', 'mailing', 'unknown')),
  election_year smallint,
  election_share double precision check (election_share between 0 and 1),
  source_id text not null references source,
  as_of date,
  method text not null,
  -- column id -> {source, as_of, method, note}, where a value comes from elsewhere than the row
  provenance jsonb not null default '{}'
);
create index official_seat on official (seat_id);
create index official_party on official (party_id);
create index official_source on official (source_id);

create table jurisdiction_fact (
  jurisdiction_id integer not null references jurisdiction on delete cascade,
  -- The id of the column of the catalogue.
  field text not null,
  value jsonb not null,
  source_id text not null references source,
  as_of date,
  method text not null,
  note text,
  -- The year of the district lines that the figure describes, where they are no longer in force; else 0.
  former_lines_year smallint not null default 0,
  primary key (jurisdiction_id, field, former_lines_year)
);
create index jurisdiction_fact_source on jurisdiction_fact (source_id);

create table import_run (
  id integer generated always as identity primary key,
  origin text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  report jsonb not null
);

-- One row: every process compares its version with the one its search index was built from.
create table dataset_version (
  id boolean primary key default true check (id),
  version integer not null,
  is_demonstration boolean not null,
  changed_at timestamptz
);
insert into dataset_version (version, is_demonstration) values (0, false);
`
