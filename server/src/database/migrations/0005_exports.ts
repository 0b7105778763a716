/** Files of officials that somebody asked for, and their bytes. */
export const sql = /* sql */ `
create table export (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  status text not null check (status in ('CREATING', 'COMPLETE', 'FAILED')),
  format text not null check (format in ('csv', 'xlsx')),
  columns jsonb not null,
  filters jsonb not null,
  sort jsonb not null,
  -- The filters as a person reads them, as they were when the file was asked for.
  filter_words jsonb not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  -- Which try writes. A process that was thought dead finds a higher number than its own, and stops.
  attempt integer not null default 0,
  chunks integer not null default 0,
  bytes bigint not null default 0,
  error text,
  -- Links to the file are signed with it.
  link_secret bytea not null,
  created_at timestamptz not null,
  progressed_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index export_running on export (account_id) where status = 'CREATING';
create index export_of_account on export (account_id, created_at);
create index export_expires_at on export (expires_at);

-- The bytes of a file in pieces: any server process can write and serve them, and none needs a disk.
create table export_chunk (
  export_id uuid not null references export on delete cascade,
  attempt integer not null,
  place integer not null,
  bytes bytea not null,
  primary key (export_id, attempt, place)
);
-- They are compressed already.
alter table export_chunk alter column bytes set storage external;
`
