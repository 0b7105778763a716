/**
 * How to reach an office in a place, whoever holds it. It belongs to the place and the office, not to a seat or an
 * official, so that it outlives both and all members of a board share it.
 */
const contacts = /* sql */ `
-- What areas that share their offices have in common: the id of the place that they are or are a part of, or the key of
-- a court without its divisions. Null where an area shares with none; then its own key stands for it.
alter table jurisdiction add column place_key text;
-- Those whose keys say it; the others follow with the next import of public data.
update jurisdiction set place_key = split_part(key, ':', 2)
where key ~ '^(state|county|county-district|municipality):';
create index jurisdiction_place on jurisdiction (coalesce(place_key, key));

create table office_contact (
  place_key text not null,
  office_id text not null,
  layer text not null default 'public' check (layer in ('public', 'organisation')),
  -- What answers: "sheriff’s office"; null where the office says it.
  name text,
  phone text,
  email text,
  address text,
  website text,
  -- As far as the source says it: a year, a month or a day.
  as_of text check (as_of ~ '^\\d{4}(-\\d{2}(-\\d{2})?)?$'),
  source_id text not null references source,
  confidence text check (confidence in ('high', 'medium', 'low')),
  -- column id -> {source, as_of, method, note}
  provenance jsonb not null default '{}',
  -- What an organization's own list says where a value is corrected, as with officials and seats.
  is_listed boolean not null default true,
  listed jsonb,
  primary key (place_key, office_id, layer)
);
create index office_contact_source on office_contact (source_id);

alter table official
  add column second_phone text,
  -- Which office of the official it is of.
  add column second_phone_of text;

-- What several people report of one line is one, whichever holder of the office they looked at.
alter table correction add column contact_key text;
drop index correction_open;
create unique index correction_open on correction (official_key, column_id)
  where status = 'open' and contact_key is null;
create unique index correction_open_contact on correction (contact_key, column_id)
  where status = 'open' and contact_key is not null;

-- A column set with phones or e-mail addresses has the columns that people call so now.
update account
set column_sets =
  replace(replace(column_sets::text, '"eo.phone"', '"contact.phone"'), '"eo.email"', '"contact.email"')::jsonb
where column_sets is not null;
`

const events = [
  { event: 'insert', rows: ['new_rows'], referencing: 'new table as new_rows' },
  { event: 'update', rows: ['old_rows', 'new_rows'], referencing: 'old table as old_rows new table as new_rows' },
  { event: 'delete', rows: ['old_rows'], referencing: 'old table as old_rows' },
] as const

/** Each seat that shows the contact is other than it was; of an office that nobody holds, what its place shows is. */
const triggers = events
  .map(({ event, rows, referencing }) => {
    const name = `log_office_contact_${event}`
    const changed = rows.map((each) => `select place_key, office_id from ${each}`).join(' union ')
    return `
create function ${name}() returns trigger language plpgsql as $$
declare
  seats integer[] := array(
    select seat.id from (${changed}) as changed
    join jurisdiction on coalesce(jurisdiction.place_key, jurisdiction.key) = changed.place_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = changed.office_id
    limit 5001);
begin
  if not exists (select from ${rows[0]}) then return null; end if;
  perform log_dataset_change('seat', seats);
  perform log_dataset_change('contact', null);
  return null;
end $$;
create trigger ${name} after ${event} on office_contact
  referencing ${referencing} for each statement execute function ${name}();`
  })
  .join('\n')

export const sql = /* sql */ `
${contacts}
alter table dataset_change drop constraint dataset_change_subject_check;
alter table dataset_change add constraint dataset_change_subject_check
  check (subject in ('official', 'seat', 'jurisdiction', 'source', 'word', 'election', 'contact', 'other'));
${triggers}
`
