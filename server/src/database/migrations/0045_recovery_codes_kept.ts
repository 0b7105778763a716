/** When the owner said that the recovery codes are kept; null until then. Who had codes before was shown them. */
export const sql = /* sql */ `
alter table two_factor add column codes_kept_at timestamptz;
update two_factor set codes_kept_at = turned_on_at;
`
