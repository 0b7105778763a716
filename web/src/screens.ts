/**
 * The code of each screen, by the address that it is shown at. It comes when a person goes there; the build reads this
 * file too, and makes each address a page that names its code at once (`build/pages.ts`). `{id}` stands for any one name.
 */
export const screens = {
  '/': () => import('#features/accounts/SignIn.tsx'),
  '/login': () => import('#features/accounts/SignIn.tsx'),
  '/register': () => import('#features/accounts/Register.tsx'),
  '/forgot-password': () => import('#features/accounts/ForgotPassword.tsx'),
  '/password': () => import('#features/accounts/NewPassword.tsx'),
  '/pending-approval': () => import('#features/accounts/AccountStateScreens.tsx'),
  '/confirmed': () => import('#features/accounts/AccountStateScreens.tsx'),
  '/rejected': () => import('#features/accounts/AccountStateScreens.tsx'),
  '/welcome': () => import('#features/welcome/WelcomePage.tsx'),
  '/advanced-search': () => import('#features/search/SearchPage.tsx'),
  '/coming-up': () => import('#features/coming-up/ComingUpPage.tsx'),
  '/places': () => import('#features/places/list/PlacesPage.tsx'),
  '/places/compare': () => import('#features/places/compare/ComparePage.tsx'),
  '/places/{id}': () => import('#features/places/page/PlacePage.tsx'),
  '/find': () => import('#features/find/FindPage.tsx'),
  '/find/match': () => import('#features/find/match/MatchPage.tsx'),
  '/search-builder': () => import('#features/builder/BuilderPage.tsx'),
  '/officials/{id}': () => import('#features/search/OfficialPage.tsx'),
  '/data': () => import('#features/coverage/CoveragePage.tsx'),
  '/data/states': () => import('#features/coverage/StatesPage.tsx'),
  '/data/known': () => import('#features/coverage/KnownPage.tsx'),
  '/data/sources': () => import('#features/coverage/SourcesPage.tsx'),
  '/data/columns': () => import('#features/coverage/ColumnsPage.tsx'),
  '/my-exports': () => import('#features/search/MyExports.tsx'),
  '/admin/users': () => import('#features/users/UsersPage.tsx'),
  '/admin/data': () => import('#features/data-imports/DataImportsPage.tsx'),
}
