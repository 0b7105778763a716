import { pageOfFormerAnchor } from '#data/coverage/former-anchors.ts'
import { readChosenColumn, readCounty, readMeasure } from '#routes/read-query.ts'
import type { Screen } from '#routes/screen.ts'

/** The rows of the table of screens about the data in the atlas. */
export const dataScreens = {
  '/data': {
    access: 'user',
    title: 'Data and coverage',
    readQuery: readCounty,
    redirectTo: pageOfFormerAnchor,
    code: () => import('#data/coverage/CoveragePage.tsx'),
    component: 'CoveragePage',
  },
  '/data/seats': {
    access: 'user',
    title: 'Seats by law',
    readQuery: readMeasure,
    code: () => import('#data/coverage/SeatsPage.tsx'),
    component: 'SeatsPage',
  },
  '/data/states': {
    access: 'user',
    title: 'State by state',
    code: () => import('#data/coverage/StatesPage.tsx'),
    component: 'StatesPage',
  },
  '/data/known': {
    access: 'user',
    title: 'What is known',
    readQuery: readChosenColumn,
    code: () => import('#data/coverage/KnownPage.tsx'),
    component: 'KnownPage',
  },
  '/data/sources': {
    access: 'user',
    title: 'Sources',
    code: () => import('#data/coverage/SourcesPage.tsx'),
    component: 'SourcesPage',
  },
  '/data/columns': {
    access: 'user',
    title: 'Data dictionary',
    code: () => import('#data/coverage/ColumnsPage.tsx'),
    component: 'ColumnsPage',
  },
} as const satisfies Readonly<Record<`/${string}`, Screen>>
