/** Whom an answer to a waiting mail goes to, by name. */
export const sql = /* sql */ `
alter table waiting_mail add column reply_to_name text;
`
