import { pageOfFormerAnchor } from '#data/coverage/former-anchors.ts'
import { readSignInQuery } from '#layout/access/sign-in-query.ts'
import type { Screen } from '#routes/screen.ts'
import { anyQuery, readChosenColumn, readCounty, readImport, readToken } from '#routes/read-query.ts'

/**
 * Every screen by its address: a row says all that is said of it outside of its own code. The router, the navigation,
 * the page of each address that the build makes and the walks of the tests are made of these rows. The table is read by
 * Node too, so what it imports at once is free of React and of styles.
 */
export const screens = {
  '/': {
    access: 'public',
    code: () => import('#accounts/SignIn.tsx'),
    component: 'SignIn',
  },
  '/login': {
    access: 'public',
    readQuery: readSignInQuery,
    code: () => import('#accounts/SignIn.tsx'),
    component: 'SignIn',
  },
  '/second-step': {
    access: 'public',
    readQuery: readSignInQuery,
    code: () => import('#accounts/second-step/SecondStep.tsx'),
    component: 'SecondStep',
  },
  '/register': {
    access: 'public',
    code: () => import('#accounts/Register.tsx'),
    component: 'Register',
  },
  '/forgot-password': {
    access: 'public',
    code: () => import('#accounts/ForgotPassword.tsx'),
    component: 'ForgotPassword',
  },
  '/password': {
    access: 'public',
    readQuery: readToken,
    code: () => import('#accounts/NewPassword.tsx'),
    component: 'NewPassword',
  },
  '/pending-approval': {
    access: 'public',
    code: () => import('#accounts/AccountStateScreens.tsx'),
    component: 'PendingApproval',
  },
  '/confirm': {
    access: 'public',
    readQuery: readToken,
    code: () => import('#accounts/ConfirmEmail.tsx'),
    component: 'ConfirmEmail',
  },
  '/confirmed': {
    access: 'public',
    code: () => import('#accounts/AccountStateScreens.tsx'),
    component: 'Confirmed',
  },
  '/access-removed': {
    access: 'public',
    code: () => import('#accounts/AccountStateScreens.tsx'),
    component: 'AccessRemoved',
  },
  '/rejected': {
    access: 'public',
    code: () => import('#accounts/AccountStateScreens.tsx'),
    component: 'Rejected',
  },
  '/unsubscribe/$token': {
    access: 'public',
    code: () => import('#accounts/unsubscribe/UnsubscribePage.tsx'),
    component: 'UnsubscribePage',
  },
  '/help': {
    access: 'public',
    showsWaiting: true,
    code: () => import('#help/HelpPage.tsx'),
    component: 'HelpPage',
  },
  '/help/$page': {
    access: 'public',
    showsWaiting: true,
    code: () => import('#help/HelpPage.tsx'),
    component: 'HelpPage',
  },
  '/about/licences': {
    access: 'public',
    showsWaiting: true,
    code: () => import('#help/licences/LicencesPage.tsx'),
    component: 'LicencesPage',
  },
  '/account': {
    access: 'user',
    code: () => import('#accounts/own/AccountPage.tsx'),
    component: 'AccountPage',
  },
  '/welcome': {
    access: 'user',
    code: () => import('#accounts/welcome/WelcomePage.tsx'),
    component: 'WelcomePage',
  },
  '/search-builder': {
    access: 'user',
    navigation: { label: 'Search Builder', isSearch: true },
    readQuery: anyQuery,
    code: () => import('#search/builder/BuilderPage.tsx'),
    component: 'BuilderPage',
  },
  '/advanced-search': {
    access: 'user',
    navigation: { label: 'Advanced Search', isSearch: true },
    readQuery: anyQuery,
    code: () => import('#officials/search/SearchPage.tsx'),
    component: 'SearchPage',
  },
  '/officials/$id': {
    access: 'user',
    code: () => import('#officials/OfficialPage.tsx'),
    component: 'OfficialPage',
  },
  '/officials/$id/changes': {
    access: 'user',
    code: () => import('#officials/ChangesPage.tsx'),
    component: 'ChangesPage',
  },
  '/places': {
    access: 'user',
    navigation: { label: 'Places', isSearch: true },
    readQuery: anyQuery,
    code: () => import('#places/list/PlacesPage.tsx'),
    component: 'PlacesPage',
  },
  '/places/compare': {
    access: 'user',
    readQuery: anyQuery,
    code: () => import('#places/compare/ComparePage.tsx'),
    component: 'ComparePage',
  },
  '/places/$id': {
    access: 'user',
    code: () => import('#places/page/PlacePage.tsx'),
    component: 'PlacePage',
  },
  '/find': {
    access: 'user',
    navigation: { under: '/places' },
    code: () => import('#places/find/FindPage.tsx'),
    component: 'FindPage',
  },
  '/find/match': {
    access: 'user',
    navigation: { under: '/places' },
    code: () => import('#places/find/match/MatchPage.tsx'),
    component: 'MatchPage',
  },
  '/coming-up': {
    access: 'user',
    navigation: { label: 'Coming Up', isSearch: true },
    readQuery: anyQuery,
    code: () => import('#elections/coming-up/ComingUpPage.tsx'),
    component: 'ComingUpPage',
  },
  '/saved': {
    access: 'user',
    navigation: { label: 'Saved' },
    code: () => import('#saved/searches/page/SavedPage.tsx'),
    component: 'SavedPage',
  },
  '/lists': {
    access: 'user',
    navigation: { under: '/saved' },
    code: () => import('#saved/lists/index/ListsPage.tsx'),
    component: 'ListsPage',
  },
  '/lists/$id': {
    access: 'user',
    navigation: { under: '/saved' },
    code: () => import('#saved/lists/sheet/ListPage.tsx'),
    component: 'ListPage',
  },
  '/my-exports': {
    access: 'user',
    code: () => import('#exports/MyExports.tsx'),
    component: 'MyExports',
  },
  '/data': {
    access: 'user',
    readQuery: readCounty,
    redirectTo: pageOfFormerAnchor,
    code: () => import('#data/coverage/CoveragePage.tsx'),
    component: 'CoveragePage',
  },
  '/data/states': {
    access: 'user',
    code: () => import('#data/coverage/StatesPage.tsx'),
    component: 'StatesPage',
  },
  '/data/known': {
    access: 'user',
    readQuery: readChosenColumn,
    code: () => import('#data/coverage/KnownPage.tsx'),
    component: 'KnownPage',
  },
  '/data/sources': {
    access: 'user',
    code: () => import('#data/coverage/SourcesPage.tsx'),
    component: 'SourcesPage',
  },
  '/data/columns': {
    access: 'user',
    code: () => import('#data/coverage/ColumnsPage.tsx'),
    component: 'ColumnsPage',
  },
  '/admin/users': {
    access: 'administrator',
    navigation: { label: 'Admin' },
    code: () => import('#users/UsersPage.tsx'),
    component: 'UsersPage',
  },
  '/admin/data': {
    access: 'administrator',
    navigation: { under: '/admin/users' },
    readQuery: readImport,
    code: () => import('#data/imports/DataImportsPage.tsx'),
    component: 'DataImportsPage',
  },
  '/admin/corrections': {
    access: 'administrator',
    navigation: { under: '/admin/users' },
    code: () => import('#data/corrections/decide/CorrectionsPage.tsx'),
    component: 'CorrectionsPage',
  },
  '/admin/audit': {
    access: 'administrator',
    navigation: { under: '/admin/users' },
    readQuery: anyQuery,
    code: () => import('#users/audit/AuditPage.tsx'),
    component: 'AuditPage',
  },
} as const satisfies Readonly<Record<`/${string}`, Screen>>

export type Address = keyof typeof screens
