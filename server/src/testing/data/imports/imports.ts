import { setTimeout as pause } from 'node:timers/promises'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Import, ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import type { Database } from '#database/connect.ts'
import type { Visitor } from '#testing/app.ts'

/** A file of own officials: constables of Bolivar County, by last name, each with a phone. */
export function officialsFile(people: Readonly<Record<string, string>>): Uint8Array {
  const rows = Object.entries(people).map(([last, phone]) => `Ada ${last},Constable,28011,${phone}`)
  return Buffer.from(['eo.name,office.name,county.fips,eo.phone', ...rows, ''].join('\r\n'))
}

/** As many people as are asked for, all with one phone. */
export function crowd(count: number, prefix = 'Crow'): Record<string, string> {
  const letter = (number: number) => String.fromCodePoint(97 + number)
  const name = (number: number) => `${prefix}${letter(Math.floor(number / 26))}${letter(number % 26)}`
  return Object.fromEntries(Array.from({ length: count }, (_, number) => [name(number), '662-555-0100']))
}

export async function send(visitor: Visitor, bytes: Uint8Array, name = 'officials.csv'): Promise<Import> {
  return await visitor.call(endpoints.sendOfficialsFile, { query: { name }, file: bytes })
}

export async function see(visitor: Visitor, id: string): Promise<Import> {
  const { values } = await visitor.call(endpoints.listImports, {})
  const found = values.find((each) => each.id === id)
  if (!found) throw new Error('It is not in the list any more')
  return found
}

/** Waits until nothing is being done any more. */
export async function settled(visitor: Visitor, id: string): Promise<Import> {
  for (;;) {
    const found = await see(visitor, id)
    if (found.status !== 'CHECKING' && found.status !== 'LOADING') return found
    await pause(20)
  }
}

/** Sends a file and waits for its check. */
export async function checked(visitor: Visitor, people: Readonly<Record<string, string>>): Promise<Import> {
  return await settled(visitor, (await send(visitor, officialsFile(people))).id)
}

export async function confirm(visitor: Visitor, id: string, accept_losses: number | null = null): Promise<Import> {
  return await visitor.call(endpoints.confirmImport, { params: { id }, body: { accept_losses } })
}

/** Sends, confirms what the check asks for, and waits. */
export async function loaded(visitor: Visitor, people: Readonly<Record<string, string>>): Promise<Import> {
  const { id, counts } = await checked(visitor, people)
  await confirm(visitor, id, counts?.losses_to_accept ?? null)
  return await settled(visitor, id)
}

export async function newestRun(visitor: Visitor): Promise<ImportRun> {
  const { values } = await visitor.call(endpoints.listImportRuns, { query: {} })
  if (!values[0]) throw new Error('There was no import')
  return values[0]
}

/** The names of the organization's own officials, as they lie in the database. */
export async function ownNames(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('official')
    .select('name')
    .where('origin', '=', 'organisation')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
