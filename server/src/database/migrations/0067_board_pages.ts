/** One sheet of Letter with up to three pictures and a sentence beside each, as people keep it and share it. */
export const sql = /* sql */ `
create table board_page (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  -- Within which it is shared; null while only its owner sees it.
  organization_id uuid references organization,
  is_shared boolean not null default false,
  name text not null,
  -- In the order of the sheet: [{id, picture, view, sentence}].
  pictures jsonb not null default '[]',
  -- Pictures are put onto the page of their owner that was saved last.
  saved_at timestamptz not null,
  check (is_shared = (organization_id is not null)),
  check (jsonb_array_length(pictures) <= 3)
);
create index board_page_owner on board_page (owner_id);
create index board_page_organization on board_page (organization_id);
`
