import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { testDatabase } from '#testing/database.ts'
import { carryOut } from '#features/data/imports/carry-out.ts'
import { newestRun, ownNames, see, settled } from '#testing/data/imports/imports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { lyingArchive, workbook } from '#testing/imports/spreadsheets/workbook.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

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

describe('a workbook', () => {
  test('of several sheets with the same headings is loaded whole, and gives back rows by sheet', async () => {
    const sheet = (name: string, ...names: readonly string[]) => ({
      name,
      rows: [['Name', 'Office', 'County', 'State'], ...names.map((each) => [each, 'Constable', 'Bolivar', 'MS'])],
    })
    const file = Buffer.from(workbook([sheet('A to M', 'Ada Wren'), sheet('N to Z', 'Zoe Finch', '')]))
    const { id } = await visitor.call(endpoints.sendSpreadsheet, { query: { name: 'list.xlsx' }, file })
    const { counts } = await checkedWith(id, {})
    expect(counts).toMatchObject({ rows_read: 3, added: 2, left_out: 1 })
    const { left_out: leftOut } = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(leftOut).toMatchObject([{ row: 'Row 3 of “N to Z”', reason: 'No name stands in the row' }])
    const back = await visitor.request(endpoints.leftOutRows, { params: { id } })
    expect(back.payload).toContain('"Sheet","Row","Name"')
    expect(back.payload).toContain('"N to Z","3","","Constable"')
    await confirmed(id, { accept_losses: null, accept_left_out: 1 })
    expect(await ownNames(database)).toEqual(['Ada Wren', 'Zoe Finch'])
  })

  test('of Excel 97 is read in a thread of its own', async () => {
    const file = readFileSync(new URL('../../../testing/imports/spreadsheets/files/excel-97.xls', import.meta.url))
    const { id } = await visitor.call(endpoints.sendSpreadsheet, { query: { name: 'excel-97.xls' }, file })
    const { rows, notices } = await matchingOf(id)
    expect(rows).toBe(3)
    expect(notices).toEqual(['1 hidden sheet is not read: “Old list”.', '1 hidden column is read too.'])
  })

  test('is unpacked in a thread of its own, however small it says that it is, and refused where it lies', async () => {
    const started: unknown[] = []
    const onStart = (thread: unknown) => started.push(thread)
    process.on('worker', onStart)
    try {
      const send = async (name: string, file: Uint8Array) =>
        await visitor.request(endpoints.sendSpreadsheet, { query: { name }, file: Buffer.from(file) })
      const honest = workbook([
        {
          name: 'A',
          rows: [
            ['Name', 'Office', 'State'],
            ['Ada Wren', 'Sheriff', 'MS'],
          ],
        },
      ])
      expect((await send('honest.xlsx', honest)).statusCode).toBe(201)
      const blanks = strToU8(' '.repeat(30_000_000))
      const lie = lyingArchive(zipSync({ ...unzipSync(honest), 'xl/worksheets/sheet1.xml': blanks }))
      const { statusCode, body } = await send('lie.xlsx', lie)
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        422,
        {
          detail:
            'lie.xlsx has a sheet that is too large, xl/worksheets/sheet1.xml; split it, or save the sheet as CSV.',
        },
      ])
      await sent()
      expect(started).toHaveLength(2)
    } finally {
      process.off('worker', onStart)
    }
  })
})

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
        row: 'Row 5',
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
    await confirmed(id, { accept_losses: null, accept_left_out: 1 })
    expect((await visitor.request(endpoints.leftOutRows, { params: { id } })).payload).toBe(file.payload)
    expect((await visitor.request(endpoints.readMatching, { params: { id } })).statusCode).toBe(404)
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

  test('says of a row which official of the atlas it is about', async () => {
    const { id } = await sent(
      'Office,Name,County,State\nConstable,"Bird1, Ada",Bolivar,MS\nCoroner,"Bird1, Ada",Bolivar,MS\n',
    )
    const { values } = await visitor.call(endpoints.readMatchedRows, { params: { id }, query: { from: 0, limit: 2 } })
    expect(values.map(({ matches }) => matches)).toMatchObject([
      { official: 'Ada Bird1', office: 'Constable', jurisdiction: 'Bolivar County' },
      null,
    ])
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

  test('changes what it says of somebody on the list, and leaves what it does not say', async () => {
    const first = await sent('Office,Name,County,State,Phone,Party\nConstable,Cleo Heron,Bolivar,MS,662-555-0151,D\n')
    await checkedWith(first.id, {})
    await confirmed(first.id, { accept_losses: null, accept_left_out: null })
    const { id } = await sent(
      'Office,Name,County,State,Email,Party\nConstable,Cleo Heron,Bolivar,MS,cleo@example.org,\n',
    )
    expect((await checkedWith(id, {})).counts).toMatchObject({ added: 0, changed: 1, vanishing: 0 })
    await confirmed(id, { accept_losses: null, accept_left_out: null })
    const [cleo] = await database
      .selectFrom('official')
      .innerJoin('party', 'party.id', 'party_id')
      .select(['phone', 'email', 'party.name as party'])
      .where('official.name', '=', 'Cleo Heron')
      .execute()
    expect(cleo).toEqual({ phone: '(662) 555-0151', email: 'cleo@example.org', party: 'Democratic' })
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

  test('is read as the last one with its headings was, where the person wanted that', async () => {
    const first = await sent()
    await checkedWith(first.id, { ...mended, columns: [{ place: 7, column: 'source' }], scope: 'whole_list' })
    await confirmed(first.id, { accept_losses: null, accept_left_out: 1 })
    const { id } = await sent(messy.replace('Wren', 'Lark'), 'next.csv')
    const next = await matchingOf(id)
    expect(next).toMatchObject({ is_remembered: true, questions_left: 0 })
    expect(next.columns[7]).toMatchObject({ heading: 'Notes', column: 'source', guess: null })
    expect(next.answers).toMatchObject({ values: [blackMeans], fixes: [{ place: 4, fix: 'area_code' }], scope: 'add' })
    expect(await matchingOf((await sent('Name,Office,State\nAda Wren,Sheriff,MS\n')).id)).toMatchObject({
      is_remembered: false,
    })
  })

  test('of many short lines is read by another thread, of few by the one that answers', async () => {
    const started: unknown[] = []
    const onStart = (thread: unknown) => started.push(thread)
    process.on('worker', onStart)
    const send = async (lines: number) =>
      await sent(['Name,Office', ...Array.from({ length: lines }, () => 'Ada Wren,Mayor')].join('\n'), `${lines}.csv`)
    try {
      await send(100)
      expect(started).toHaveLength(0)
      await send(1_000)
      expect(started).toHaveLength(1)
    } finally {
      process.off('worker', onStart)
    }
  })

  test('with very many rows is read by another thread, and says the same', async () => {
    const rows = Array.from({ length: 9_000 }, (_, row) => `Ada Wren${row},Constable,Bolivar,MS`)
    const { id } = await sent(['Name,Office,County,State', ...rows].join('\n'), 'many.csv')
    expect(await matchingOf(id)).toMatchObject({ rows: 9_000, questions_left: 0, unusable: 0 })
    const refused = await visitor.request(endpoints.sendSpreadsheet, {
      query: { name: 'wide.csv' },
      file: Buffer.from(`Name,Office\n${'x,'.repeat(200_000)}`),
    })
    expect(refused.json().detail).toMatch(/^Line 2: The line has 400000 bytes; .*\.$/)
  })

  test('whose answers change while it is checked does not get the check of those before', async () => {
    const { id } = await sent()
    await answer(id, mended)
    const request = database.updateTable('import_request').where('id', '=', id)
    await request.set({ status: 'CHECKING' }).execute()
    const changes: Promise<unknown>[] = []
    // The day is asked for once the answers have been read.
    const now = () => {
      if (changes.length === 0) changes.push(request.set({ answers: JSON.stringify(noAnswers) }).execute())
      return server.clock.now()
    }
    await carryOut({ database, clock: { ...server.clock, now } }, id, () => undefined)
    await Promise.all(changes)
    expect(await see(visitor, id)).toMatchObject({ status: 'CHECKING', counts: null })
  })

  test('takes no column that cannot be chosen', async () => {
    const { id } = await sent()
    const { answers } = await matchingOf(id)
    const body = { ...answers, columns: [{ place: 7, column: 'stats.2020biden%' }] }
    const refused = await visitor.request(endpoints.changeMatching, { params: { id }, body })
    expect(refused.json().detail).toBe('There is no column “stats.2020biden%” to choose.')
  })

  test('is seen by the person alone who sent it', async () => {
    const { id } = await sent()
    const rosa = await new Visitor(server.app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
    for (const endpoint of [endpoints.readMatching, endpoints.readMatchedRows, endpoints.leftOutRows])
      expect((await rosa.request(endpoint, { params: { id } })).statusCode).toBe(404)
  })
})

describe('a seat that somebody holds', () => {
  const sheriffs = 'Office,Name,County,State,Next Election\nSheriff,Nora Heron,Bolivar,MS,11/5/2024\n'
  const past = { place: 4, question: 'past_days', value: '11/5/2024', answer: 'leave_out' } as const

  async function officeHolders(): Promise<string[]> {
    const shown = await database
      .selectFrom('shown_official')
      .innerJoin('seat', 'seat.id', 'seat_id')
      .select('name')
      .where('office_id', '=', 'sheriff')
      .orderBy('name')
      .execute()
    return shown.map(({ name }) => name)
  }

  async function loadSheriff(): Promise<void> {
    const records = buildRecords({
      officials: [buildOfficial({ key: 'moody', office: 'Sheriff', last: 'Moody' })],
      seats: [buildSeat(), buildSeat({ office: 'Sheriff' })],
    })
    await loadRecords(database, records, {
      ...options,
      acceptLosses: Number.POSITIVE_INFINITY,
      onProgress: () => undefined,
    })
  }

  test('is asked about, and nothing is loaded before that is answered', async () => {
    await loadSheriff()
    const { id } = await sent(sheriffs, 'sheriffs.csv')
    const refused = await visitor.request(endpoints.checkSpreadsheet, { params: { id } })
    expect(refused.json().detail).toContain('1 of 1 days of the next election is past')
    const { counts } = await checkedWith(id, { values: [past] })
    expect(counts).toMatchObject({ added: 1, questions_left: 1, seats_changed: 0 })
    const check = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(check.seat_questions).toMatchObject([
      { line: 2, official: 'Nora Heron', office: 'Sheriff', holder: { official: 'Ada Moody' }, answer: null },
    ])
    const early = await visitor.request(endpoints.confirmImport, { params: { id }, body: { accept_losses: null } })
    expect(early.json().detail).toBe('Say first how one seat is to be filled.')
  })

  test.each([
    ['replaces', 0, ['Nora Heron']],
    ['both', 0, ['Ada Moody', 'Nora Heron']],
    ['leave_out', 1, ['Ada Moody']],
  ] as const)('where the answer is %s, holds whom it says', async (seat, leftOut, holders) => {
    await loadSheriff()
    const { id } = await sent(sheriffs, 'sheriffs.csv')
    const { counts } = await checkedWith(id, { values: [past], other_seats: seat })
    expect(counts).toMatchObject({ left_out: leftOut, questions_left: 0 })
    await confirmed(id, { accept_losses: null, accept_left_out: leftOut })
    expect(await officeHolders()).toEqual(holders)
  })

  test('of the own list has a new holder, and the old one leaves the list, named among those who vanish', async () => {
    const first = await sent('Office,Name,County,State\nTax Assessor,Ada Wren,Bolivar,MS\n')
    await checkedWith(first.id, {})
    await confirmed(first.id, { accept_losses: null, accept_left_out: null })
    const { id } = await sent('Office,Name,County,State\nTax Assessor,Cleo Lark,Bolivar,MS\n')
    const { counts } = await checkedWith(id, { other_seats: 'replaces' })
    expect(counts).toMatchObject({ added: 1, vanishing: 1, questions_left: 0 })
    await confirmed(id, { accept_losses: counts?.losses_to_accept ?? null, accept_left_out: null })
    expect(await ownNames(database)).toEqual(['Cleo Lark'])
  })

  describe('for which a file names two people', () => {
    const two = 'Office,Name,County,State\nTax Assessor,Ada Wren,Bolivar,MS\nTax Assessor,Cleo Lark,Bolivar,MS\n'

    test('is asked about', async () => {
      const { id } = await sent(two)
      const { counts } = await checkedWith(id, {})
      expect(counts).toMatchObject({ added: 2, questions_left: 1 })
      const { seat_questions: questions } = await visitor.call(endpoints.readCheck, { params: { id } })
      expect(questions).toMatchObject([
        { line: 3, official: 'Cleo Lark', office: 'Tax Assessor', holder: { id: null, official: 'Ada Wren' } },
      ])
    })

    test.each([
      ['replaces', 1, ['Cleo Lark']],
      ['both', 0, ['Ada Wren', 'Cleo Lark']],
      ['leave_out', 1, ['Ada Wren']],
    ] as const)('has whom the answer %s says', async (seat, leftOut, names) => {
      const { id } = await sent(two)
      const { counts } = await checkedWith(id, { seats: [{ line: 3, answer: seat }] })
      expect(counts).toMatchObject({ left_out: leftOut, questions_left: 0 })
      await confirmed(id, { accept_losses: null, accept_left_out: leftOut === 0 ? null : leftOut })
      expect((await ownNames(database)).toSorted()).toEqual(names)
    })

    test.each([
      ['replaces', 'replaces', ['Cleo Lark']],
      ['replaces', 'leave_out', ['Nora Heron']],
      ['both', 'leave_out', ['Ada Moody', 'Nora Heron']],
    ] as const)('and that somebody holds has whom the answers %s and %s say', async (first, second, holders) => {
      await loadSheriff()
      const { id } = await sent(
        'Office,Name,County,State\nSheriff,Nora Heron,Bolivar,MS\nSheriff,Cleo Lark,Bolivar,MS\n',
      )
      const { counts } = await checkedWith(id, {})
      expect(counts).toMatchObject({ added: 2, questions_left: 2 })
      const seats = [
        { line: 2, answer: first },
        { line: 3, answer: second },
      ]
      const answered = await checkedWith(id, { seats })
      expect(answered.counts).toMatchObject({ left_out: 1, questions_left: 0 })
      await confirmed(id, { accept_losses: null, accept_left_out: 1 })
      expect(await officeHolders()).toEqual(holders)
    })

    test('is not asked about where such an office has several', async () => {
      const { id } = await sent(two.replaceAll('Tax Assessor', 'Constable'))
      const { counts } = await checkedWith(id, {})
      expect(counts).toMatchObject({ added: 2, questions_left: 0 })
    })
  })

  test('has its holder back when the import is undone', async () => {
    await loadSheriff()
    const { id } = await sent(sheriffs, 'sheriffs.csv')
    await checkedWith(id, { values: [past], seats: [{ line: 2, answer: 'replaces' }] })
    await confirmed(id, { accept_losses: null, accept_left_out: null })
    expect(await officeHolders()).toEqual(['Nora Heron'])
    const undone = await visitor.call(endpoints.undoImport, { params: { id: String((await newestRun(visitor)).id) } })
    await settled(visitor, undone.id)
    expect(await officeHolders()).toEqual(['Ada Moody'])
  })

  test('whose own next election changes is counted', async () => {
    await loadSheriff()
    const { id } = await sent(sheriffs.replace('2024', '2030'), 'sheriffs.csv')
    const { counts } = await checkedWith(id, { other_seats: 'replaces' })
    expect(counts).toMatchObject({ seats_changed: 1, places_added: 0 })
    const check = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(check.seats_changed).toEqual([
      {
        office: 'Sheriff',
        jurisdiction: 'Bolivar County',
        changes: [{ column: 'Next General', before: '2027-11-02', after: '2030-11-05' }],
      },
    ])
  })
})

test('a county, a state and a district in the cell of the office find the place, and make it where nobody has', async () => {
  const list = 'Official,Position\nAda Heron,"County Supervisor, Bolivar, MS, District 1"\n'
  const { id } = await sent(list, 'list.csv')
  const { counts } = await checkedWith(id, {})
  expect(counts).toMatchObject({ added: 1, left_out: 0, places_added: 1 })
  const check = await visitor.call(endpoints.readCheck, { params: { id } })
  expect(check.places_added).toEqual([{ jurisdiction: 'Bolivar County, District 1', state: 'Mississippi' }])
  const district = buildJurisdiction({
    key: 'county-district:28011:supervisor:1',
    kind: 'county-district',
    name: 'Bolivar County, Supervisor District 1',
    district: '1',
  })
  const records = buildRecords({ jurisdictions: [buildJurisdiction(), district] })
  await loadRecords(database, records, {
    ...options,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
  expect((await checkedWith(id, {})).counts).toMatchObject({ added: 1, places_added: 0 })
})

test('a city that nobody knows comes with its mayor and its wards once somebody says that it is new, and a ward that is known is found', async () => {
  const list =
    'Name,Title,City,County,State\nAda Heron,Mayor,Cleveland,Bolivar,MS\nBo Heron,"City Council, Ward 3",Cleveland,Bolivar,MS\n'
  const { id } = await sent(list, 'city.csv')
  const values = [{ place: 2, question: 'values' as const, value: 'Cleveland', answer: 'New place' }]
  expect((await checkedWith(id, { values })).counts).toMatchObject({ added: 2, left_out: 0, places_added: 2 })
  const place = { kind: 'municipality' as const, district: null }
  const jurisdictions = [
    buildJurisdiction(),
    buildJurisdiction({ ...place, key: 'municipality:2814260', name: 'Cleveland' }),
    buildJurisdiction({ ...place, key: 'municipality:2814260:ward-3', name: 'Cleveland, Ward 3', district: 'Ward 3' }),
  ]
  await loadRecords(database, buildRecords({ jurisdictions }), {
    ...options,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
  expect((await checkedWith(id, {})).counts).toMatchObject({ added: 2, left_out: 0, places_added: 0 })
})
