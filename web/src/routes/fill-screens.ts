import { anyQuery } from '#routes/read-query.ts'
import type { Screen } from '#routes/screen.ts'

/** One function, because each import in the table would repeat the names of all files that it needs. */
const code = () => import('#drives/every-fill-screen.ts')

/** The rows of the table of screens on which volunteers fill in what is missing. */
export const fillScreens = {
  '/fill': {
    access: 'user',
    title: 'Drives',
    navigation: { label: 'Fill In', isOfOrganization: true },
    code,
    component: 'DrivesPage',
  },
  '/fill/new': {
    access: 'administrator',
    title: 'New drive',
    readQuery: anyQuery,
    code,
    component: 'NewDrivePage',
  },
  '/fill/look': {
    access: 'user',
    title: 'To look at',
    code,
    component: 'LookListPage',
  },
  '/fill/look/$id': {
    access: 'user',
    title: 'To look at',
    code,
    component: 'LookPage',
  },
  '/fill/task/$id': {
    access: 'user',
    title: 'Task',
    opensOffline: true,
    code,
    component: 'TaskPage',
  },
  '/fill/$id': {
    access: 'user',
    title: 'Drive',
    code,
    component: 'DrivePage',
  },
  '/results': {
    access: 'user',
    title: 'Results',
    navigation: { under: '/fill' },
    code,
    component: 'ResultsPage',
  },
  '/results/$day': {
    access: 'user',
    title: 'Results',
    navigation: { under: '/fill' },
    code,
    component: 'ResultsDayPage',
  },
  '/results/$day/$place': {
    access: 'user',
    title: 'Results',
    navigation: { under: '/fill' },
    opensOffline: true,
    code,
    component: 'ResultsFormPage',
  },
} as const satisfies Readonly<Record<`/${string}`, Screen>>
