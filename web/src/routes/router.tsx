import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { RequireAdministrator, RequireUser } from '#layout/access/Guards.tsx'
import { Broken, NotFound } from '#layout/NoPage.tsx'
import { EveryPage } from '#routes/EveryPage.tsx'
import type { Access, Screen } from '#routes/screen.ts'
import { type Address, screens } from '#routes/screens.ts'
import { Waiting } from '#shared/page/Waiting.tsx'

const root = createRootRoute({ component: EveryPage, notFoundComponent: NotFound })
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireUser })
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

const guards = { public: root, user: signedIn, administrator: administrators } as const satisfies Record<
  Access,
  AnyRoute
>

type Row<A extends Address> = (typeof screens)[A]
type Guard<A extends Address> = (typeof guards)[Row<A>['access']]
type QueryReader<A extends Address> = Row<A> extends { readonly readQuery: infer Read } ? Read : undefined

/** The route of a screen, typed as if it were written out. */
type ScreenRoute<A extends Address> = Route<
  unknown,
  Guard<A>,
  A,
  ResolveFullPath<Guard<A>, A>,
  string,
  ResolveId<Guard<A>, string, A>,
  QueryReader<A>
>

/** The routes of the screens that a person with this access can see. */
type ScreenRoutes<Of extends Access> = {
  [A in Address as Row<A>['access'] extends Of ? A : never]: ScreenRoute<A>
}

function routesOf<Of extends Access>(access: Of): ScreenRoutes<Of> {
  const rows = Object.entries<Screen>(screens).filter(([, screen]) => screen.access === access)
  return Object.fromEntries(rows.map(([address, screen]) => [address, routeOf(address, screen)])) as ScreenRoutes<Of>
}

function routeOf(
  path: string,
  { access, code, component, readQuery, redirectTo, title, showsWaiting }: Screen,
): AnyRoute {
  return createRoute({
    getParentRoute: (): AnyRoute => guards[access],
    path,
    staticData: { title },
    component: lazyRouteComponent(code as () => Promise<Record<string, RouteComponent>>, component),
    ...(readQuery && { validateSearch: readQuery }),
    ...((access !== 'public' || showsWaiting) && { pendingComponent: Waiting }),
    ...(redirectTo && {
      beforeLoad: ({ location: { hash } }) => {
        const to = redirectTo(hash)
        if (to) redirect({ to, hash, replace: true, throw: true })
      },
    }),
  })
}

const routeTree = root.addChildren({
  ...routesOf('public'),
  signedIn: signedIn.addChildren(routesOf('user')),
  administrators: administrators.addChildren({ admin, ...routesOf('administrator') }),
})

/** `history` is the browser's, unless a test passes its own. */
export function createAtlasRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
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
