import { expect, test } from 'vitest'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'

test.each([
  ['BUSTER BARBER', 'Buster Barber', 'Buster', null, 'Barber', null],
  ['KELVIN J LAWRENCE', 'Kelvin J Lawrence', 'Kelvin', 'J', 'Lawrence', null],
  ['LISA D MCDONALD', 'Lisa D McDonald', 'Lisa', 'D', 'McDonald', null],
  ["TED O'STEEN", "Ted O'Steen", 'Ted', null, "O'Steen", null],
  ["HARRY D'OLIVE JR", "Harry D'Olive Jr", 'Harry', null, "D'Olive", 'Jr'],
  ["NA'QUELLA A DAVIS", "Na'Quella A Davis", "Na'Quella", 'A', 'Davis', null],
  ["CHE' ALEXANDER", "Che' Alexander", "Che'", null, 'Alexander', null],
  ['BERTHA KELLY-MCELRATH', 'Bertha Kelly-McElrath', 'Bertha', null, 'Kelly-McElrath', null],
  ['FRED W "BUCK" RIGDON JR', 'Fred W "Buck" Rigdon Jr', 'Fred', 'W', 'Rigdon', 'Jr'],
  ['HUGH"FRANKIE" GRAY', 'Hugh "Frankie" Gray', 'Hugh', null, 'Gray', null],
  ['JAMES T "JIMMY"SPURLING', 'James T "Jimmy" Spurling', 'James', 'T', 'Spurling', null],
  ['BILLY "JO JO" RODGERS', 'Billy "Jo Jo" Rodgers', 'Billy', null, 'Rodgers', null],
  ['DERRICK "DQ" CUBIT', 'Derrick "DQ" Cubit', 'Derrick', null, 'Cubit', null],
  ['ALPHONSO "AL" SMITH', 'Alphonso "Al" Smith', 'Alphonso', null, 'Smith', null],
  ['CHARLES "SKIP" F GRUBER', 'Charles "Skip" F Gruber', 'Charles', 'F', 'Gruber', null],
  ['RAY M "RAYFORD" DAVIS', 'Ray M "Rayford" Davis', 'Ray', 'M', 'Davis', null],
  ['WT GAMBLE III', 'WT Gamble III', 'WT', null, 'Gamble', 'III'],
  ['J C LOVE III', 'J C Love III', 'J', 'C', 'Love', 'III'],
  ['SAM ST JOHN', 'Sam St John', 'Sam', null, 'St John', null],
  ['RICHARD DEL TORO', 'Richard Del Toro', 'Richard', null, 'Del Toro', null],
  ['VALERIE V VIE', 'Valerie V Vie', 'Valerie', 'V', 'Vie', null],
  ['E NEAL JUMP', 'E Neal Jump', 'E', 'Neal', 'Jump', null],
  ["Dan 'Nut' Hawn", 'Dan "Nut" Hawn', 'Dan', null, 'Hawn', null],
  ["Randolph 'Rudy' Seals Jr", 'Randolph "Rudy" Seals Jr', 'Randolph', null, 'Seals', 'Jr'],
  ['Ann (Smith) Tester', 'Ann (Smith) Tester', 'Ann', null, 'Tester', null],
  ['ANN (SMITH) TESTER', 'Ann (Smith) Tester', 'Ann', null, 'Tester', null],
  ['Ann Tester (Interim)', 'Ann Tester (Interim)', 'Ann', null, 'Tester', null],
  ['Edward N. (Nick) Kramer III', 'Edward N. "Nick" Kramer III', 'Edward', 'N.', 'Kramer', 'III'],
  [
    "Phillip Matthew 'Matt' Blanchard, II",
    'Phillip Matthew "Matt" Blanchard II',
    'Phillip',
    'Matthew',
    'Blanchard',
    'II',
  ],
  ["O'Dell Draper Jr.", "O'Dell Draper Jr", "O'Dell", null, 'Draper', 'Jr'],
  ['Sam C. Mims V', 'Sam C. Mims V', 'Sam', 'C.', 'Mims', 'V'],
  ['Van R. Johnson II', 'Van R. Johnson II', 'Van', 'R.', 'Johnson', 'II'],
  ['LaFrance Hamilton Boyd', 'LaFrance Hamilton Boyd', 'LaFrance', 'Hamilton', 'Boyd', null],
  ['"Bobby" Webre', 'Bobby Webre', 'Bobby', null, 'Webre', null],
  ['"Ken" Epperson, Sr.', 'Ken Epperson Sr', 'Ken', null, 'Epperson', 'Sr'],
  ['"John Ed" Jorden', 'John Ed Jorden', 'John', 'Ed', 'Jorden', null],
  ['Stanley Bernard Stallworth,.', 'Stanley Bernard Stallworth', 'Stanley', 'Bernard', 'Stallworth', null],
  ['Henry C. "Hank" Johnson, Jr.', 'Henry C. "Hank" Johnson Jr', 'Henry', 'C.', 'Johnson', 'Jr'],
])('%s is shown as %s', (published, name, first, middle, last, suffix) => {
  expect(splitName(published)).toEqual({ name, first, middle, last, suffix })
})

test.each([
  ['LaVon Bracy Davis', 'Bracy Davis', 'LaVon', null, 'Bracy Davis', null],
  ['Vinney St. Blanc', 'St. Blanc', 'Vinney', null, 'St. Blanc', null],
  ['Ana Maria Rodriguez', 'Rodriguez', 'Ana', 'Maria', 'Rodriguez', null],
  ['James Douglas Stewart Jr.', 'Stewart Jr.', 'James', 'Douglas', 'Stewart', 'Jr'],
  ['Ron Anders, Jr.', 'Anders, Jr.', 'Ron', null, 'Anders', 'Jr'],
  ['Susan Valdés', 'Valdés', 'Susan', null, 'Valdés', null],
])('%s has the last name that the source states: %s', (published, family, first, middle, last, suffix) => {
  expect(splitName(published, family)).toMatchObject({ first, middle, last, suffix })
})

test.each([
  ['WE Bozeman', 'W.E. Bozeman'],
  ['QU "Art" Lively III', 'Q.U. "Art" Lively III'],
  ['JR Newbold', 'J.R. Newbold'],
  ['Brian CT Jones', 'Brian C.T. Jones'],
  ['Warren Mccray', 'Warren McCray'],
  ['Mckinley "Pop" Keller', 'McKinley "Pop" Keller'],
  ['Bertha Kelly-Mcelrath', 'Bertha Kelly-McElrath'],
  ['Derrick "DQ" Cubit', 'Derrick "DQ" Cubit'],
  ['Kim NG', 'Kim NG'],
  ['Ed Mack II', 'Ed Mack II'],
])('what the makers of a list recased as %s is %s', (published, name) => {
  expect(respelled(published)).toBe(name)
})
