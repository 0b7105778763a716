import { strToU8, zipSync } from 'fflate'

/** The counties that the samples are of. */
export const countiesOfResults = `GEOID,Name,Short Name,State
12095,Orange County,Orange,FL
12097,Osceola County,Osceola,FL
13019,Berrien County,Berrien,GA
13075,Cook County,Cook,GA
22001,Acadia Parish,Acadia,LA
22095,St. John the Baptist Parish,St. John the Baptist,LA
`

/** A sheet's rows; a number is a cell of numbers. */
export type TestSheet = readonly [name: string, rows: readonly (readonly (string | number)[])[]]

/** A workbook as Louisiana's publisher writes it: prefixes, texts in the cells, and no addresses. */
export function workbook(sheets: readonly TestSheet[]): Buffer {
  const names = sheets.map(
    ([name], index) => `<x:sheet name="${name}" sheetId="${index + 1}" r:id="R${index}" xmlns:r="r" />`,
  )
  const targets = sheets.map((_, index) => `<Relationship Target="/xl/worksheets/sheet${index}.xml" Id="R${index}" />`)
  const files = {
    'xl/workbook.xml': `<x:workbook xmlns:x="x"><x:sheets>${names.join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(([, rows], index) => [`xl/worksheets/sheet${index}.xml`, sheetXml(rows)])),
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

function sheetXml(rows: TestSheet[1]): string {
  const lines = rows.map((cells) =>
    cells.length === 0 ? '<x:row />' : `<x:row>${cells.map(cellXml).join('')}</x:row>`,
  )
  return `<x:worksheet xmlns:x="x"><x:sheetData>${lines.join('')}</x:sheetData></x:worksheet>`
}

function cellXml(value: string | number): string {
  if (value === '') return '<x:c />'
  if (typeof value === 'number') return `<x:c t="n"><x:v>${value}</x:v></x:c>`
  return `<x:c s="1" t="inlineStr"><x:is><x:t>${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</x:t></x:is></x:c>`
}

const top = (day: string) => [
  ['', 'Louisiana Secretary of State'],
  ['', 'Election Results'],
  ['', `Election Date: ${day}`],
  [],
  [],
]

/** Races of two parishes: with a majority, with a runoff to come, of three seats, of several parishes, a proposition. */
export function louisianaSample(day = '2026-11-03'): Buffer {
  return workbook([
    [
      'Multi-Parish(Parish)',
      [
        ...top(day),
        ['District Judge -- 15th Judicial District Court, Div. A'],
        ['', 'Ann "Dee" Roy (DEM)', 'Bo Hebert (REP)'],
        ['Total Votes', 900, 1100],
        ['Acadia', 500, 300],
        ['St. John The Baptist', 400, 800],
        [],
      ],
    ],
    ['Multi-Parish(Precinct)', [['nothing of this sheet is read']]],
    [
      'Acadia',
      [
        ...top(day),
        ['Member of School Board -- District  1'],
        ['', 'James Etta David (DEM)', 'Cy Proctor, Jr. (NOPTY)'],
        ['Total Votes', 1185, 804],
        ['06 01', 117, 99],
        ['Early Voting ', 500, 338],
        [],
        ['Mayor -- City of Crowley'],
        ['', 'Una Dugas (DEM)', 'Vi Breaux (REP)', 'Wes Roy (IND)'],
        ['Total Votes', 400, 350, 250],
        ['01 01', 400, 350, 250],
        [],
        ['Aldermen -- City of Crowley (2 to be elected)'],
        ['', 'A First (DEM)', 'B Second (REP)', 'C Third (IND)'],
        ['Total Votes', 500, 400, 100],
        [],
        ['Parishwide Proposition'],
        ['', 'YES', 'NO'],
        ['Total Votes', 10, 20],
      ],
    ],
  ])
}

const floridaHeader =
  'ElectionDate\tPartyCode\tPartyName\tRaceCode\tOfficeDesc\tCountyCode\tCountyName\tJuris1num\tJuris2num\tPrecincts\tPrecinctsReporting\tCanNameLast\tCanNameFirst\tCanNameMiddle\tCanVotes'

/** A circuit judge of two counties, a county judge with a name beyond ASCII, an office that other lists tell. */
export function floridaSample(date = '11/3/2026', header = floridaHeader): Buffer {
  const line = (office: string, county: string, numbers: string, name: string, votes: number | string) =>
    `${date}\tNOP\tNonpartisan\tXXX\t${office}\tXXX\t${county}\t${numbers}\t10\t10\t${name}\t${votes}`
  const lines = [
    header,
    line('Circuit Judge', 'Orange', '009\t012', 'Peyton,, II\tAlicia\tL', 70),
    line('Circuit Judge', 'Osceola', '009\t012', 'Peyton,, II\tAlicia\tL', 20),
    line('Circuit Judge', 'Orange', '009\t012', 'Roe\tRia\t', 30),
    line('Circuit Judge', 'Osceola', '009\t012', 'Roe\tRia\t', 40),
    line('County Court Judge', 'Orange', '000\t003', 'Núñez\tInés\t', 55),
    line('County Court Judge', 'Orange', '000\t003', 'Moss\tBen\t', 45),
    line('United States Senator', 'Orange', '000\t000', 'Smith\tJo\t', 5),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
}

/** A district attorney of two counties, a board of education, a commission, an undecided race, a primary of a party. */
export function georgiaSample(changes: object = {}): Buffer {
  const option = (name: string, politicalParty: string, voteCount: number) => ({
    id: name,
    name,
    politicalParty,
    voteCount,
  })
  const item = (name: string, options: object[], voteFor = 1) => ({ id: name, name, voteFor, ballotOptions: options })
  const attorney = (votes: number) =>
    item('District Attorney - Alapaha Judicial Circuit', [
      option('Ida Lane (I) (Rep)', 'Rep', votes),
      option('Ben Moss (Dem)', 'Dem', 10),
    ])
  return Buffer.from(
    JSON.stringify({
      electionDate: '2024-11-05',
      electionName: 'General Election',
      results: { id: 'GA', name: 'Georgia', ballotItems: [attorney(90)] },
      localResults: [
        {
          name: 'Berrien County',
          ballotItems: [
            attorney(50),
            item('Sheriff / Alguacil', [option('Ray Paulk (Rep)', 'Rep', 600)]),
            item('County BOE - District 4', [option('Flo Hall', '', 300), option('Cy Dale', '', 200)]),
            item('Coroner', [option('A A (Rep)', 'Rep', 40), option('B B (Dem)', 'Dem', 35), option('C C', 'Ind', 30)]),
            item('Sheriff - Rep', [option('Ray Paulk', 'Rep', 600)]),
          ],
        },
        {
          name: 'Cook County',
          ballotItems: [attorney(40), item('County Commission District 2', [option('Una Fry (Dem)', 'Dem', 8)])],
        },
      ],
      ...changes,
    }),
  )
}
