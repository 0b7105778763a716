import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { peopleFolders, resultsFile, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

/** A person as Open States writes one. */
export function personYaml(name: string, changes: { role?: string; extra?: string; id?: string } = {}): string {
  const last = name.split(' ').at(-1)
  return `id: ocd-person/${changes.id ?? name.toLowerCase().replaceAll(' ', '-')}
name: ${name}
family_name: ${last}
gender: Female
birth_date: 1970-02-28
party:
- name: Democratic
roles:
- ${changes.role ?? 'type: upper\n  jurisdiction: ocd-jurisdiction/country:us/state:ms/government\n  district: 13'}
  start_date: 2024-01-02
offices:
- classification: capitol
  address: P.O. Box 1018; Jackson, MS 39215
  voice: 601-555-0100
${changes.extra ?? ''}`
}

function linesOf(...rows: readonly string[]): string {
  const columns =
    'state,county_fips,place_geoid,name,office,phone,street,city,zip,website,email,as_of,confidence,check,note'
  return [columns, ...rows, ''].join('\n')
}

export const smallTables: Readonly<Record<string, string>> = {
  [tableFiles.counties]: `GEOID,Name,Short Name,State
28011,Bolivar County,Bolivar,MS
28133,Sunflower County,Sunflower,MS
01129,Washington County,Washington,AL
28151,Washington County,Washington,MS
`,
  [tableFiles.countyDistricts]: `state,county_fips,chamber,district,lines_year,source
MS,28011,upper,13,2023,returns
MS,28011,lower,29,2023,returns
`,
  [tableFiles.parishDistricts]: `level,district,parish_fips
psc,3,28011
`,
  [tableFiles.zipAreas]: `zcta,county_fips,counties,counties_pct_land,place_geoid,places,senate_district_at_point,house_district_at_point
38732,28011,28011,100,2815700,2815700,13,29
`,
  [tableFiles.placeDistricts]: `place_geoid,county_fips,senate_district_at_point,house_district_at_point
2815700,28011,13,29
`,
  [tableFiles.registration]: `level,geo_id,reg_total_25_12,reg_black_25_12
parish,28011,20000,12000
`,
  [tableFiles.websites]: `domain,organization,suborganization,geoid,geo_type
bolivarcountyms.gov,Bolivar County,,28011,county
`,
  [tableFiles.placeCounties]: `Place GEOID,County GEOID
2815700,28011
`,
  [tableFiles.places]: `GEOID,Name,Short Name,State,FIPS Class,Population
2815700,City of Cleveland,Cleveland,MS,C1,11199
`,
  [tableFiles.morePlaces]: `GEOID,Name,Short Name,State,FIPS Class,Population,County GEOIDs,note
2813820,Town of Shaw,Shaw,MS,C1,,28011,the list of places lacks it
`,
  [tableFiles.population]: `county_fips,pop,vap,vap_hisp,vap_white,vap_black,vap_asian,vap_aian,vap_nhpi,vap_other,vap_two
28011,30985,23662,400,8000,15000,100,50,12,50,50
`,
  [tableFiles.placeRace]: `place_geoid,pct_black
2815700,50.3
`,
  [tableFiles.education]: `county_fips,adults25_less_than_hs,adults25_hs,adults25_some_college,adults25_bachelors_plus,pct_bachelors_plus
28011,4000,6000,5000,5000,25
`,
  [tableFiles.income]: `county_fips,median_household_income_2023
28011,36000
`,
  [tableFiles.districtFigures]: `state,chamber,district,lines,vap,vap_white,vap_black,vap_hispanic,vap_asian,vap_native,vap_pacisl,vap_other,vap_two_plus,pct_biden_2020,pct_trump_2020
FL,lower,1,2022,100,50,30,10,4,2,1,1,2,48.5,50.25
`,
  [tableFiles.districtEstimates]: `state,chamber,district,lines,vap,vap_hisp,vap_white,vap_black,vap_aian,vap_asian,vap_nhpi,vap_other,vap_two,biden_2020_two_party_pct,pop_deviation_pct,quality
MS,upper,13,2022/2024,100,4,30,60,1,2,1,1,1,61.5,0.4,good
`,
  [tableFiles.president]: `county_fips,year,votes_dem,votes_rep,votes_other,pct_dem,pct_rep,pct_other
28011,2020,8904,4671,146,64.892,34.043,1.064
`,
  [tableFiles.presidentMargins]: `state,chamber,district,harris_minus_trump_pct,lines
MS,upper,13,+30.5,2024
`,
  [tableFiles.governor]: `county_fips,date,year,votes_dem,votes_rep,votes_other,pct_dem,pct_rep,pct_other
28011,2023-11-07,2023,5500,3000,50,64.327,35.088,0.585
`,
  [tableFiles.statewide]: `state,office,stage,source,year,votes_dem,votes_rep,votes_other,pct_dem,pct_rep,pct_other
MS,President,general,county sums,2020,539398,756764,17597,41.06,57.6,1.34
`,
  [tableFiles.legislativeResults]: `state,chamber,district,election_date,candidate,party,pct,rank
MS,upper,13,2023-11-07,Ada Bird,Democratic,71.25,1
MS,upper,13,2023-11-07,Eve Cole,Republican,28.75,2
`,
  [tableFiles.countyRaces]: `state,election_date,county_fips,office_type,office_as_published,district,candidate,party,pct,rank
MS,2023-11-07,28011,Sheriff,SHERIFF,,"Kelvin ""Kel"" Williams Sr",Democratic,61.5,1
MS,2023-11-07,28133,Coroner,CORONER,,Heather Burton,Democratic,100,1
`,
  [tableFiles.congress]: `- id:
    bioguide: T000193
  name:
    first: Bennie
    middle: G.
    last: Thompson
    official_full: Bennie G. Thompson
  bio:
    birthday: '1948-01-28'
    gender: M
  terms:
  - type: rep
    start: '2025-01-03'
    end: '2027-01-03'
    state: MS
    district: 2
    party: Democrat
    address: 2466 Rayburn House Office Building Washington DC 20515-2402
    phone: 202-225-5876
`,
  [tableFiles.districtOffices]: `- id:
    bioguide: T000193
  offices:
  - id: T000193-bolton
    address: 107 W. Madison St.
    city: Bolton
    state: MS
    zip: '39041'
    phone: 601-866-9003
`,
  [tableFiles.reportedEthnicity]: `openstates_id,ethnicity_product,ethnicity_as_stated,source,as_of,match
ocd-person/ada-bird,African-American,Black,CAWP Women Elected Officials Database via health-equity-tracker,2026,"name, chamber and district"
`,
  [tableFiles.qualifiedLegislators]: `state,office,district,name,race_as_stated,ethnicity_product,gender,outcome,candidates,election_date,as_of
MS,State Senator,13,Ada Bird,Black,African-American,Female,,2,2023-11-07,2023-02-01
`,
  [tableFiles.localWinners]: `state,office,office_as_published,jurisdiction_type,jurisdiction,district,county_fips,name,party,sex,ethnicity_product,election_date,seats,pct,candidates,certainty,term_years,term_end_est,status_2026_11_21
MS,School board member,SCHOOL BOARD MEMBER 2,school_district,Bolivar County School District,2,28011,Ida Lane,,,,2024-11-05,1,62.5,2,majority,6,2030-12,in term
`,
  [tableFiles.mayors]: `state,city,place_geoid,name,list,term_end_est,status
MS,Cleveland,2815700,Flora Hall,"U.S. Conference of Mayors, Meet the Mayors",2029-06,"current (elected 2025, term to mid 2029)"
`,
  [tableFiles.sheriffs]: `state,county_fips,county_name,name,elected,list,as_of,certainty
MS,28011,Bolivar County,Ann Ross,"Kelvin ""Kel"" Williams Sr",Sheriffs of the state,2026-01-24,asked
`,
  [tableFiles.schoolDistricts]: linesOf(
    'MS,28011,,Bolivar County School District,School board,662-555-0110,1 School St,Cleveland,38732,,,2025-07-30,high,,',
  ),
  [tableFiles.lawEnforcement]: linesOf(
    'MS,28011,,Bolivar County,Sheriff,662-555-0120,2792 Highway 8 West,Cleveland,,,,2009,low,no second source,',
  ),
  [tableFiles.sheriffOffices]: `state,county_fips,county_name,office_phone,phone_as_listed,office_address,publisher,publisher_page,as_of
MS,28151,Washington County,662-555-0130,662.555.0130,,Sheriffs of the state,https://example.org,2026-01-24
`,
  [tableFiles.floridaSheriffs]: linesOf('AL,01129,,Washington County,Sheriff,251-555-0140,,,,,,2025-09-02,high,,'),
  [tableFiles.floridaElections]: linesOf(
    'AL,01129,,Washington County,Supervisor of elections,251-555-0141,,,,,vote@example.org,2026-08-03,high,,',
  ),
  [tableFiles.louisianaOffices]: linesOf(
    'MS,28011,,Bolivar County,Coroner,662-555-0150,P.O. Box 1,Cleveland,38732,,,2018-07,low,,',
  ),
  [tableFiles.cityHalls]: linesOf(
    'MS,28011,2815700,City of Cleveland,City or town hall,662-555-0160,100 North St,Cleveland,38732,https://cleveland.example.org,,2025-12,medium,,',
  ),
  [tableFiles.openStatesHalls]: linesOf(
    'MS,28011,2813820,Town of Shaw,City or town hall,662-555-0161,,,,,,2021-11-02,medium,,',
  ),
  [tableFiles.leftOffice]: `jurisdiction_key,office,name,left,note
municipality:2815700,Mayor,Jo Elder,2025-07,the list names her
`,
  [tableFiles.ethnicity]: `level,bioguide,ethnicity
us-house,T000193,african-american
`,
  [tableFiles.calendar]: `state,office,level,last_regular_general_year,rule,confidence,note
MS,Sheriff,county,2023,Every four years.,Sure.,
`,
  [tableFiles.electionGaps]: `state,sentence,until
MS,Mississippi: judges vote on days that are not on file.,
`,
  [tableFiles.terms]: `state,office,term_years,limit,source,confidence
MS,Sheriff,4,none,law,high
`,
  [resultsFile]: `source,election_date,who_wins,address
louisiana-results,2026-11-03,majority,https://s3-us-west-2.amazonaws.com/mediaresults.sos.la.gov/HumanReadableElectionResults/20261103/Election+Results+(11-03-2026).xlsx
florida-results,2026-11-03,plurality,https://flelectionfiles.floridados.gov/enightfilespublic/20261103_ElecResultsFL.txt
georgia-results,2024-11-05,majority,https://results.sos.ga.gov/cdn/results/Georgia/export-2024NovGen.json
`,
  [tableFiles.redistricting]: `state,chamber,year_redistricted,note,source
MS,upper,2025,special session,news
`,
}

/** Where the one legislator, the one mayor and the one listed member of the small pack stand. */
export const smallPeople: Readonly<Record<string, string>> = {
  'openstates/ms/legislature/Ada-Bird.yml': personYaml('Ada Bird'),
  'openstates/ms/municipalities/Flo-Hall.yml': personYaml('Flo Hall', {
    role: 'type: mayor\n  jurisdiction: ocd-jurisdiction/country:us/state:ms/place:cleveland/government',
  }),
  'openstates/us/legislature/Bennie-Thompson.yml': personYaml('Bennie Thompson', {
    role: 'type: lower\n  jurisdiction: ocd-jurisdiction/country:us/government\n  district: MS-2',
    extra: 'other_identifiers:\n- scheme: bioguide\n  identifier: T000193\n',
  }),
}

/** Writes a whole pack of few rows; importing it takes a moment. */
export async function writeSmallPack(folder: string): Promise<void> {
  for (const path of [...peopleFolders.officials, ...peopleFolders.congress])
    await mkdir(join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries({ ...smallTables, ...smallPeople })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
