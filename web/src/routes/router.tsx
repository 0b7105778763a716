import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pageOfFormerAnchor } from '#data/coverage/former-anchors.ts'
import { RequireAdministrator, RequireUser } from '#layout/access/Guards.tsx'
import { Broken, NotFound } from '#layout/NoPage.tsx'
import { Waiting } from '#shared/page/Waiting.tsx'
import { publicRoutes } from '#routes/public-routes.ts'
import { root } from '#routes/root-route.tsx'
import { screens } from '#routes/screens.ts'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireUser })
const ofUsers = { getParentRoute: () => signedIn, pendingComponent: Waiting }
const account = createRoute({
  ...ofUsers,
  path: '/account',
  component: lazyRouteComponent(screens['/account'], 'AccountPage'),
})
const welcome = createRoute({
  ...ofUsers,
  path: '/welcome',
  component: lazyRouteComponent(screens['/welcome'], 'WelcomePage'),
})
const advancedSearch = createRoute({
  ...ofUsers,
  path: '/advanced-search',
  component: lazyRouteComponent(screens['/advanced-search'], 'SearchPage'),
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const searchBuilder = createRoute({
  ...ofUsers,
  path: '/search-builder',
  component: lazyRouteComponent(screens['/search-builder'], 'BuilderPage'),
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const comingUp = createRoute({
  ...ofUsers,
  path: '/coming-up',
  component: lazyRouteComponent(screens['/coming-up'], 'ComingUpPage'),
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const saved = createRoute({
  ...ofUsers,
  path: '/saved',
  component: lazyRouteComponent(screens['/saved'], 'SavedPage'),
})
const lists = createRoute({
  ...ofUsers,
  path: '/lists',
  component: lazyRouteComponent(screens['/lists'], 'ListsPage'),
})
const list = createRoute({
  ...ofUsers,
  path: '/lists/$id',
  component: lazyRouteComponent(screens['/lists/{id}'], 'ListPage'),
})
const official = createRoute({
  ...ofUsers,
  path: '/officials/$id',
  component: lazyRouteComponent(screens['/officials/{id}'], 'OfficialPage'),
})
const officialChanges = createRoute({
  ...ofUsers,
  path: '/officials/$id/changes',
  component: lazyRouteComponent(screens['/officials/{id}/changes'], 'ChangesPage'),
})
const places = createRoute({
  ...ofUsers,
  path: '/places',
  component: lazyRouteComponent(screens['/places'], 'PlacesPage'),
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const comparePlaces = createRoute({
  ...ofUsers,
  path: '/places/compare',
  component: lazyRouteComponent(screens['/places/compare'], 'ComparePage'),
  validateSearch: (query): UrlQuery => query as UrlQuery,
})
const place = createRoute({
  ...ofUsers,
  path: '/places/$id',
  component: lazyRouteComponent(screens['/places/{id}'], 'PlacePage'),
})
const find = createRoute({
  ...ofUsers,
  path: '/find',
  component: lazyRouteComponent(screens['/find'], 'FindPage'),
})
const matchList = createRoute({
  ...ofUsers,
  path: '/find/match',
  component: lazyRouteComponent(screens['/find/match'], 'MatchPage'),
})
const coverage = createRoute({
  ...ofUsers,
  path: '/data',
  component: lazyRouteComponent(screens['/data'], 'CoveragePage'),
  validateSearch: ({ county }): { county?: string } => (typeof county === 'string' ? { county } : {}),
  beforeLoad: ({ location: { hash } }) => {
    const to = pageOfFormerAnchor(hash)
    if (to) redirect({ to, hash, replace: true, throw: true })
  },
})
const coveredStates = createRoute({
  ...ofUsers,
  path: '/data/states',
  component: lazyRouteComponent(screens['/data/states'], 'StatesPage'),
})
const knownValues = createRoute({
  ...ofUsers,
  path: '/data/known',
  component: lazyRouteComponent(screens['/data/known'], 'KnownPage'),
  validateSearch: ({ column }): { column?: string } => (typeof column === 'string' ? { column } : {}),
})
const dataSources = createRoute({
  ...ofUsers,
  path: '/data/sources',
  component: lazyRouteComponent(screens['/data/sources'], 'SourcesPage'),
})
const dataDictionary = createRoute({
  ...ofUsers,
  path: '/data/columns',
  component: lazyRouteComponent(screens['/data/columns'], 'ColumnsPage'),
})
const myExports = createRoute({
  ...ofUsers,
  path: '/my-exports',
  component: lazyRouteComponent(screens['/my-exports'], 'MyExports'),
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
const auditLog = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/audit',
  component: lazyRouteComponent(screens['/admin/audit'], 'AuditPage'),
  pendingComponent: Waiting,
  validateSearch: (query): UrlQuery => query as UrlQuery,
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
  ...publicRoutes,
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
  administrators.addChildren([admin, adminUsers, dataImports, corrections, auditLog]),
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
