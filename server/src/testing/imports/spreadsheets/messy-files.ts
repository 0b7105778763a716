import { workbook } from '#testing/imports/spreadsheets/workbook.ts'

/** A list as people keep it, and its result. People are invented, counties are real. */
export interface MessyFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Answers to questions without a suggestion: by the value, or by the missing column. */
  readonly chosen?: Readonly<Record<string, string>>
  /** Each official: name, office, district, county, state and one more value. */
  readonly officials: readonly string[]
  readonly skipped: readonly string[]
  /** The number of clicks from choosing the file until it is loaded. */
  readonly decisions: number
}

const lines = (...rows: readonly string[]) => Buffer.from(`${rows.join('\r\n')}\r\n`)

export const messyFiles: readonly MessyFile[] = [
  {
    name: 'Sheriffs (from Word).csv',
    bytes: lines(
      'SHERIFFS OF ALABAMA',
      '',
      'County\tSheriff\tTelephone\tE-mail Address',
      'Autauga\tMarvin Oakes\t334.555.0101\tmoakes@example.org',
      'Baldwin\tHon. Delia Crane\t251-555-0102\t',
      'Dallas Co.\tRUFUS T. MCNAIR, JR.\t555-0103\trufus at example.org',
      'Perry\tVacant\t\t',
    ),
    officials: [
      'Marvin Oakes | Sheriff | | Autauga | Alabama | (334) 555-0101',
      'Delia Crane | Sheriff | | Baldwin | Alabama | (251) 555-0102',
      'Rufus T. McNair Jr | Sheriff | | Dallas | Alabama | (334) 555-0103',
    ],
    skipped: ['The seat is vacant: the row names nobody'],
    decisions: 5,
  },
  {
    name: 'Black Belt electeds - Sheet1.csv',
    bytes: lines(
      ',County,Name,Title,Race,Gender,Called?,Cell Phone,Notes',
      ',Dallas,Ora Lee Vance,Probate Judge,Black,F,TRUE,334-555-0199,great on the phone',
      ',,"Beasley, Tom",County Comm. Dist 1,W,M,FALSE,,',
      ',,Ida Moss,"County Commissioner, District 2",B,F,FALSE,,call after 5',
      ',Perry,Cleo Banks,Probate Judge,AA,M,TRUE,,',
      ',,Nell Tate,Circuit Clerk,?,F,FALSE,,',
    ),
    chosen: { 'state.name': 'Alabama' },
    officials: [
      'Ora Lee Vance | Probate Judge | | Dallas | Alabama | African-American',
      'Tom Beasley | County Commissioner | 1 | Dallas | Alabama | European',
      'Ida Moss | County Commissioner | 2 | Dallas | Alabama | African-American',
      'Cleo Banks | Probate Judge | | Perry | Alabama | African-American',
      'Nell Tate | Circuit Clerk | | Perry | Alabama | ',
    ],
    skipped: [],
    decisions: 4,
  },
  {
    name: 'roster_from_state_pdf.txt',
    bytes: lines(
      'MISSISSIPPI OFFICIAL AND STATISTICAL REGISTER',
      'COUNTY SUPERVISORS',
      'COUNTY\tBEAT\tNAME\tPTY\tTERM EXPIRES',
      'BOLIVAR\tBEAT 1\tGREENE, HATTIE M.\tD\t12/31/2027',
      'BOLIVAR\tBEAT 2\tLAKE, ROY\tR\t12/31/2027',
      'Page 1 of 2',
      'COUNTY\tBEAT\tNAME\tPTY\tTERM EXPIRES',
      'COAHOMA\tBEAT 1\tST. JOHN, ALMA\tDEM\t12/31/2027',
      'SUNFLOWR\tBEAT 05\tPOPE, LEVI (INC)\tIND\t12/31/2027',
      'Source: Secretary of State, printed 03/02/2026',
    ),
    officials: [
      'Hattie M. Greene | County Supervisor | 1 | Bolivar | Mississippi | 2027-12-31',
      'Roy Lake | County Supervisor | 2 | Bolivar | Mississippi | 2027-12-31',
      'Alma St. John | County Supervisor | 1 | Coahoma | Mississippi | 2027-12-31',
      'Levi Pope | County Supervisor | 5 | Sunflower | Mississippi | 2027-12-31',
    ],
    skipped: [],
    decisions: 4,
  },
  {
    name: 'two header rows.csv',
    bytes: lines(
      'Dougherty County Georgia,,,,,,',
      'Official,,Office,,Contact,,',
      'First,Last,Title,Dist.,Phone,E-mail,Home Phone',
      'Gloria,Gaines,Commissioner,2,229-555-0143,ggaines@example.org,229-555-0777',
      'TERRON,HAYES,Sherriff,,(229) 555-0117,,',
      'Ann,Pell,School Board,Dist 3,5550120,apell@example.org;,',
    ),
    officials: [
      'Gaines, Gloria | County Commissioner | 2 | Dougherty | Georgia | (229) 555-0143',
      'Hayes, Terron | Sheriff | | Dougherty | Georgia | (229) 555-0117',
      'Pell, Ann | School Board Member | 3 | Dougherty | Georgia | (229) 555-0120',
    ],
    skipped: [],
    decisions: 5,
  },
  {
    name: 'merged cells.xlsx',
    bytes: workbook([
      {
        name: 'Officials',
        merged: ['A1:E1', 'A3:A5', 'A6:A7'],
        rows: [
          ['Elected officials of Lowcountry Georgia', null, null, null, null],
          ['County', 'Position', 'Incumbent', 'Term Exp.', 'Tel'],
          ['Chatham', 'Sheriff', 'Omar Field', { serial: 46752 }, '912-555-0131'],
          [null, 'Clerk of Superior Court', 'Tess Gray', { serial: 46752 }, '912 555 0132'],
          [null, 'Tax Commissioner', 'Sol Winter', { serial: 46752 }, 9_125_550_133],
          ['Liberty', 'Sheriff', 'Bea Stone', { serial: 46752 }, null],
          [null, 'Coroner', 'Reggie Sikes', { serial: 46752 }, '912-555-0135 / 912-555-0136'],
        ],
      },
    ]),
    officials: [
      'Omar Field | Sheriff | | Chatham | Georgia | 2027-12-31',
      'Tess Gray | Clerk of Superior Court | | Chatham | Georgia | 2027-12-31',
      'Sol Winter | Tax Commissioner | | Chatham | Georgia | 2027-12-31',
      'Bea Stone | Sheriff | | Liberty | Georgia | 2027-12-31',
      'Reggie Sikes | Coroner | | Liberty | Georgia | 2027-12-31',
    ],
    skipped: [],
    decisions: 2,
  },
  {
    name: 'subtotals.csv',
    bytes: lines(
      'Parish,Office Held,Name of Official,Party,Votes',
      'Caddo,Police Juror Dist. 1,Amos Roy,D,"1,204"',
      'Caddo,Police Juror Dist. 2,Eve Roy,NP,877',
      'Subtotal Caddo,2,,,"2,081"',
      'St. Landry Parish,Sheriff,Guy Fontenot,R,"9,001"',
      'St. Landry Parish,Dog Catcher,Zed Cole,R,12',
      'Subtotal St. Landry,2,,,"9,013"',
      'Grand Total,4,,,"11,094"',
    ),
    officials: [
      'Amos Roy | Police Juror | 1 | Caddo | Louisiana | Democratic',
      'Eve Roy | Police Juror | 2 | Caddo | Louisiana | Nonpartisan',
      'Guy Fontenot | Sheriff | | St. Landry | Louisiana | Republican',
    ],
    skipped: ['“Dog Catcher” is no office that the atlas knows'],
    decisions: 2,
  },
  {
    name: 'dates as text.csv',
    bytes: lines(
      'Name,Office,County,ST,Next Election,In Office Since',
      'Ray Dunn,Coroner,Lowndes,AL,"Tues. Nov 3, 2026",Jan. 2019',
      'Liz Orr,Sheriff,Lowndes,AL,11/5/24,15/01/2019',
      'Sam Ivey,Probate Judge,Lowndes,AL,2030-11-05,03/01/2013',
      'Kit Rowe,Revenue Commissioner,Lowndes,AL,47427,1st October 2015',
    ),
    officials: [
      'Ray Dunn | Coroner | | Lowndes | Alabama | ',
      'Liz Orr | Sheriff | | Lowndes | Alabama | ',
      'Sam Ivey | Probate Judge | | Lowndes | Alabama | 2030-11-05',
      'Kit Rowe | Revenue Commissioner | | Lowndes | Alabama | 2029-11-05',
    ],
    skipped: [],
    decisions: 3,
  },
  {
    name: 'mixed states.csv',
    bytes: lines(
      'Official,Where,Position,Sex,Work Phone',
      'Ada Crane,"Dallas, AL",Sheriff,F,334-555-0161',
      'Bo Heron,"Leon County, Fla.",Supervisor of Elections,M,850-555-0162',
      'Cy Egret,"Macon, Georgia",Sheriff,M,478-555-0163',
      'Di Robin,"Orleans Parish, La.",Clerk of Court,F,504-555-0164',
      'Ed Finch,"Hinds, Miss.",Chancery Clerk,M,601-555-0165',
      'Flo Teal,"Shelby, TN",Sheriff,F,901-555-0166',
    ),
    officials: [
      'Ada Crane | Sheriff | | Dallas | Alabama | Female',
      'Bo Heron | Supervisor of Elections | | Leon | Florida | Male',
      'Cy Egret | Sheriff | | Macon | Georgia | Male',
      'Di Robin | Clerk of Court | | Orleans | Louisiana | Female',
      'Ed Finch | Chancery Clerk | | Hinds | Mississippi | Male',
    ],
    skipped: ['“Shelby, TN” is no county that the atlas knows'],
    decisions: 2,
  },
  {
    name: 'semicolons from a Mac.csv',
    bytes: Buffer.from(
      [
        'Last Name;First Name;Office;City;State;Race/Ethnicity;Religion',
        'Peña;José;Mayor;Hialeah;Florida;Latino;Catholic',
        'O’Neal;Renée;City Council;Hialeah;Florida;Haitian;',
      ]
        .join('\r\n')
        .replace('’', "'"),
      'latin1',
    ),
    chosen: { Haitian: 'African-American' },
    officials: [
      'Peña, José | Mayor | | | Florida | Hispanic',
      "O'Neal, Renée | City Council Member | | | Florida | African-American",
    ],
    skipped: [],
    decisions: 2,
  },
  {
    name: 'several sheets.xlsx',
    bytes: workbook([
      { name: 'Read me', rows: [['How to use this workbook'], ['Ask Rosa before you change anything']] },
      {
        name: 'Contacts 2026',
        hidden: [3],
        rows: [
          ['Jackson County MS', null, null, null, null],
          ['Job Title', 'Full Name', 'Phone #', 'Up for election', 'Spouse'],
          ['Sheriff', 'Vera Cole', 2_285_550_171, { serial: 46693 }, 'Al'],
          ['Supervisor, District 4', 'Otis Mayne', '228-555-0172 ext 9', { serial: 46693 }, null],
          ['Chancery Clerk', 'June Ames', 'n/a', null, null],
        ],
      },
      { name: 'Old', rows: [['Vera Cole', 'Sheriff']] },
    ]),
    officials: [
      'Vera Cole | Sheriff | | Jackson | Mississippi | 2027-11-02',
      'Otis Mayne | County Supervisor | 4 | Jackson | Mississippi | 2027-11-02',
      'June Ames | Chancery Clerk | | Jackson | Mississippi | ',
    ],
    skipped: [],
    decisions: 3,
  },
  {
    name: 'one office a column.csv',
    bytes: lines(
      'MISSISSIPPI COUNTY OFFICIALS 2026,,,,',
      'County,Sheriff,Chancery Clerk,Circuit Clerk,Coroner',
      'Bolivar,Ann Tester,"Trier, Joe",Bea Prober (D),Vacant',
      'Coahoma,Cal Tester,Dee Trier,,Hon. Eli Prober',
    ),
    officials: [
      'Ann Tester | Sheriff | | Bolivar | Mississippi',
      'Joe Trier | Chancery Clerk | | Bolivar | Mississippi',
      'Bea Prober | Circuit Clerk | | Bolivar | Mississippi',
      'Cal Tester | Sheriff | | Coahoma | Mississippi',
      'Dee Trier | Chancery Clerk | | Coahoma | Mississippi',
      'Eli Prober | Coroner | | Coahoma | Mississippi',
    ],
    skipped: ['The seat is vacant: the row names nobody'],
    decisions: 2,
  },
  {
    name: 'by county.csv',
    bytes: lines(
      'ALABAMA ELECTED OFFICIALS,,',
      'Name,Office,Phone',
      'DALLAS COUNTY,,',
      'Ora Vance,Probate Judge,334-555-0181',
      'Tom Beasley,County Comm. 3rd District,334-555-0182',
      'PERRY COUNTY,,',
      'Cleo Banks,School Board Dist. 2,334-555-0183',
    ),
    officials: [
      'Ora Vance | Probate Judge | | Dallas | Alabama | (334) 555-0181',
      'Tom Beasley | County Commissioner | 3 | Dallas | Alabama | (334) 555-0182',
      'Cleo Banks | School Board Member | 2 | Perry | Alabama | (334) 555-0183',
    ],
    skipped: [],
    decisions: 2,
  },
  {
    name: 'candidates and opponents.csv',
    bytes: lines(
      'First Name,Last Name,Office,County,State,Opponent,Chief of Staff,Committee Name',
      'Ann,Tester,Sheriff,Dallas,AL,Joe Moody,Una Aide,Friends of Ann Tester',
      'Bea,Prober,Coroner,Perry,AL,Cal Rival,Vic Aide,Prober for Coroner',
      'Dee,Trier,Circuit Clerk,Hale,AL,,Wes Aide,',
    ),
    officials: [
      'Tester, Ann | Sheriff | | Dallas | Alabama',
      'Prober, Bea | Coroner | | Perry | Alabama',
      'Trier, Dee | Circuit Clerk | | Hale | Alabama',
    ],
    skipped: [],
    decisions: 1,
  },
  {
    name: 'congress and statehouse.csv',
    bytes: lines(
      'Name,Title,District,State,Phone',
      'Ann Tester,Rep.,67,AL,334-555-0101',
      'Bea Prober,Sen.,5,AL,334-555-0102',
      'Cal Trier,Representative,2,GA,(202) 555-0103',
      'Dee Tester,Senator,,GA,404-555-0104',
    ),
    chosen: { Senator: 'U.S. Senator' },
    officials: [
      'Ann Tester | State Representative | 67 | | Alabama | (334) 555-0101',
      'Bea Prober | State Senator | 5 | | Alabama | (334) 555-0102',
      'Cal Trier | U.S. Representative | 2 | | Georgia | (202) 555-0103',
      'Dee Tester | U.S. Senator | | | Georgia | (404) 555-0104',
    ],
    skipped: [],
    decisions: 2,
  },
  {
    name: 'names as they are said.csv',
    bytes: lines(
      'Official,Position,County,ST',
      'Chairman John Tester,County Commissioner,Lowndes,AL',
      'Ann Prober (Chair),School Board Member,Lowndes,AL',
      'JOHN TRIER 3RD,Sheriff,Lowndes,AL',
      'JUAN DE LOS SANTOS,Coroner,Lowndes,AL',
      '"Doe, Jane (Smith)",Circuit Clerk,Lowndes,AL',
      '"Bea Tester, President",Probate Judge,Lowndes,AL',
    ),
    officials: [
      'John Tester | County Commissioner | | Lowndes | Alabama',
      'Ann Prober | School Board Member | | Lowndes | Alabama',
      'John Trier III | Sheriff | | Lowndes | Alabama',
      'Juan De Los Santos | Coroner | | Lowndes | Alabama',
      'Jane Doe | Circuit Clerk | | Lowndes | Alabama',
      'Bea Tester | Probate Judge | | Lowndes | Alabama',
    ],
    skipped: [],
    decisions: 1,
  },
  {
    name: 'districts as they are said.csv',
    bytes: lines(
      'Legislator,Office,District,State,Office Phone',
      'Ann Tester,State Representative,HD-7,AL,"334-555-0105, ext 3"',
      'Bea Prober,State Representative,3rd,AL,334.555.0106 (office)',
      'Cal Trier,State Senator,Fourth,AL,334‑555‑0113',
      'Dee Tester,State Representative,2.0,AL,334-555-0123 #4',
    ),
    officials: [
      'Ann Tester | State Representative | HD-7 | | Alabama | (334) 555-0105 ext. 3',
      'Bea Prober | State Representative | 3 | | Alabama | (334) 555-0106',
      'Cal Trier | State Senator | 4 | | Alabama | (334) 555-0113',
      'Dee Tester | State Representative | 2 | | Alabama | (334) 555-0123 ext. 4',
    ],
    skipped: [],
    decisions: 1,
  },
  {
    name: 'one state, never named.csv',
    bytes: lines(
      'Name,Office,County,Phone',
      'Ann Tester,Sheriff,Dallas,334-555-0101',
      'Bea Prober,Sheriff,Autauga,334-555-0102',
      'Cal Trier,Sheriff,Montgomery,334-555-0103',
      'Dee Tester,Sheriff,Lowndes,334-555-0104',
      'Eli Prober,Sheriff,Bullock,334-555-0105',
      'Flo Trier,Sheriff,Perry,334-555-0106',
    ),
    officials: [
      'Ann Tester | Sheriff | | Dallas | Alabama | (334) 555-0101',
      'Bea Prober | Sheriff | | Autauga | Alabama | (334) 555-0102',
      'Cal Trier | Sheriff | | Montgomery | Alabama | (334) 555-0103',
      'Dee Tester | Sheriff | | Lowndes | Alabama | (334) 555-0104',
      'Eli Prober | Sheriff | | Bullock | Alabama | (334) 555-0105',
      'Flo Trier | Sheriff | | Perry | Alabama | (334) 555-0106',
    ],
    skipped: [],
    decisions: 1,
  },
  {
    name: 'supervisors under two merged headings.xlsx',
    bytes: workbook([
      {
        name: 'Sheet1',
        merged: ['A1:F1', 'A2:B2', 'C2:D2', 'E2:F2'],
        rows: [
          ['HINDS COUNTY, MISSISSIPPI - ELECTED OFFICIALS (2024-2028)'],
          ['Official', null, 'Seat', null, 'Contact', null],
          ['Last Name', 'First Name', 'Office', 'District', 'Phone', 'Term Ends'],
          ['Tester', 'Ann', 'County Supervisor', '1', '601-555-0100', { serial: 46752 }],
          ['Moody Jr.', 'Joe', 'County Supervisor', '2', 6_015_550_101, { serial: 46752 }],
          ['VACANT', null, 'County Supervisor', '3', null, null],
          ['TOTAL', null, '3', null, null, null],
          ['Source: Circuit Clerk', null, null, null, null, null],
        ],
      },
    ]),
    officials: [
      'Tester, Ann | County Supervisor | 1 | Hinds | Mississippi | 2027-12-31',
      'Moody, Joe | County Supervisor | 2 | Hinds | Mississippi | 2027-12-31',
    ],
    skipped: ['The seat is vacant: the row names nobody'],
    decisions: 4,
  },
  {
    name: 'titles beside names.csv',
    bytes: lines(
      'LOWNDES COUNTY, ALABAMA',
      'Elected Officials,Telephone',
      'Sheriff Ann Tester,"334-555-0100, ext. 4"',
      '"Joe Moody, County Commissioner, District 2",334.555.0101 x7',
      '"Bea Prober, County Commissioner Dist. 3",(334) 555-0102',
      'Cal Trier—Coroner,334/555-0103',
      'Lowndes County Circuit Clerk Dee Tester,334 555 0104',
      'No candidate qualified,',
    ),
    officials: [
      'Ann Tester | Sheriff | | Lowndes | Alabama | (334) 555-0100 ext. 4',
      'Joe Moody | County Commissioner | 2 | Lowndes | Alabama | (334) 555-0101 ext. 7',
      'Bea Prober | County Commissioner | 3 | Lowndes | Alabama | (334) 555-0102',
      'Cal Trier | Coroner | | Lowndes | Alabama | (334) 555-0103',
      'Dee Tester | Circuit Clerk | | Lowndes | Alabama | (334) 555-0104',
    ],
    skipped: ['“No candidate qualified” is no name: the row names nobody'],
    decisions: 4,
  },
]
