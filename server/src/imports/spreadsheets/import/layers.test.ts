import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { testDatabase } from '#testing/database.ts'
import { expectAgreement } from '#testing/data/coverage/agreement.ts'
import { exported, readSheet } from '#testing/exports/exports.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { loadRecords } from '#imports/load-records.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import {
  constable,
  digest,
  importOwn,
  now,
  officialsFile,
  type Row,
} from '#testing/imports/spreadsheets/officials-file.ts'
import type { Records } from '#imports/records/records.ts'
import {
  buildFact,
  buildJurisdiction,
  buildOfficial,
  buildRecords,
  buildSeat,
} from '#testing/imports/records/records.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const nobody = { acceptLosses: Number.POSITIVE_INFINITY }

async function importPublic(records: Records = buildRecords()) {
  return await loadRecords(database, records, {
    origin: 'public',
    isDemonstration: false,
    now,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
}

const own = async (...rows: Row[]) => await importOwn(database, officialsFile(rows), nobody)
const undo = async () => await undoLastOfficialsImport(database, { now, accountId: null, onProgress: () => undefined })

/** What everybody sees, sorted by name. */
async function visibleOfficials(...columns: ColumnId[]) {
  await context.dataset.refresh()
  const { values } = await visitor.call(endpoints.searchOfficials, {
    body: { columns: ['eo.name', ...columns], limit: 100 },
  })
  return values
}

async function find(name: string) {
  const found = (await visibleOfficials('eo.id')).find((row) => row['eo.name'] === name)
  if (!found) throw new Error(`${name} is not listed`)
  return await visitor.call(endpoints.officialDetail, { params: { id: String(found['eo.id']) } })
}

beforeEach(async () => {
  await database.deleteFrom('official').where('origin', '=', 'organisation').execute()
  await database.deleteFrom('jurisdiction_fact').where('layer', '=', 'organisation').execute()
  await database.deleteFrom('organisation_seat').execute()
  await database.deleteFrom('organisation_jurisdiction').execute()
  await database.deleteFrom('import_run').execute()
  await importPublic()
})

describe('an own row about a public official', () => {
  test('makes one official of two, with the number of the public one, and wins cell by cell', async () => {
    const before = await find('Ada Bird0')
    const report = await own(
      constable({ 'eo.phone': '601-555-0100', 'party.name': 'R', source: 'Delta Alliance', as_of: '10/01/2026' }),
    )
    expect(report).toMatchObject({ addedTotal: 0, changedTotal: 1, unchanged: 0, isChanged: true })
    expect(report.changed[0]?.changes).toEqual([
      { column: 'party.name', before: 'Democratic', after: 'Republican' },
      { column: 'eo.phone', before: null, after: '(601) 555-0100' },
    ])
    expect(await visibleOfficials()).toHaveLength(3)
    const after = await find('Ada Bird0')
    expect(after).toMatchObject({
      'eo.id': before['eo.id'],
      'party.name': 'Republican',
      'eo.gender': 'Female',
      'eo.age': 56,
    })
    expect(after.sources['eo.phone']).toEqual({
      source: 'Own list: list.csv',
      publisher: 'Delta Alliance',
      url: null,
      as_of: '2026-10-01',
      method: 'reported',
      place: null,
      note: null,
    })
    expect(after.sources['eo.gender']).toMatchObject({
      source: 'Some list',
      publisher: 'Somebody',
      as_of: '2026-01-01',
    })
  })

  test('keeps its values through later public imports, which stay the ones that change the rest', async () => {
    await own(constable({ 'eo.phone': '601-555-0100' }))
    const officials = buildRecords().officials.map((each) => ({ ...each, phone: '601-555-0199', gender: 'Male' }))
    await importPublic(buildRecords({ officials }))
    expect(await find('Ada Bird0')).toMatchObject({ 'eo.phone': '601-555-0100', 'eo.gender': 'Male' })
    expect(await find('Ada Bird1')).toMatchObject({ 'eo.phone': '601-555-0199' })
  })

  test('of which a value is cleared shows the public one again', async () => {
    await own(constable({ 'party.name': 'Republican', 'eo.age': '44' }))
    expect(await find('Ada Bird0')).toMatchObject({ 'party.name': 'Republican', 'eo.age': 44 })
    const report = await own(constable({ 'party.name': '', 'eo.age': '' }))
    expect(report.changed[0]?.changes).toEqual([
      { column: 'party.name', before: 'Republican', after: 'Democratic' },
      { column: 'eo.age', before: '44', after: '56' },
    ])
    expect(await find('Ada Bird0')).toMatchObject({ 'party.name': 'Democratic', 'eo.age': 56 })
  })

  test('stays where the public one vanishes, and is one with it again once it comes back', async () => {
    await own(constable({ 'eo.phone': '601-555-0100' }))
    await importPublic(buildRecords({ officials: buildRecords().officials.slice(1) }))
    expect(await find('Ada Bird0')).toMatchObject({ 'eo.phone': '601-555-0100', 'eo.gender': null })
    await importPublic()
    expect(await visibleOfficials()).toHaveLength(3)
    expect(await find('Ada Bird0')).toMatchObject({ 'eo.phone': '601-555-0100', 'eo.gender': 'Female' })
  })

  test('with another year of election takes no share from the public one', async () => {
    expect(await find('Ada Bird0')).toMatchObject({ 'stats.incumbent_election%': 0.515 })
    await own(constable({ 'stats.incumbent_election_year': '2025' }))
    expect(await find('Ada Bird0')).toMatchObject({
      'stats.incumbent_election_year': 2025,
      'stats.incumbent_election%': null,
    })
  })

  test('that names its office anew moves the official, and the number lasts', async () => {
    const { 'eo.id': id } = await find('Ada Bird0')
    await own(constable({ 'eo.id': String(id), 'office.name': 'Coroner' }))
    expect(await find('Ada Bird0')).toMatchObject({
      'eo.id': id,
      'office.name': 'Coroner',
      'office.type': 'County Government',
    })
  })
})

describe('an own row about somebody whom nobody else knows', () => {
  const newcomer = constable({ 'eo.name': 'Zoe Newcomer', 'office.name': 'Sheriff' })

  test('is found by search and quick search, in the export and among its sources', async () => {
    await own(newcomer)
    expect(await visibleOfficials('office.name')).toContainEqual({
      'eo.id': expect.any(Number),
      'eo.name': 'Zoe Newcomer',
      'office.name': 'Sheriff',
    })
    const quick = await visitor.call(endpoints.quickSearch, { body: { query: 'newcomer' } })
    expect(quick.values.map(({ name }) => name)).toEqual(['Zoe Newcomer'])
    const workbook = await exported(visitor, { format: 'xlsx' })
    expect((await readSheet(workbook, 'About')).flat()).toContain('Own list: list.csv')
  })

  test('keeps its number from file to file, though everything else about it changes', async () => {
    await own({ ...newcomer, external_id: 'A1' })
    const { 'eo.id': id } = await find('Zoe Newcomer')
    await own({ ...newcomer, external_id: 'A1', 'eo.name': 'Zoe Newcomer-Smith', 'office.name': 'Coroner' })
    expect(await find('Zoe Newcomer-Smith')).toMatchObject({ 'eo.id': id })
  })

  test('becomes one with a public official who comes later', async () => {
    await own({ ...newcomer, 'eo.phone': '601-555-0100' })
    const person = buildOfficial({
      key: 'later',
      name: 'Zoe Newcomer',
      first: 'Zoe',
      last: 'Newcomer',
      office: 'Sheriff',
    })
    await importPublic(
      buildRecords({ officials: [{ ...person, sourceId: 'test-source' }], seats: [buildSeat({ office: 'Sheriff' })] }),
    )
    expect(await visibleOfficials('eo.gender', 'eo.phone')).toEqual([
      { 'eo.id': expect.any(Number), 'eo.name': 'Zoe Newcomer', 'eo.gender': 'Female', 'eo.phone': '601-555-0100' },
    ])
  })

  test('vanishes with the next file that lacks it', async () => {
    await own(newcomer, constable())
    const report = await own(constable())
    expect(report.vanishing).toEqual([
      { line: null, official: 'Zoe Newcomer', office: 'Sheriff', jurisdiction: 'Bolivar County' },
    ])
    expect((await visibleOfficials()).map((row) => row['eo.name'])).toEqual(['Ada Bird0', 'Ada Bird1', 'Ada Bird2'])
    expect(await database.selectFrom('office').select('name').execute()).toEqual([{ name: 'Constable' }])
  })
})

describe('figures and seats', () => {
  const total = 'stats.vap_total'
  const black = 'stats.vap_black'

  test('of the organization win over public ones, for everybody in that place, and coverage follows them', async () => {
    expect(await find('Ada Bird1')).toMatchObject({ [total]: 23_662, 'jurisdiction.coverage': 'Meets the rule' })
    await own(constable({ [total]: '20,000', [black]: '2,000', 'stats.likely_total': '900', method: 'counted' }))
    const detail = await find('Ada Bird1')
    expect(detail).toMatchObject({ [total]: 20_000, [black]: 2_000, 'jurisdiction.coverage': 'Does not meet the rule' })
    expect(detail.sources[total]).toMatchObject({
      source: 'Own list: list.csv',
      method: 'counted',
      place: 'Bolivar County',
    })
    expect(detail.sources['stats.likely_total']).toMatchObject({ method: 'modelled' })
    const counties = await visitor.call(endpoints.listCounties, {})
    expect(counties.counties.find(({ id }) => id === '28011')).toMatchObject({ coverage: 'no' })
    await own(constable())
    expect(await find('Ada Bird1')).toMatchObject({
      [total]: 23_662,
      [black]: null,
      'jurisdiction.coverage': 'Meets the rule',
    })
  })

  test('of a county show in its districts, those that only the organization knows too', async () => {
    await own(
      constable({
        'eo.name': 'Dee Trict',
        'office.name': 'County Supervisor',
        jurisdiction_kind: 'county-district',
        'jurisdiction.name': 'Bolivar County, Beat 7',
        'jurisdiction.district': '7',
      }),
    )
    expect(await find('Dee Trict')).toMatchObject({
      [total]: 23_662,
      'jurisdiction.coverage': 'Meets the rule',
      'county.name': ['Bolivar'],
    })
  })

  test('a term and elections of the organization lie over those of the seat', async () => {
    await own(constable({ 'jurisdictionoffice.next_primary': '3/9/2027' }))
    const detail = await find('Ada Bird2')
    expect(detail).toMatchObject({
      'jurisdictionoffice.term_length': 4,
      'jurisdictionoffice.next_primary': '2027-03-09',
      'jurisdictionoffice.next_general': '2027-11-02',
    })
    expect(detail.sources['jurisdictionoffice.next_primary']).toMatchObject({ source: 'Own list: list.csv' })
    await importPublic()
    expect(await find('Ada Bird2')).toMatchObject({ 'jurisdictionoffice.next_primary': '2027-03-09' })
  })

  test('a seat that only the organization knows of any more shows nothing of what was public', async () => {
    await own(constable())
    await importPublic(buildRecords({ officials: [], seats: [] }))
    expect(await find('Ada Bird0')).toMatchObject({ 'jurisdictionoffice.term_length': null })
  })

  test('a public figure that vanishes and an own one do not touch each other', async () => {
    await own(constable({ [total]: '20000' }))
    await importPublic(buildRecords({ facts: [buildFact({ field: 'stats.vap_asian', value: 5 })] }))
    expect(await find('Ada Bird0')).toMatchObject({ [total]: 20_000, 'stats.vap_asian': 5 })
  })
})

describe('the same file again', () => {
  const rows = [
    constable({ 'eo.phone': '601-555-0100', 'stats.vap_total': '20000', 'jurisdictionoffice.term_length': '6' }),
    constable({ 'eo.name': 'Zoe Newcomer', 'office.name': 'Sheriff' }),
  ]

  test('changes nothing, on another day either', async () => {
    await own(...rows)
    const before = await digest(database, { runs: false })
    const again = await importOwn(database, officialsFile(rows), { at: new Date('2027-02-03T15:00:00Z') })
    expect(again).toMatchObject({ addedTotal: 0, changedTotal: 0, vanishingTotal: 0, unchanged: 2, isChanged: false })
    expect(await digest(database, { runs: false })).toBe(before)
  })

  test('and the public data again change nothing either', async () => {
    await own(...rows)
    const before = await digest(database, { runs: false })
    const { isChanged } = await importPublic()
    expect(isChanged).toBe(false)
    expect(await digest(database, { runs: false })).toBe(before)
  })
})

describe('undoing', () => {
  test('brings the list back as it was, with the numbers that the officials had', async () => {
    await own(
      constable({ 'eo.phone': '601-555-0100' }),
      constable({ 'eo.name': 'Zoe Newcomer', 'stats.vap_total': '20000' }),
    )
    const before = await visibleOfficials('eo.id', 'eo.phone', 'stats.vap_total')
    await own(constable({ 'eo.name': 'Max Other' }))
    const report = await undo()
    expect(report).toMatchObject({ addedTotal: 1, changedTotal: 1, vanishingTotal: 1, isChanged: true })
    expect(await visibleOfficials('eo.id', 'eo.phone', 'stats.vap_total')).toEqual(before)
  })

  test('walks back from import to import, and says when there is none left', async () => {
    await own(constable({ 'eo.phone': '601-555-0100' }))
    await own(constable({ 'eo.phone': '601-555-0111' }))
    await own(constable({ 'eo.phone': '601-555-0111' }))
    const phone = async () => (await find('Ada Bird0'))['eo.phone']
    await undo()
    expect(await phone()).toBe('601-555-0100')
    await undo()
    expect(await phone()).toBeNull()
    await expect(undo()).rejects.toThrow('There is no import of own officials that could be undone')
  })

  test('is a run of its own in the history, beside the file that it undoes', async () => {
    const { runId } = await own(constable({ 'eo.phone': '601-555-0100' }))
    const undone = await undo()
    const runs = await database
      .selectFrom('import_run')
      .selectAll()
      .where('origin', '=', 'organisation')
      .orderBy('id')
      .execute()
    expect(runs).toMatchObject([
      {
        id: runId,
        file_name: 'list.csv',
        undone_at: now,
        undoes: null,
        report: { tables: { official: { changed: 1 } } },
      },
      { id: undone.runId, file_name: 'list.csv', undone_at: null, undoes: runId, file: null },
    ])
    expect(runs[0]?.file).toBeInstanceOf(Buffer)
  })

  test('goes round public imports that came between', async () => {
    await own(constable({ 'eo.phone': '601-555-0100' }))
    await own(constable({ 'eo.name': 'Max Other' }))
    const place = { jurisdictionKey: jurisdictionKey.county('28013') }
    await importPublic(
      buildRecords({
        counties: [
          ...buildRecords().counties,
          { id: '28013', stateId: '28', name: 'Calhoun', fullName: 'Calhoun County' },
        ],
        jurisdictions: [
          buildJurisdiction({ key: place.jurisdictionKey, name: 'Calhoun County', countyIds: ['28013'] }),
        ],
        seats: [buildSeat(place)],
        officials: [buildOfficial(place)],
        facts: [],
      }),
    )
    await undo()
    expect(await visibleOfficials('eo.phone', 'county.name')).toMatchObject([
      { 'eo.name': 'Ada Bird', 'county.name': ['Calhoun'] },
      { 'eo.name': 'Ada Bird0', 'eo.phone': '601-555-0100', 'county.name': ['Bolivar'] },
    ])
  })
})

describe('losses', () => {
  const many = Array.from({ length: 40 }, (_, number) =>
    constable({ 'eo.name': `Ann Many${'abcdefghij'[number % 10]}${'abcd'[Math.floor(number / 10)]}` }),
  )

  test('of more than a tenth have to be accepted by their number, and by no other', async () => {
    await own(...many)
    const before = await digest(database)
    const few = officialsFile(many.slice(0, 10))
    await expect(importOwn(database, few)).rejects.toThrow(
      '30 officials would vanish; run it again with --accept-losses 30 to go on',
    )
    for (const acceptLosses of [29, 31])
      await expect(importOwn(database, few, { acceptLosses })).rejects.toMatchObject({ check: { lossesToAccept: 30 } })
    expect(await digest(database)).toBe(before)
    expect(await importOwn(database, few, { acceptLosses: 30 })).toMatchObject({ vanishingTotal: 30, unchanged: 10 })
  })

  test('are those whose row is another person’s too, whatever it is known by', async () => {
    const identified = many.map((row, number) => ({ ...row, external_id: `C-${number}` }))
    await own(...identified)
    const married = identified.map((row, number) => ({ ...row, 'eo.name': `Ann Other${'abcdefghij'[number % 10]}` }))
    expect(await importOwn(database, officialsFile(married))).toMatchObject({ changedTotal: 40, vanishingTotal: 0 })
    const others = married.map((row) => ({ ...row, 'eo.name': 'Bob Stranger' }))
    await expect(importOwn(database, officialsFile(others))).rejects.toMatchObject({
      check: { lossesToAccept: 40, addedTotal: 40, changedTotal: 0 },
    })
    const accepted = await importOwn(database, officialsFile(others), { acceptLosses: 40 })
    expect(accepted.vanishing[0]).toMatchObject({ official: 'Ann Othera' })
  })
})

test('what is covered is told with own officials in it, as the search finds them', async () => {
  const newcomer = constable({ 'eo.name': 'Zoe Newcomer', 'jurisdiction.name': 'Bolivar County' })
  await own(constable({ 'eo.phone': '601-555-0100' }), newcomer)
  await context.dataset.refresh()
  const coverage = await visitor.call(endpoints.describeCoverage, {})
  expect(coverage.last_import).toMatchObject({
    origin: 'organisation',
    officials: { added: 1, changed: 1, removed: 0 },
    figures: null,
  })
  expect(coverage.sources.map(({ title }) => title)).toContain('Own list: list.csv')
  await expectAgreement(visitor, coverage)
})

test('an own list is refused where the officials are those of the past', async () => {
  await importPublic()
  await database.updateTable('official').set({ origin: 'historic' }).execute()
  await expect(own(constable())).rejects.toThrow(/historic officials; those of today need a database of their own$/)
  await database.updateTable('official').set({ origin: 'public' }).execute()
})
