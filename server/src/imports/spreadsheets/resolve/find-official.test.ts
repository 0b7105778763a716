import { describe, expect, test } from 'vitest'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { ExistingRecords, ExistingOfficial } from '#imports/spreadsheets/resolve/existing-records.ts'
import { officialFinder, type OfficialCriteria } from '#imports/spreadsheets/resolve/find-official.ts'
import { isSamePerson } from '#imports/spreadsheets/resolve/person-name.ts'

let lastId = 0

function official(name: string, changes: Partial<ExistingOfficial> = {}): ExistingOfficial {
  lastId += 1
  return {
    id: lastId,
    key: `key-${lastId}`,
    isOwn: false,
    externalId: null,
    standsFor: null,
    replaces: null,
    officeId: 'sheriff',
    office: 'Sheriff',
    jurisdictionKey: 'county:28011',
    jurisdiction: 'Bolivar County',
    ...splitName(name),
    birthDate: null,
    addressKind: null,
    asOf: null,
    method: 'reported',
    publisher: 'Somebody',
    ...changes,
  }
}

function criteria(name: string, changes: Partial<OfficialCriteria> = {}): OfficialCriteria {
  return {
    ...splitName(name),
    externalId: null,
    officialId: null,
    officeId: 'sheriff',
    jurisdictionKey: 'county:28011',
    ...changes,
  }
}

function among(...officials: ExistingOfficial[]) {
  return officialFinder({ officials } as unknown as ExistingRecords)
}

test.each([
  ['Ann Lee', 'ANN LEE', true],
  ['Ann Lee', 'Ann Q. Lee', true],
  ['Ann Quinn Lee', 'Ann Q. Lee', true],
  ['Ann Rose Lee', 'Ann Q. Lee', false],
  ['Ann Lee Jr.', 'Ann Lee', true],
  ['Ann Lee Jr.', 'Ann Lee Sr.', false],
  ['José O’Neal', "Jose O'Neal", true],
  ['Ann Lee', 'Anna Lee', false],
  ['Ann Lee', 'Ann Leigh', false],
])('"%s" and "%s" in one office: one person is %s', (a, b, isOne) => {
  expect(isSamePerson(splitName(a), splitName(b))).toBe(isOne)
})

describe('an official is found', () => {
  test('by name, office and jurisdiction, all three', () => {
    const ann = official('Ann Q. Lee')
    expect(among(ann)(criteria('Ann Lee'))).toEqual({ own: null, standsFor: ann })
    expect(among(ann)(criteria('Ann Lee', { officeId: 'coroner' }))).toEqual({ own: null, standsFor: null })
    expect(among(ann)(criteria('Ann Lee', { jurisdictionKey: 'county:28013' }))).toEqual({ own: null, standsFor: null })
  })

  test('by external id, whatever else has changed', () => {
    const own = official('Ann Lee', { isOwn: true, externalId: 'A1' })
    const found = among(own)(criteria('Ann Smith', { externalId: 'A1', officeId: 'mayor' }))
    expect(found).toEqual({ own, standsFor: null })
  })

  test('by external id, but another person in that row no longer stands for the one before', () => {
    const ann = official('Ann Lee')
    const own = official('Ann Lee', { isOwn: true, externalId: 'A1', standsFor: ann.id })
    expect(among(ann, own)(criteria('Ann Lee', { externalId: 'A1' }))).toEqual({ own, standsFor: ann })
    expect(among(ann, own)(criteria('Bob Successor', { externalId: 'A1' }))).toEqual({ own, standsFor: null })
  })

  test('by number, also under a new name in the same seat or in another seat', () => {
    const ann = official('Ann Lee')
    expect(among(ann)(criteria('Ann Smith', { officialId: ann.id }))).toEqual({ own: null, standsFor: ann })
    expect(among(ann)(criteria('Ann Lee', { officialId: ann.id, officeId: 'mayor' }))).toEqual({
      own: null,
      standsFor: ann,
    })
  })

  test('the one of exactly that name before one whose middle name is left out', () => {
    const [plain, other] = [official('Ann Lee'), official('Ann Q. Lee')]
    expect(among(plain, other)(criteria('Ann Lee')).standsFor).toBe(plain)
  })

  test('not where another external id says that it is somebody else', () => {
    const own = official('Ann Lee', { isOwn: true, externalId: 'A1' })
    expect(among(own)(criteria('Ann Lee', { externalId: 'A2' })).own).toBeNull()
  })
})

describe('a match is refused', () => {
  test('where two people may be meant', () => {
    const twins = [official('Ann Q. Lee'), official('Ann R. Lee')]
    expect(() => among(...twins)(criteria('Ann Lee'))).toThrow(/2 officials of that office and place may be meant/)
  })

  test('where the number is that of somebody else, as in a file of another database', () => {
    const bob = official('Bob Other', { officeId: 'mayor', office: 'Mayor' })
    expect(() => among(bob)(criteria('Ann Lee', { officialId: bob.id }))).toThrow(
      `The official ${bob.id} is Bob Other, Mayor, Bolivar County`,
    )
  })

  test('where external id and number are those of two', () => {
    const ann = official('Ann Lee', { isOwn: true, externalId: 'A1' })
    const bob = official('Bob Lee', { isOwn: true, externalId: 'B1' })
    expect(() => among(ann, bob)(criteria('Ann Lee', { externalId: 'A1', officialId: bob.id }))).toThrow(
      'The external ID "A1" is that of Ann Lee, Sheriff, Bolivar County, the Official ID is not',
    )
  })
})
