import type { ShippedSource } from '#imports/sources/public-pack/files/sources.ts'

/** What a row of the database should say: whose it is, which column, which value. */
export type Checked = readonly [subject: string, column: string, value: unknown]

/**
 * Five rows of each source, looked up by eye in the files: the file and the line stand beside. A subject is the key of
 * a jurisdiction, `Office of KEY` for a seat, `Name, Office` for a person, or `place KEY` for a name on the map.
 */
export const handChecked: Readonly<
  Record<Exclude<ShippedSource, 'leftOffice' | 'morePlaces' | 'zipAreas' | 'placeDistricts'>, readonly Checked[]>
> = {
  geography: [
    ['place county:01001', 'name', 'Autauga County'], // geo/counties.csv:2
    ['place county:22071', 'name', 'Orleans Parish'], // geo/counties.csv:330
    ['place municipality:0107000', 'name', 'Birmingham'], // census/places_population_2021.csv:51
    ['place municipality:0107000', 'counties', ['01073', '01117']], // geo/place_county.csv:54 and 55
    ['place municipality:2270000', 'counties', ['22015', '22017']], // geo/place_county.csv:2775 and 2776
  ],
  countyDistricts: [
    ['county:01007', 'jurisdiction.house_districts', ['49', '72']], // geo/county_district.csv:159 and 201
    ['county:01011', 'jurisdiction.senate_districts', ['28']], // geo/county_district.csv:337
    ['county:12087', 'jurisdiction.congressional_districts', ['28']], // geo/county_district.csv:454
    ['county:13301', 'jurisdiction.house_districts', ['128']], // geo/county_district.csv:1130
    ['county:28063', 'jurisdiction.house_districts', ['85', '94']], // geo/county_district.csv:2089 and 2115
  ],
  census: [
    ['county:01001', 'stats.county_population', 58805], // census/county_population_race_2020.csv:2
    ['county:12069', 'stats.vap_total', 312444], // :102
    ['county:13129', 'stats.vap_black', 1598], // :199
    ['county:13289', 'stats.vap_white', 3733], // :278
    ['county:28033', 'stats.vap_hispanic', 6345], // :375
  ],
  placeRace: [
    ['municipality:0107000', 'stats.city_black_2010%', 0.734], // census/place_black_share_2010.csv:43
    ['municipality:0169120', 'stats.city_black_2010%', 0.803], // :379
    ['municipality:1304000', 'stats.city_black_2010%', 0.54], // :893
    ['municipality:2836000', 'stats.city_black_2010%', 0.794], // :1822
    ['municipality:0138152', 'stats.city_black_2010%', 0.429], // :222
  ],
  education: [
    ['county:01001', 'stats.college_graduates%', 0.283], // census/county_education_2019_23.csv:2
    ['county:12069', 'stats.college_graduates%', 0.268], // :102
    ['county:13129', 'stats.college_graduates%', 0.177], // :199
    ['county:13289', 'stats.college_graduates%', 0.109], // :278
    ['county:28033', 'stats.college_graduates%', 0.283], // :375
  ],
  income: [
    ['county:01001', 'stats.median_income', 68857], // census/county_income_2023.csv:2
    ['county:12069', 'stats.median_income', 70784], // :102
    ['county:13129', 'stats.median_income', 64795], // :199
    ['county:22071', 'stats.median_income', 53729], // :330
    ['county:28033', 'stats.median_income', 81956], // :375
  ],
  president: [
    ['county:01001', 'stats.biden_votes', 7503], // elections/county_president.csv:2
    ['county:01073', 'stats.2020other%', 0.01632], // :38
    ['county:13137', 'stats.2020trump%', 0.8143], // :203
    ['county:22071', 'stats.2020biden%', 0.83149], // :330
    ['county:28075', 'stats.trump_votes', 17967], // :396
  ],
  presidentMargins: [
    ['house-district:01:1', 'stats.president_2024_margin%', -0.488], // elections/legislative_district_president_2024_margin.csv:2
    ['house-district:01:10', 'stats.president_2024_margin%', 0], // :11
    ['senate-district:13:10', 'stats.president_2024_margin%', 0.697], // :491
    ['house-district:22:5', 'stats.president_2024_margin%', -0.449], // :542
    ['senate-district:28:13', 'stats.president_2024_margin%', 0.296], // :816
  ],
  governor: [
    ['county:01001', 'stats.governor_democratic%', 0.1981], // elections/county_governor.csv:2
    ['county:12039', 'stats.governor_democratic_votes', 10805], // :87
    ['county:13071', 'stats.governor_republican%', 0.78266], // :170
    ['county:13207', 'stats.governor_other_votes', 89], // :237
    ['county:28051', 'stats.governor_year', 2023], // :320
  ],
  statewide: [
    ['state:01', 'stats.governor_republican%', 0.66908], // elections/statewide_results.csv:2
    ['state:13', 'stats.governor_democratic_votes', 1813673], // :4
    ['state:22', 'stats.governor_republican%', 0.65522], // :5
    ['state:12', 'stats.trump_votes', 5668731], // :9
    ['state:28', 'stats.2020biden%', 0.41013], // :15
  ],
  districtCensus: [
    ['house-district:12:1', 'stats.vap_total', 141588], // census/district_vap_race_fl_ga_2022_lines.csv:2
    ['house-district:12:91', 'stats.vap_black', 7334], // :92
    ['house-district:12:91', 'stats.2020biden%', 0.5189], // :92
    ['house-district:13:18 on the lines of 2022', 'stats.vap_white', 38843], // :179
    ['house-district:13:177 on the lines of 2022', 'stats.2020trump%', 0.4226], // :338
  ],
  districtEstimates: [
    ['house-district:01:1', 'stats.vap_total', 40409], // census/legislative_district_vap_race_estimate.csv:2
    ['house-district:01:2', 'stats.vap_black', 1706], // :3
    ['house-district:01:1', 'stats.2020biden_two_party%', 0.2778], // :2
    ['house-district:13:66', 'stats.vap_white', 14434], // :367
    ['senate-district:28:13', 'stats.2020biden_two_party%', 0.6865], // :816
  ],
  parishDistricts: [
    ['county:22017', 'jurisdiction.house_districts', ['1', '2', '3', '4', '5', '6', '7']], // geo/la_parish_district_2026.csv:2 to 11
    ['county:22017', 'jurisdiction.senate_districts', ['31', '38', '39']], // :276, 320, 323
    ['county:22101', 'jurisdiction.house_districts', ['50', '51']], // :106 and 109
    ['county:22101', 'jurisdiction.senate_districts', ['21']], // :239
    ['county:22119', 'jurisdiction.senate_districts', ['31', '33', '36']], // :282, 300, 316
  ],
  registration: [
    ['house-district:22:1', 'stats.registered_voters', 24_916], // census/la_vap_registration_by_district.csv:2
    ['senate-district:22:4', 'stats.registered_voters', 67_056], // :110
    ['county:22013', 'stats.registered_voters', 7942], // :170
    ['county:22013', 'stats.registered_black%', 3395 / 7942], // :170
    ['county:22125', 'stats.registered_voters', 7463], // :226
  ],
  websites: [
    ['municipality:0107000', 'jurisdiction.website', 'birminghamal.gov'], // officials/government_websites_dotgov.csv:41
    ['municipality:0169648', 'jurisdiction.website', 'sheffieldalabama.gov'], // :543
    ['county:13033', 'jurisdiction.website', 'burkecounty-ga.gov'], // :722
    ['county:13153', 'jurisdiction.website', 'houstoncountyga.gov'], // :842
    ['municipality:0146072', 'jurisdiction.website', 'magnoliaspringsal.gov'], // :381
  ],
  redistricting: [
    ['house-district:01:97', 'stats.redistricted_year', 2021], // reference/redistricting_years.csv:5
    ['senate-district:12:1', 'stats.redistricted_year', 2022], // :8
    ['house-district:13:1', 'stats.redistricted_year', 2023], // :12
    ['congressional-district:22:2', 'stats.redistricted_year', 2026], // :13 and, later, 14
    ['congressional-district:28:2', 'stats.redistricted_year', 2022], // :17
  ],
  calendar: [
    ['Governor of state:01', 'jurisdictionoffice.next_primary', '2030-05-21'], // reference/election_calendar.csv:5
    ['U.S. Senator of state-district:01:u-s-senator:class-3', 'jurisdictionoffice.next_general', '2028-11-07'], // :4
    ['Mayor of municipality:0137864', 'jurisdictionoffice.next_general', '2029-08-28'], // :11
    ['U.S. Representative of congressional-district:28:2', 'jurisdictionoffice.next_primary', '2028-03-14'], // :48
    ['State Senator of senate-district:28:37', 'jurisdictionoffice.next_general', '2027-11-02'], // :52
  ],
  terms: [
    ['U.S. Senator of state-district:28:u-s-senator:class-1', 'jurisdictionoffice.term_length', 6], // reference/term_lengths.csv:2
    ['U.S. Representative of congressional-district:22:2', 'jurisdictionoffice.term_length', 2], // :3
    ['Coroner of county:01001', 'jurisdictionoffice.term_length', 4], // :8
    ['Probate Judge of county:01003', 'jurisdictionoffice.term_length', 6], // :9
    ['State Representative of house-district:12:1', 'jurisdictionoffice.term_length', 2], // :17
  ],
  openStates: [
    // openstates/al/legislature/Adline-Clarke-4cb1aeb5-d822-4f2c-a7e6-ae2a132acf17.yml:17
    ['Adline Clarke, State Representative', 'stats.address', 'Room 537-A, 11 S. Union St., Montgomery, AL 36130'],
    // openstates/fl/executive/James-Uthmeier-669df589-03af-4b3a-9588-d95ab977e171.yml:16
    ['James Uthmeier, Attorney General', 'eo.phone', '850-414-3300'],
    // openstates/la/executive/Jeff-Landry-90d9e851-bec3-4bde-b883-bfa43d63194f.yml:5
    ['Jeff Landry, Governor', 'eo.birth_date', '1970-12-23'],
    // openstates/ms/executive/Tate-Reeves-3c19275b-6e87-43fa-83fa-ced52c9119bf.yml:5
    ['Tate Reeves, Governor', 'eo.email', 'governor@govreeves.ms.gov'],
    // openstates/ms/legislature/Angela-Cockerham-83f9f72e-ec2d-4351-a227-d8a6aec18eed.yml:9
    ['Angela Cockerham, State Representative', 'party.name', 'Independent'],
  ],
  countyOffices: [
    ['Buster Barber, Coroner', 'stats.incumbent_election%', 0.9851], // elections/county_office_results.csv:2
    ['Norman Royal, Sheriff', 'party.name', 'Republican'], // :2719
    ['Mark Levie Pettway, Sheriff', 'stats.incumbent_election%', 0.521], // :331
    ['Marsha Thomas, Clerk of Superior Court', 'stats.incumbent_election_year', 2024], // :1661
    ['James E. Holland, County Attorney', 'stats.incumbent_election_year', 2023], // :3136
  ],
  congress: [
    ['Roger F. Wicker, U.S. Senator', 'eo.phone', '202-224-6253'], // officials/congress_legislators_current_5states.yaml:123
    ['Bennie G. Thompson, U.S. Representative', 'eo.birth_date', '1948-01-28'], // :1811
    ['Frederica S. Wilson, U.S. Representative', 'eo.phone', '202-225-4506'], // :2342
    ['Lucy McBath, U.S. Representative', 'eo.phone', '202-225-4501'], // :3582
    ['Troy A. Carter, U.S. Representative', 'eo.phone', '202-225-6636'], // :4314
  ],
  ethnicity: [
    ['Gus M. Bilirakis, U.S. Representative', 'eo.ethnicity', 'European'], // officials/civilservice_federal_governors_2021.csv:20
    ['Bennie G. Thompson, U.S. Representative', 'eo.ethnicity', 'African-American'], // :57
    ['Carlos A. Gimenez, U.S. Representative', 'eo.ethnicity', 'Hispanic'], // :34
    ['Sanford D. Bishop Jr, U.S. Representative', 'eo.ethnicity', 'African-American'], // :37
    ['Rick W. Allen, U.S. Representative', 'eo.ethnicity', 'European'], // :47
  ],
  localWinners: [
    ['Michael Nimmer, School Board Member', 'party.name', 'Republican'], // officials/local_officials_from_returns.csv:400
    ['Fani T. Willis, District Attorney', 'stats.incumbent_election%', 0.6814], // :800
    ['Kendrick J. Guidry, District Judge', 'stats.incumbent_election_year', 2020], // :1900
    ['Bobby Braxton, Parish Council Member', 'stats.incumbent_election%', 0.5495], // :2200
    ['William Ratliff, Election Commissioner', 'party.name', 'Republican'], // :3100
  ],
  sheriffs: [
    ['Mark Harrell, Sheriff', 'eo.name', 'Mark Harrell'], // officials/sheriffs_2026_01.csv:2
    ['Anthony Lowery, Sheriff', 'eo.as_of', '2026-01-24'], // :3
    ['Scotty Rhoden, Sheriff', 'eo.name', 'Scotty Rhoden'], // :8
    ['Brent Barnett, Sheriff', 'eo.as_of', '2026-01-24'], // :64
    ['Dontevis Smith, Sheriff', 'eo.name', 'Dontevis Smith'], // :83
  ],
  mayors: [
    ['Jimmy D. Money, Mayor', 'eo.name', 'Jimmy D. Money'], // officials/mayors_2025_12.csv:2
    ['Roger D. Richards, Mayor', 'eo.name', 'Roger D. Richards'], // :100
    ['Rickey Allen, Mayor', 'eo.name', 'Rickey Allen'], // :300
    ['Vince C. Lago, Mayor', 'eo.name', 'Vince C. Lago'], // :470
    ['Thomas H. Chandler, Mayor', 'eo.name', 'Thomas H. Chandler'], // :600
  ],
  womenByCawp: [
    ['Barbara Drummond, State Representative', 'eo.ethnicity', 'African-American'], // officials/people_ethnicity_stated.csv:5
    ['Lisa Dunkley, State Representative', 'eo.ethnicity', 'African-American'], // :60
    ['Katie Dempsey, State Representative', 'eo.ethnicity', 'European'], // :120
    ['Denise Marcelle, State Representative', 'eo.ethnicity', 'African-American'], // :180
    ['Lucy McBath, U.S. Representative', 'eo.ethnicity', 'African-American'], // :300, where CivilServiceUSA says white
  ],
  louisiana2018: [
    ['Patrick Connick, State Senator', 'eo.ethnicity', 'European'], // officials/people_ethnicity_stated.csv:240
    ['Vernon "Step" Martin, City Council Member', 'eo.ethnicity', 'African-American'], // officials/local_officials_from_returns.csv:1300
    ['Emma "Donna" Hilliard, City Council Member', 'eo.ethnicity', 'African-American'], // :1700
    ['Jeri A. Burrell, Police Juror', 'eo.ethnicity', 'African-American'], // :2376
    ['Milton Simar, School Board Member', 'eo.ethnicity', 'European'], // :2500
  ],
  louisianaQualified: [
    ['Mark Abraham, State Senator', 'stats.last_election_candidates', 2], // officials/la_legislators_qualifying_2023.csv:23
    ['Roy Adams, State Representative', 'eo.ethnicity', 'European'], // :95
    ['Robert Allain, State Senator', 'eo.ethnicity', 'European'], // :20
    ['Beryl Amedée, State Representative', 'stats.last_election', 'Uncontested'], // :85
    ['Beryl Amedée, State Representative', 'stats.last_election_date', '2023-10-14'], // :85
  ],
  legislativeResults: [
    ['Barry Moore, U.S. Representative', 'stats.incumbent_election%', 0.784], // elections/legislative_results.csv:2
    ['Jay Hovey, State Senator', 'stats.incumbent_election%', 0.7017], // :347
    ['Bill Conerly, State Representative', 'stats.incumbent_election%', 0.6469], // :679
    ['Lucy McBath, U.S. Representative', 'stats.incumbent_election%', 0.7468], // :908
    ['Mike Ezell, U.S. Representative', 'stats.incumbent_election%', 0.7395], // :1280
  ],
  schoolDistricts: [
    // office-lines/school_districts_2025_07.csv:2
    ['School Board Member of school-district:01001:autauga-county-schools-district-1', 'office.phone', '334-365-5706'],
    ['School Board Member of school-district:01001:autauga-county-schools-district-2', 'office.as_of', '2025-07-30'],
    ['Superintendent of Schools of county:12013', 'office.phone', '850-674-5927'], // :147
    ['Superintendent of Schools of school-district:01009:blount-county-schools', 'office.phone', '205-775-1950'],
    [
      'School Board Member of school-district:22001:acadia-parish-school-board-district-1',
      'office.phone',
      '337-783-3664',
    ],
  ],
  lawEnforcement: [
    ['Sheriff of county:01001', 'office.phone', '334-365-3211'], // office-lines/law_enforcement_2009.csv:2
    ['Sheriff of county:01001', 'office.as_of', '2009'],
    ['Sheriff of county:01115', 'office.address', '1610 Cogswell Avenue, Pell City, AL'], // :59
    ['Sheriff of county:01115', 'office.confidence', 'low'],
    ['Sheriff of county:01003', 'office.phone', '251-937-0200'], // :3
  ],
  sheriffOffices: [
    ['Sheriff of county:13001', 'office.phone', '912-367-8120'], // office-lines/sheriffs_2026_01.csv:2
    ['Sheriff of county:13111', 'office.address', '645 West First Street, Blue Ridge, GA 30513'], // :56
    ['Sheriff of county:22013', 'office.phone', '318-263-2215'], // :167
    ['Sheriff of county:28039', 'office.phone', '601-947-4811'], // :244
    ['Sheriff of county:28157', 'office.as_of', '2026-01-24'], // :302
  ],
  floridaSheriffs: [
    ['Sheriff of county:12001', 'office.phone', '352-367-4021'], // office-lines/fl_sheriffs_2025_09.csv:2
    ['Sheriff of county:12019', 'office.phone', '904-284-7575'], // :11
    ['Sheriff of county:12063', 'office.phone', '850-482-9624'], // :32
    ['Sheriff of county:12086', 'office.as_of', '2025-09-02'], // :44
    ['Sheriff of county:12121', 'office.website', 'https://suwanneecountysheriff.org/'], // :62
  ],
  floridaElections: [
    ['Supervisor of Elections of county:12001', 'office.phone', '352-374-5252'], // office-lines/fl_elections_offices_2026_08.csv:2
    ['Supervisor of Elections of county:12057', 'office.email', 'voter@votehillsborough.gov'], // :29
    ['Supervisor of Elections of county:12079', 'office.phone', '850-973-6507'], // :40
    ['Supervisor of Elections of county:12087', 'office.website', 'https://votemonroeflkeys.gov'], // :45
    ['Supervisor of Elections of county:12117', 'office.email', 'Elections@VoteSeminole.gov'], // :60
  ],
  louisianaOffices: [
    ['Assessor of county:22013', 'office.phone', '318-263-2214'], // office-lines/la_offices_2018_07.csv:533
    ['Assessor of county:22105', 'office.address', '110 N. Bay St., Rm. 102, Amite, LA 70422'], // :732
    ['Chief of Police of municipality:2218650', 'office.phone', '337-783-0824'], // :103
    ['Parish President of county:22117', 'office.as_of', '2018-07'], // :762
    ['District Attorney of judicial-circuit:22:12th-judicial-district-court', 'office.phone', '318-253-6587'], // :894
  ],
  cityHalls: [
    ['Mayor of municipality:0100820', 'office.phone', '205-378-4057'], // office-lines/city_halls_2025_12.csv:2
    ['Mayor of municipality:1214250', 'office.address', '405 Biltmore Way, Second Floor, Coral Gables, FL 33134'], // :33
    ['Mayor of municipality:1243975', 'office.name', 'city hall'], // :66
    ['Mayor of municipality:1338964', 'office.phone', '912-876-3564'], // :133
    ['Mayor of municipality:2869280', 'office.as_of', '2025-12'], // :174
  ],
  openStatesHalls: [
    ['Mayor of municipality:0132272', 'office.phone', '251-968-1126'], // office-lines/city_halls_open_states.csv:2
    ['Mayor of municipality:0137864', 'office.phone', '205-956-9200'], // :3
    ['Mayor of municipality:0157648', 'office.as_of', '2024-12-31'], // :4
    ['Mayor of municipality:1365044', 'office.address', '40 Richard R. Davis Drive, Richmond Hill, GA 31324'], // :33
    ['Mayor of municipality:2864840', 'office.phone', '662-871-4021'], // :47
  ],
}
