/** What the life of an account needs: links by mail, accepted terms, and counted attempts. */
export const sql = /* sql */ `
-- Only the hash of a token is kept. A newer one of the same purpose voids the older.
create table one_time_token (
  token_hash bytea primary key,
  purpose text not null,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null,
  unique (account_id, purpose)
);
create index one_time_token_expires_at on one_time_token (expires_at);

create table terms_acceptance (
  account_id uuid not null references account on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, version)
);

-- Attempts are counted where every server process sees them. Nothing is lost if a crash forgets them,
-- so no write waits for the disk.
create unlogged table counted_attempt (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
create index counted_attempt_window_start on counted_attempt (window_start);

-- The trail is only ever added to.
create function refuse_change_of_trail() returns trigger language plpgsql as $$
begin
  raise exception 'The trail is only ever added to';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_change_of_trail();

-- Whether the tokens of the last renewal have come back: an answer may be lost on its way.
alter table session add column is_renewal_seen boolean not null default true;

create index account_created_at on account (created_at desc, id desc);
`
