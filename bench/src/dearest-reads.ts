import { mostReadColumns, mostReadRows } from '@atlas/contract/search/address-search.ts'
import { distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { asMeasured, type DearestCall, ofOwnAccount, oneRow } from '#dearest-call.ts'
import { changeLists, fillList, type Hoard } from '#hoarded.ts'

const ofList = (hoard: Hoard) => ({ params: { id: hoard.listId } })
const letters = 'aeinorstlc'

/** Requests of programs: with API keys, of live links, and in the formats of other APIs. */
export const dearestReads = {
  readOfficials: {
    request: (_, round) => ({
      query: {
        columns: distinctColumnIds.slice(0, mostReadColumns).join(),
        limit: String(mostReadRows),
        'eo.age': `gte:${-round - 1}`,
      },
    }),
  },
  readOfficialsAs: {
    request: (_, round) => ({
      params: { format: 'csv' },
      query: {
        columns: distinctColumnIds.slice(0, mostReadColumns).join(),
        limit: String(mostReadRows),
        'eo.age': `gte:${-round - 20}`,
      },
    }),
  },
  readOfficial: asMeasured,
  readChanges: { request: () => ({ query: { since: '2000-01-01', limit: String(mostReadRows) } }) },
  readChangesAs: asMeasured,
  readElections: { request: (_, round) => ({ query: { 'eo.age': `gte:${-round - 40}` } }) },
  readElectionsAs: asMeasured,
  readLists: { request: () => ({}), before: changeLists },
  readListedOfficials: {
    request: (hoard) => ({ ...ofList(hoard), query: { limit: String(mostReadRows) } }),
    before: fillList,
  },
  readListedOfficialsAs: asMeasured,
  makeLiveLinkOfSearch: oneRow,
  makeLiveLinkOfList: oneRow,
  endLiveLinkOfSearch: oneRow,
  endLiveLinkOfList: oneRow,
  listLiveLinks: ofOwnAccount,
  readLiveLink: 'all rows of a search, a page at a time, as an export has them',
  representativesByAddress: asMeasured,
  representativesByDivision: {
    request: () => ({ params: { ocdId: 'ocd-division/country:us/state:ms' } }),
  },
  divisionsByAddress: asMeasured,
  openStatesPeople: { request: (_, round) => ({ query: { name: letters[round % 10] ?? 'a', per_page: '50' } }) },
  openStatesPeopleAt: asMeasured,
  openStatesJurisdictions: { request: () => ({}) },
  openStatesJurisdiction: asMeasured,
  readPlaces: { request: () => ({ query: { limit: String(mostReadRows) } }) },
  readPlacesAs: asMeasured,
  readPlace: asMeasured,
} satisfies Readonly<Record<string, DearestCall | string>>
