import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pageOfFormerAnchor } from '#features/coverage/former-anchors.ts'
import { OutcomesSender } from '#keeping/lists/OutcomesSender.tsx'
import { ReportHost } from '#report/ReportHost.tsx'
import { RequireAdministrator, RequireUser } from '#layout/access/Guards.tsx'
import { readSignInQuery } from '#layout/access/sign-in-query.ts'
import { Broken, NotFound } from '#layout/NoPage.tsx'
import { Waiting } from '#layout/page/Waiting.tsx'
import { Shell } from '#layout/Shell.tsx'
import { screens } from '#screens.ts'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'

const root = createRootRoute({ component: EveryPage, notFoundComponent: NotFound })

function EveryPage() {
  return (
    <>
      <Shell />
      <ReportHost />
      <OutcomesSender />
    </>
  )
}

const SignIn = lazyRouteComponent(screens['/login'], 'SignIn')

const start = createRoute({ getParentRoute: () => root, path: '/', component: SignIn })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: SignIn,
  validateSearch: readSignInQuery,
})
const secondStep = createRoute({
  getParentRoute: () => root,
  path: '/second-step',
  component: lazyRouteComponent(screens['/second-step'], 'SecondStep'),
  validateSearch: readSignInQuery,
})
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(screens['/register'], 'Register'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(screens['/forgot-password'], 'ForgotPassword'),
})
const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/password',
  component: lazyRouteComponent(screens['/password'], 'NewPassword'),
  validateSearch: ({ token }): { token?: string } => (typeof token === 'string' ? { token } : {}),
})
const pendingApproval = createRoute({
  getParentRoute: () => root,
  path: '/pending-approval',
  component: lazyRouteComponent(screens['/pending-approval'], 'PendingApproval'),
})
const confirmed = createRoute({
  getParentRoute: () => root,
  path: '/confirmed',
  component: lazyRouteComponent(screens['/confirmed'], 'Confirmed'),
})
const rejected = createRoute({
  getParentRoute: () => root,
  path: '/rejected',
  component: lazyRouteComponent(screens['/rejected'], 'Rejected'),
})
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(screens['/unsubscribe/{id}'], 'UnsubscribePage'),
})
const licences = createRoute({
  getParentRoute: () => root,
  path: '/about/licences',
  component: lazyRouteComponent(screens['/about/licences'], 'LicencesPage'),
  pendingComponent: Waiting,
})

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireUser })
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(screens['/account'], 'AccountPage'),
  pendingComponent: Waiting,
})
const welcome = createRoute({
  getParentRoute: () => signedIn,
  path: '/welcome',
  component: lazyRouteComponent(screens['/welcome'], 'WelcomePage'),
  pendingComponent: Waiting,
})
const advancedSearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/advanced-search',
  component: lazyRouteComponent(screens['/advanced-search'], 'SearchPage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const searchBuilder = createRoute({
  getParentRoute: () => signedIn,
  path: '/search-builder',
  component: lazyRouteComponent(screens['/search-builder'], 'BuilderPage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const comingUp = createRoute({
  getParentRoute: () => signedIn,
  path: '/coming-up',
  component: lazyRouteComponent(screens['/coming-up'], 'ComingUpPage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const saved = createRoute({
  getParentRoute: () => signedIn,
  path: '/saved',
  component: lazyRouteComponent(screens['/saved'], 'SavedPage'),
  pendingComponent: Waiting,
})
const lists = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists',
  component: lazyRouteComponent(screens['/lists'], 'ListsPage'),
  pendingComponent: Waiting,
})
const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists/$id',
  component: lazyRouteComponent(screens['/lists/{id}'], 'ListPage'),
  pendingComponent: Waiting,
})
const official = createRoute({
  getParentRoute: () => signedIn,
  path: '/officials/$id',
  component: lazyRouteComponent(screens['/officials/{id}'], 'OfficialPage'),
  pendingComponent: Waiting,
})
const officialChanges = createRoute({
  getParentRoute: () => signedIn,
  path: '/officials/$id/changes',
  component: lazyRouteComponent(screens['/officials/{id}/changes'], 'ChangesPage'),
  pendingComponent: Waiting,
})
const places = createRoute({
  getParentRoute: () => signedIn,
  path: '/places',
  component: lazyRouteComponent(screens['/places'], 'PlacesPage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const comparePlaces = createRoute({
  getParentRoute: () => signedIn,
  path: '/places/compare',
  component: lazyRouteComponent(screens['/places/compare'], 'ComparePage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const place = createRoute({
  getParentRoute: () => signedIn,
  path: '/places/$id',
  component: lazyRouteComponent(screens['/places/{id}'], 'PlacePage'),
  pendingComponent: Waiting,
})
const find = createRoute({
  getParentRoute: () => signedIn,
  path: '/find',
  component: lazyRouteComponent(screens['/find'], 'FindPage'),
  pendingComponent: Waiting,
})
const matchList = createRoute({
  getParentRoute: () => signedIn,
  path: '/find/match',
  component: lazyRouteComponent(screens['/find/match'], 'MatchPage'),
  pendingComponent: Waiting,
})
const coverage = createRoute({
  getParentRoute: () => signedIn,
  path: '/data',
  component: lazyRouteComponent(screens['/data'], 'CoveragePage'),
  pendingComponent: Waiting,
  validateSearch: ({ county }): { county?: string } => (typeof county === 'string' ? { county } : {}),
  beforeLoad: ({ location: { hash } }) => {
    const to = pageOfFormerAnchor(hash)
    if (to) redirect({ to, hash, replace: true, throw: true })
  },
})
const coveredStates = createRoute({
  getParentRoute: () => signedIn,
  path: '/data/states',
  component: lazyRouteComponent(screens['/data/states'], 'StatesPage'),
  pendingComponent: Waiting,
})
const knownValues = createRoute({
  getParentRoute: () => signedIn,
  path: '/data/known',
  component: lazyRouteComponent(screens['/data/known'], 'KnownPage'),
  pendingComponent: Waiting,
  validateSearch: ({ column }): { column?: string } => (typeof column === 'string' ? { column } : {}),
})
const dataSources = createRoute({
  getParentRoute: () => signedIn,
  path: '/data/sources',
  component: lazyRouteComponent(screens['/data/sources'], 'SourcesPage'),
  pendingComponent: Waiting,
})
const dataDictionary = createRoute({
  getParentRoute: () => signedIn,
  path: '/data/columns',
  component: lazyRouteComponent(screens['/data/columns'], 'ColumnsPage'),
  pendingComponent: Waiting,
})
const myExports = createRoute({
  getParentRoute: () => signedIn,
  path: '/my-exports',
  component: lazyRouteComponent(screens['/my-exports'], 'MyExports'),
  pendingComponent: Waiting,
})

const administrators = createRoute({
  getParentRoute: () => root,
  id: 'administrators',
  component: RequireAdministrator,
})
const admin = createRoute({
  getParentRoute: () => administrators,
  path: '/admin',
  beforeLoad: () => redirect({ to: '/admin/users', replace: true, throw: true }),
})
const adminUsers = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/users',
  component: lazyRouteComponent(screens['/admin/users'], 'UsersPage'),
  pendingComponent: Waiting,
})
const corrections = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/corrections',
  component: lazyRouteComponent(screens['/admin/corrections'], 'CorrectionsPage'),
  pendingComponent: Waiting,
})
const dataImports = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/data',
  component: lazyRouteComponent(screens['/admin/data'], 'DataImportsPage'),
  pendingComponent: Waiting,
  validateSearch: ({ import: id, step }): { import?: string; step?: 'match' } => ({
    ...(typeof id === 'string' && { import: id }),
    ...(step === 'match' && { step }),
  }),
})

const routeTree = root.addChildren([
  start,
  login,
  secondStep,
  register,
  forgotPassword,
  newPassword,
  pendingApproval,
  confirmed,
  rejected,
  unsubscribe,
  licences,
  signedIn.addChildren([
    account,
    welcome,
    searchBuilder,
    advancedSearch,
    comingUp,
    saved,
    lists,
    list,
    official,
    officialChanges,
    places,
    comparePlaces,
    place,
    find,
    matchList,
    myExports,
    coverage,
    coveredStates,
    knownValues,
    dataSources,
    dataDictionary,
  ]),
  administrators.addChildren([admin, adminUsers, dataImports, corrections]),
])

export function createAtlasRouter() {
  return createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: (search) => formatQuery(search as UrlQuery),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAtlasRouter>
  }
}
