import type pg from 'pg'

/** What somebody has who stores as much as possible. */
export interface Hoard {
  readonly accountId: string
  /** The ids of ten thousand officials. */
  readonly officials: readonly number[]
  /** A list of these officials with as many outcomes and notes as possible. */
  readonly listId: string
  /** Saved searches that find everybody, each by another filter. */
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

/** Deletes as many lists as the requests below make, so that one more fits. */
export async function forgetNewLists({ client }: Hoard): Promise<void> {
  await client.query(`delete from official_list where name = 'New'`)
}
