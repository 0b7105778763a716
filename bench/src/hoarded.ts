import type pg from 'pg'

/** What a person has who keeps as much as anybody may. */
export interface Hoard {
  readonly accountId: string
  /** Ten thousand numbers of officials. */
  readonly officials: readonly number[]
  /** A list of as many, with all the outcomes and notes that it may have. */
  readonly listId: string
  /** Saved searches that find everybody, each by a filter of its own. */
  readonly searchIds: readonly string[]
  readonly client: pg.Client
}

export async function changeLists({ client }: Hoard): Promise<void> {
  await client.query('update official_list set officials_version = officials_version + 1')
}

export async function emptyList({ client, listId }: Hoard): Promise<void> {
  await client.query('delete from listed_official where list_id = $1', [listId])
}

export async function fillList({ client, listId }: Hoard): Promise<void> {
  await client.query('update listed_official set taken_out_at = null where list_id = $1', [listId])
}

/** As many as are made below, so that one more may be. */
export async function forgetNewLists({ client }: Hoard): Promise<void> {
  await client.query(`delete from official_list where name = 'New'`)
}
