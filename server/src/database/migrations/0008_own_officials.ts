/**
 * An organization's own officials lie beside the public ones. The views put the two layers together;
 * whoever shows something reads them, so that nothing else knows that there are two.
 */
export const sql = /* sql */ `
alter table official add column external_id text;
-- The public official who is the same person; on its own again where that one vanishes.
alter table official add column stands_for integer references official on delete set null;
create unique index official_stands_for on official (stands_for) where stands_for is not null;
create index official_own on official (id) where origin = 'organisation';

-- Which import brought the jurisdiction; the public one takes over what it brings too.
alter table jurisdiction add column origin text not null default 'public';
update jurisdiction set origin = 'demonstration' where (select is_demonstration from dataset_version);

alter table jurisdiction_fact add column layer text not null default 'public'
  check (layer in ('public', 'organisation'));
alter table jurisdiction_fact drop constraint jurisdiction_fact_pkey;
alter table jurisdiction_fact add primary key (jurisdiction_id, field, former_lines_year, layer);
create index jurisdiction_fact_own on jurisdiction_fact (jurisdiction_id, field) where layer = 'organisation';

create table organisation_seat (
  seat_id integer primary key references seat on delete cascade,
  term_length smallint check (term_length > 0),
  next_primary date,
  next_general date,
  provenance jsonb not null
);

-- The coverage of jurisdictions whose voting-age population the organization's own figures tell.
create table organisation_jurisdiction (
  jurisdiction_id integer primary key references jurisdiction on delete cascade,
  coverage text not null check (coverage in ('yes', 'no', 'unknown'))
);

alter table import_run
  add column account_id uuid references account on delete set null,
  add column file_name text,
  -- The organization's file as it came, packed with gzip.
  add column file bytea,
  -- The organization's layer as it was before this run, as JSON packed with gzip: what an undo brings back.
  add column layer_before bytea,
  add column undone_at timestamptz,
  add column undoes integer references import_run;
create index import_run_account on import_run (account_id);

-- A pair of rows for one person is one official with the public row's id. What belongs together, such as
-- an address and its kind, comes from one of the two rows.
create view shown_official as
select
  base.id,
  coalesce(own.seat_id, base.seat_id) as seat_id,
  coalesce(own.party_id, base.party_id) as party_id,
  coalesce(own.name, base.name) as name,
  coalesce(own.normalised_name, base.normalised_name) as normalised_name,
  coalesce(own.first_name, base.first_name) as first_name,
  coalesce(own.middle_name, base.middle_name) as middle_name,
  coalesce(own.last_name, base.last_name) as last_name,
  coalesce(own.suffix, base.suffix) as suffix,
  case when coalesce(own.birth_date::text, own.age::text) is null then base.birth_date else own.birth_date end
    as birth_date,
  case when coalesce(own.birth_date::text, own.age::text) is null then base.age else own.age end as age,
  coalesce(own.gender, base.gender) as gender,
  coalesce(own.ethnicity, base.ethnicity) as ethnicity,
  coalesce(own.phone, base.phone) as phone,
  coalesce(own.email, base.email) as email,
  coalesce(own.address, base.address) as address,
  case when own.address is null then base.address_kind else own.address_kind end as address_kind,
  coalesce(own.election_year, base.election_year) as election_year,
  -- The share of another election is not the share of this one.
  case
    when own.election_share is null and own.election_year is distinct from base.election_year
      and own.election_year is not null then null
    else coalesce(own.election_share, base.election_share)
  end as election_share,
  base.source_id,
  base.as_of,
  base.method,
  base.provenance || coalesce(own.provenance, '{}') as provenance
from official as base
left join official as own on own.stands_for = base.id
where base.stands_for is null;

create view shown_seat as
select
  seat.id,
  seat.office_id,
  seat.jurisdiction_id,
  coalesce(own.term_length, seat.term_length) as term_length,
  coalesce(own.next_primary, seat.next_primary) as next_primary,
  coalesce(own.next_general, seat.next_general) as next_general,
  seat.provenance || coalesce(own.provenance, '{}') as provenance
from seat
left join organisation_seat as own on own.seat_id = seat.id;

-- A place whose figures are those of its county has the coverage that they make.
create view shown_jurisdiction as
select
  jurisdiction.id,
  jurisdiction.key,
  jurisdiction.state_id,
  jurisdiction.kind,
  jurisdiction.name,
  jurisdiction.district,
  jurisdiction.ocd_id,
  coalesce(
    own.coverage,
    own_of_county.coverage,
    case when jurisdiction.origin = 'organisation' then county.coverage end,
    jurisdiction.coverage
  ) as coverage,
  jurisdiction.figures_from
from jurisdiction
left join organisation_jurisdiction as own on own.jurisdiction_id = jurisdiction.id
left join organisation_jurisdiction as own_of_county on own_of_county.jurisdiction_id = jurisdiction.figures_from
left join jurisdiction as county on county.id = jurisdiction.figures_from;

-- Two selects, because "or not exists" would be looked up fact by fact.
create view shown_fact as
select jurisdiction_id, field, value, source_id, as_of, method, note, former_lines_year
from jurisdiction_fact
where layer = 'organisation'
union all
select jurisdiction_id, field, value, source_id, as_of, method, note, former_lines_year
from jurisdiction_fact as fact
where layer = 'public' and not exists (
  select from jurisdiction_fact as own
  where own.layer = 'organisation' and own.jurisdiction_id = fact.jurisdiction_id and own.field = fact.field
    and own.former_lines_year = fact.former_lines_year);
`
