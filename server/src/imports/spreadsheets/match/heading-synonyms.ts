import type { MatchableColumn } from '#imports/spreadsheets/match/matchable-columns.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** What people write over a column, besides its id and label; normalized and separated by commas. */
const synonyms: Record<MatchableColumn, string> = {
  'eo.name': `
    full name, name of official, official, official name, officials name, elected official, officeholder, office
    holder, incumbent, member, member name, person, name last first, last first, candidate,
    holder, elected officials, current officeholder, commissioner name, name first last`,
  'eo.first': `
    first, first name, fname, given name, name first, firstname, official first name`,
  'eo.middle': `
    middle, middle name, mi, m i, middle initial, name middle`,
  'eo.last': `
    last, last name, lname, surname, family name, name last, lastname, official last name`,
  'eo.suffix': `
    suffix, sfx, name suffix, jr sr`,
  'office.name': `
    title, position, office held, office title, position title, job title, seat title, role, elected office,
    position held, office position, title position, office sought, office name, post held`,
  'office.type': `
    type of office, kind of office, office category`,
  'jurisdiction.district': `
    dist, dist no, district number, district no, dist num, ward, place, post, beat, seat, district ward, district
    seat, district place, ward district, dist ward, commission district, place no, zone`,
  'jurisdiction.name': `
    jurisdiction, municipality, town, city town, city, place name, locality, government, city county, school
    district, entity, governing body, board, division ocdid, ocdid, ocd id, division id, ocd division id`,
  'county.name': `
    county, cnty, parish, county parish, parish county, co, county name, parish name, counties`,
  'county.fips': `
    fips, county fips, fips code, geoid, county code, county geoid, countyfp, countyfips, county fips code, fips5, geo id,
    geoid10, geoid20, affgeoid, geoidfq, census geoid`,
  'state.name': `
    state, st, state name, state abbreviation, state code, state abbr, statefp, statefips, state fips, state fips code`,
  'party.name': `
    party, party affiliation, political party, pty, partisan affiliation, affiliation, r d, d r`,
  'eo.ethnicity': `
    race, ethnicity, race ethnicity, ethnicity race, ethnic group, racial group, race eth, r e`,
  'eo.gender': `
    gender, sex, m f, gender sex, sex m f, gen`,
  'eo.age': `
    age`,
  birth_date: `
    dob, birthday, birthdate, born, date of birth`,
  'eo.phone': `
    phone, phone number, phone no, telephone, tel, tel no, telephone number, work phone, office phone, business
    phone, phone office, phone work, office number, office telephone, contact phone, contact number, main phone, ph,
    contact phone number`,
  'eo.second_phone': `
    second phone, second phone number, district phone, district office phone, phone of the district office`,
  'office.phone': `
    line of the office, phone of the office, department phone, switchboard, front desk`,
  'office.email': `
    email of the office, e mail of the office, department email`,
  'office.address': `
    address of the office, department address`,
  'office.website': `
    website of the office, department website`,
  'eo.email': `
    e mail, email, email address, e mail address, work email, office email, contact email, official email, contact e
    mail, mail, emails`,
  'stats.address': `
    address, office address, mailing address, street address, business address, street, work address, po box,
    address 1, address 2, address line 1, address line 2, city state zip, zip, zip code, zipcode, postal code,
    office location, courthouse address, contact address, physical address, street 1, street 2, mailing`,
  'jurisdiction.website': `
    government website, county website, parish website, city website, town website, municipal website, jurisdiction
    website`,
  'eo.since': `
    since, term start, term begins, took office, start date, date elected, in office since, sworn in, term began`,
  'eo.term_end': `
    term ends, term end, term exp, term expires, term expiration, expires, expiration, exp, end of term, term
    expiration date, end date, exp date, expiration date, term ending, term exp date, term`,
  'jurisdictionoffice.next_general': `
    next election, next general, next election date, up for election, next general election, reelection, election
    date, next up, general election`,
  'jurisdictionoffice.next_primary': `
    next primary, primary, primary date, next primary election`,
  'jurisdictionoffice.term_length': `
    term length, length of term, years in term, term years, term yrs`,
  'stats.incumbent_election_year': `
    year elected, last elected, elected, election year`,
  'stats.incumbent_election%': `
    vote share, share of vote, percent of vote, pct of vote, last vote share`,
  'stats.last_election': `
    last election outcome, election outcome, outcome of last election`,
  'stats.last_election_date': `
    date of last election, day of last election, last election day`,
  'stats.last_election_candidates': `
    number of candidates, no of candidates, candidates in last election, candidates on ballot`,
  'stats.last_election_margin%': `
    margin, margin of victory, victory margin, winning margin, last margin`,
  'eo.id': `
    atlas id, atlas number`,
  external_id: `
    id, record id, our id, van id, contact id, id number, no, row id, unique id`,
  source: `
    source, data source`,
  as_of: `
    as of, updated, last updated, date updated, verified, date verified`,
}

export const headingSynonyms: readonly (readonly [word: string, column: FileColumn])[] = Object.entries(
  synonyms,
).flatMap(([column, words]) =>
  words.split(',').map((word) => [word.trim().replace(/\s+/g, ' '), column as FileColumn] as const),
)
