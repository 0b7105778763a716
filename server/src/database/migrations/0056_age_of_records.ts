/** Every new version of the index asks how old the public records are; without these, of all officials. */
export const sql = /* sql */ `
create index official_public_as_of on official (as_of) where origin <> 'organisation';
create index official_historic on official (id) where origin = 'historic';
`
