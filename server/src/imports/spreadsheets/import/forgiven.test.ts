import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { importOwn, fileOf, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { readLayer } from '#imports/spreadsheets/overlay/read-layer.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

const database = await testDatabase()

const plain: Row = {
  external_id: 'A1',
  'eo.name': 'Renée Peña',
  'party.name': 'Democratic',
  'eo.gender': 'Female',
  'eo.phone': '+1 601-555-0100',
  'office.name': 'Sheriff',
  'state.name': 'Alabama',
  'county.name': 'Autauga',
  'jurisdictionoffice.next_general': '2026-11-03',
  'stats.2020biden%': '42.8%',
  'stats.vap_total': '41234',
  'stats.median_income': '52000',
  'jurisdiction.house_districts': '07, 12',
  as_of: '2026-10-01',
}
const plainText = textOf(plain)

function textOf(row: Row): string {
  return Buffer.from(officialsFile([row]).bytes).toString()
}

/** The officials after an import of a file. */
async function loaded(file: OfficialsFile) {
  await importOwn(database, file, { acceptLosses: 9 })
  const layer = await database.transaction().execute(readLayer)
  return { ...layer, officials: layer.officials.map((official) => ({ ...official, id: 0 })) }
}

let expected: Awaited<ReturnType<typeof loaded>>
beforeAll(async () => {
  expected = await loaded(fileOf(plainText))
})

const replaced = (from: string, to: string) => plainText.replace(from, to)

test.each<[string, string | Uint8Array]>([
  ['a byte order mark', `\uFEFF${plainText}`],
  ['the line ends of Windows', plainText.replaceAll('\n', '\r\n')],
  ['the line ends of old Macs', plainText.replaceAll('\n', '\r')],
  ['line ends of both kinds', plainText.replace('\n', '\r\n')],
  ['no line end at the end', plainText.trimEnd()],
  ['empty lines', `\n\n${plainText.replace('\n', '\n\n\n')}\n\n`],
  ['rows of nothing but commas', `${plainText},,,,,,,,,,,,,\n , ,\n`],
  [
    'semicolons',
    textOf({ ...plain, 'jurisdiction.house_districts': '07| 12' })
      .replaceAll(',', ';')
      .replaceAll('|', ','),
  ],
  ['tabs', plainText.replace('"07, 12"', '07| 12').replaceAll(',', '\t').replaceAll('|', ',')],
  ['a line that names the separator', `sep=,\n${plainText}`],
  ['Windows-1252', Buffer.from(plainText, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${plainText}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(plainText, 'utf16le')],
  ['UTF-16 with the higher byte first', Buffer.from(`\uFEFF${plainText}`, 'utf16le').swap16()],
  ['labels as headings', replaced('eo.name,party.name,eo.gender', 'Name,Party,Gender')],
  ['headings in capitals and with blanks', replaced('eo.name,party.name,eo.gender', ' EO.Name ,PARTY, gender  ')],
  [
    'the headings of an export',
    replaced('stats.2020biden%', '2020 Biden Vote Percentage (%)').replace('42.8%', '42.8'),
  ],
  [
    'columns without a heading, all of them empty',
    plainText
      .split('\n')
      .map((line) => (line ? `${line},,` : line))
      .join('\n'),
  ],
  ['cells left out at the end of a row', plainText.replace('as_of', 'as_of,Ethnicity')],
  ['letters put together of two', plainText.normalize('NFD')],
  [
    'blanks around values, and those that do not break',
    replaced('Renée Peña', ' Renée\u00A0 Peña ').replace('Sheriff', 'Sheriff '),
  ],
  ['what nobody sees', replaced('Renée Peña', '\u202aRenée\u200c Pe\u00adña\ufe0f\u202c')],
  [
    'capitals',
    replaced('Sheriff', 'SHERIFF')
      .replace('Alabama', 'ALABAMA')
      .replace('Autauga', 'autauga')
      .replace('Democratic', 'DEMOCRATIC'),
  ],
  ['a name in capitals', replaced('Renée Peña', 'RENÉE PEÑA')],
  ['a day as Americans write it', replaced('2026-11-03', '11/03/2026')],
  ['a day without zeros', replaced('2026-11-03', '11/3/2026')],
  ['a day with its midnight', replaced('2026-11-03', '2026-11-03 0:00:00')],
  ['a day with its month in words', replaced('2026-11-03', '"November 3, 2026"')],
  ['a share without a sign', replaced('42.8%', '42.8')],
  ['a share with more digits than needed', replaced('42.8%', '42.80 %')],
  ['thousands with commas', replaced('41234', '"41,234"')],
  ['a count with a point', replaced('41234', '41234.0')],
  ['dollars', replaced('52000', '"$52,000"')],
  ['the letters of a state', replaced('Alabama', 'AL')],
  ['the code of a state without its zero', replaced('Alabama', '1')],
  ['a county with its kind', replaced('Autauga', 'Autauga County')],
  ['a county with its state', replaced('Autauga', 'Autauga (AL)')],
  ['a county by its code without its zero', replaced('Autauga', '1001')],
  ['letters of a party', replaced('Democratic', 'D')],
  ['letters of a gender', replaced('Female', 'F')],
  ['a text kept by a formula', replaced('"07, 12"', '"=""07, 12"""')],
  ['a text kept by an apostrophe', replaced('+1 601', "'+1 601")],
  ['what is not known in words', plainText.replace('as_of', 'as_of,Ethnicity,Suffix').replace(/\n$/, ',Unknown,—\n')],
  [
    'empty cells for other columns',
    plainText.replace('as_of', 'as_of,eo.email,stats.address').replace(/\n$/, ',,  \n'),
  ],
])('%s: loads the same as the plain file', async (_, content) => {
  expect(Buffer.from(content).equals(Buffer.from(plainText))).toBe(false)
  expect(await loaded(fileOf(content))).toEqual(expected)
})

test.each([
  ['AA', 'African-American'],
  ['black', 'African-American'],
  ['W', 'European'],
  ['Latina', 'Hispanic'],
])('%s is the group %s, and no group of its own', async (word, group) => {
  const { officials } = await loaded(officialsFile([{ ...plain, 'eo.ethnicity': word }]))
  expect(officials.map(({ ethnicity }) => ethnicity)).toEqual([group])
})

test('the plain file says what it says', () => {
  const [official] = expected.officials
  expect(official).toMatchObject({
    externalId: 'A1',
    name: 'Renée Peña',
    first: 'Renée',
    last: 'Peña',
    party: 'Democratic',
    office: 'Sheriff',
    jurisdictionKey: 'county:01001',
    asOf: '2026-10-01',
  })
  const values = Object.fromEntries(expected.facts.map(({ field, value }) => [field, value]))
  expect(values).toEqual({
    'stats.2020biden%': 0.428,
    'stats.vap_total': 41_234,
    'stats.median_income': 52_000,
    'jurisdiction.house_districts': ['07', '12'],
  })
  expect(expected.seats).toMatchObject([{ nextGeneral: '2026-11-03', termLength: null }])
})

test('a row that names nobody sets the line of an office, and is about no official', async () => {
  const { 'eo.name': _, external_id: __, 'party.name': ___, 'eo.gender': ____, 'eo.phone': _____, ...office } = plain
  const { officials, contacts } = await loaded(
    officialsFile([plain, { ...office, 'office.name': 'Coroner', 'office.phone': '334-555-0142' }]),
  )
  expect(officials).toEqual(expected.officials)
  expect(contacts).toMatchObject([
    { officeId: 'coroner', placeKey: '01001', phone: '334-555-0142', asOf: '2026-10-01' },
  ])
})
