/** A row of an organization's list may be for the seat of a public official whom its person follows. */
export const sql = /* sql */ `
-- Whom the official of this own row follows: not shown any more, as long as the row is there.
alter table official add column replaces integer references official on delete set null;
create index official_replaces on official (replaces) where replaces is not null;
`
