import { afterEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import type { Matching, MatchingAnswers } from '@atlas/contract/endpoints/import-matching.ts'
import { testDatabase } from '#database/test-database.ts'
import { newestRun, ownNames, settled } from '#features/data-imports/test-imports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#imports/records/test-records.ts'
import { buildAccount } from '#test-account.ts'
import { testApp, Visitor } from '#test-app.ts'

const database = await testDatabase()
const options = { origin: 'public', isDemonstration: false, now: new Date('2026-11-01T00:00:00Z') } as const
await loadRecords(database, buildRecords(), { ...options, onProgress: () => undefined })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()

afterEach(async () => {
  await database.deleteFrom('import_request').execute()
  await database.deleteFrom('import_matching').execute()
  await database.deleteFrom('import_run').where('origin', '=', 'organisation').execute()
  await database.deleteFrom('official').where('origin', '=', 'organisation').execute()
})

/** A list as an office keeps it: a title above, two ways to write a name, a slip, a word for a group that is not ours. */
const messy = `Bolivar County officials
Office Held,Full Name,Cnty,ST,Phone #,Race,Home address,Notes
Sherriff,"Wren, Ada",Bolivar,MS,662.555.0117,?,12 Example St,see Rosa
Coroner,Hon. ROBIN FINCH,bolivar co,Miss.,5550143,Blk,,
Constable,,Bolivar,MS,662-555-0144,W,,
Total,3,,,,,,
`

async function sent(text = messy, name = 'bolivar FINAL.csv'): Promise<Import> {
  return await visitor.call(endpoints.sendSpreadsheet, { query: { name }, file: Buffer.from(text) })
}

async function matchingOf(id: string): Promise<Matching> {
  return await visitor.call(endpoints.readMatching, { params: { id } })
}

async function answer(id: string, changes: Partial<MatchingAnswers>): Promise<Matching> {
  const { answers } = await matchingOf(id)
  return await visitor.call(endpoints.changeMatching, { params: { id }, body: { ...answers, ...changes } })
}

const blackMeans = { place: 5, question: 'values', value: 'Blk', answer: 'African-American' } as const
const mended: Partial<MatchingAnswers> = {
  values: [blackMeans],
  fixes: [
    { place: 0, fix: 'nearest' },
    { place: 4, fix: 'area_code' },
  ],
}

async function checkedWith(id: string, changes: Partial<MatchingAnswers>): Promise<Import> {
  await answer(id, changes)
  await visitor.call(endpoints.checkSpreadsheet, { params: { id } })
  return await settled(visitor, id)
}

async function confirmed(id: string, body: { accept_losses: number | null; accept_left_out: number | null }) {
  await visitor.call(endpoints.confirmImport, { params: { id }, body })
  return await settled(visitor, id)
}

describe('a spreadsheet', () => {
  test('is read and its columns are guessed, and nothing is checked before what is open is answered', async () => {
    const { id, status, is_matched: isMatched } = await sent()
    expect({ status, isMatched }).toEqual({ status: 'MATCHING', isMatched: true })
    const matching = await matchingOf(id)
    expect(matching.columns.map(({ heading, column, status: ofColumn }) => [heading, column, ofColumn])).toEqual([
      ['Office Held', 'office.name', 'LOOK'],
      ['Full Name', 'eo.name', 'READY'],
      ['Cnty', 'county.name', 'READY'],
      ['ST', 'state.name', 'READY'],
      ['Phone #', 'eo.phone', 'LOOK'],
      ['Race', 'eo.ethnicity', 'NEEDS_ANSWER'],
      ['Home address', null, 'LEFT_OUT'],
      ['Notes', null, 'LEFT_OUT'],
    ])
    const refused = await visitor.request(endpoints.checkSpreadsheet, { params: { id } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail).toBe('“Race”: Choose what each value means: “Blk”')
  })

  test('is checked and loaded as it was matched, without the rows that cannot be used', async () => {
    const { id } = await sent()
    const { counts } = await checkedWith(id, mended)
    expect(counts).toMatchObject({ rows_read: 3, problems: 0, added: 2, left_out: 1, questions_left: 0 })
    const check = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(check.added.map(({ official, office }) => [official, office])).toEqual([
      ['Ada Wren', 'Sheriff'],
      ['Robin Finch', 'Coroner'],
    ])
    expect(check.left_out).toEqual([
      {
        line: 5,
        text: 'Constable · Bolivar · MS · 662-555-0144 · W',
        reason: 'No name stands in the row',
      },
    ])
    expect(check.fixes).toContain('Phone #: 1 number gets the area code 662')
    const tooFew = await visitor.request(endpoints.confirmImport, { params: { id }, body: { accept_losses: null } })
    expect(tooFew.statusCode).toBe(409)
    expect(await confirmed(id, { accept_losses: null, accept_left_out: 1 })).toMatchObject({ status: 'DONE' })
    expect(await ownNames(database)).toEqual(['Ada Wren', 'Robin Finch'])
    const [robin] = await database
      .selectFrom('official')
      .select(['phone', 'ethnicity'])
      .where('name', '=', 'Robin Finch')
      .execute()
    expect(robin).toEqual({ phone: '(662) 555-0143', ethnicity: 'African-American' })
    expect(await newestRun(visitor)).toMatchObject({ file_name: 'bolivar FINAL.csv', can_be_undone: true })
  })

  test('gives back what it left out as a file, with the reason, and no formula in it', async () => {
    const { id } = await sent(messy.replace('Constable,,', 'Constable,=1+1,'))
    await checkedWith(id, mended)
    const file = await visitor.request(endpoints.leftOutRows, { params: { id } })
    expect(file.headers['content-disposition']).toBe('attachment; filename="bolivar FINAL - left out.csv"')
    expect(file.payload).toContain('"Row","Office Held","Full Name"')
    expect(file.payload).toContain(`"5","Constable","'=1+1","Bolivar"`)
    expect(file.payload).toContain('"No name stands in the row"')
  })

  test('shows its rows as they will read, and whom they are about', async () => {
    const { id } = await sent()
    await answer(id, mended)
    const { values, total } = await visitor.call(endpoints.readMatchedRows, { params: { id }, query: { from: 0 } })
    expect(total).toBe(3)
    expect(values[0]?.values).toEqual(
      expect.arrayContaining([
        { column: 'eo.name', label: 'Name', value: 'Ada Wren', was: 'Wren, Ada' },
        { column: 'office.name', label: 'Office', value: 'Sheriff', was: 'Sherriff' },
        { column: 'county.name', label: 'County/Parish', value: 'Bolivar, Mississippi', was: null },
        { column: 'eo.ethnicity', label: 'Ethnicity', value: null, was: '?' },
      ]),
    )
    expect(values[0]?.matches).toBeNull()
  })

  test('adds to the own list unless it is said to be all of it', async () => {
    const first = await sent()
    await checkedWith(first.id, mended)
    await confirmed(first.id, { accept_losses: null, accept_left_out: 1 })
    const one = 'Office,Name,County,State\nConstable,Cleo Heron,Bolivar,MS\n'
    const { id } = await sent(one, 'one.csv')
    expect((await checkedWith(id, {})).counts).toMatchObject({ added: 1, vanishing: 0 })
    expect((await checkedWith(id, { scope: 'whole_list' })).counts).toMatchObject({ added: 1, vanishing: 2 })
    await checkedWith(id, { scope: 'add' })
    await confirmed(id, { accept_losses: null, accept_left_out: null })
    expect(await ownNames(database)).toEqual(['Ada Wren', 'Cleo Heron', 'Robin Finch'])
  })

  test('that cannot be read is refused in one sentence, and what was sent before stays', async () => {
    const { id } = await sent()
    const refused = await visitor.request(endpoints.sendSpreadsheet, {
      query: { name: 'list.pdf' },
      file: Buffer.from('%PDF-1.7'),
    })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail).toBe('It is a PDF, not CSV.')
    expect((await matchingOf(id)).rows).toBe(3)
  })

  test('is seen by the person alone who sent it', async () => {
    const { id } = await sent()
    const rosa = await new Visitor(server.app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
    for (const endpoint of [endpoints.readMatching, endpoints.readMatchedRows, endpoints.leftOutRows])
      expect((await rosa.request(endpoint, { params: { id } })).statusCode).toBe(404)
  })
})
