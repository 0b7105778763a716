/** Cities and towns as the Census knows them, whether or not anybody there is on file; and ZIP areas. */
export const sql = /* sql */ `
create table census_place (
  -- The seven digits by which the Census Bureau knows it.
  id text primary key check (id ~ '^[0-9]{7}$'),
  state_id text not null references state,
  name text not null,
  -- "City of Selma"
  full_name text not null,
  -- The FIPS codes of the counties that it lies in.
  county_ids jsonb not null,
  population integer check (population >= 0),
  population_year smallint,
  source_id text not null references source,
  -- The legislative districts at its middle, which are probable only; null where nobody says them.
  upper_district text,
  lower_district text,
  districts_source_id text references source
);
create index census_place_source on census_place (source_id);
create index census_place_districts_source on census_place (districts_source_id);

create table zip_area (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  state_id text not null references state,
  -- [{id, share}]: each county with its share of the land, the largest first.
  counties jsonb not null,
  -- The place that its middle lies in.
  place_id text,
  -- The cities and towns that it has a part of.
  town_ids jsonb not null,
  upper_district text,
  lower_district text,
  source_id text not null references source
);
create index zip_area_source on zip_area (source_id);
`
