/** What is shared names an organization that there is, and what is private none. */
export const sql = /* sql */ `
alter table saved_search
  add foreign key (organization_id) references organization,
  add check (is_shared = (organization_id is not null));
alter table official_list add foreign key (organization_id) references organization;
`
