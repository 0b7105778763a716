import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { Broken } from '#layout/Broken.tsx'
import { NotFound } from '#layout/NotFound.tsx'
import { RequireUser } from '#layout/RequireUser.tsx'
import { Shell } from '#layout/Shell.tsx'
import { Waiting } from '#layout/Waiting.tsx'
import type { AddressQuery } from '#search-state/address.ts'
import { formatQuery, parseQuery } from '#search-state/query-text.ts'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

const SignIn = lazyRouteComponent(() => import('#features/accounts/SignIn.tsx'), 'SignIn')

const start = createRoute({ getParentRoute: () => root, path: '/', component: SignIn })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: SignIn,
  // Where to go afterwards; the sign-in screen checks it before it goes there.
  validateSearch: ({ next }): { next?: string } => (typeof next === 'string' ? { next } : {}),
})

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireUser })
const advancedSearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/advanced-search',
  component: lazyRouteComponent(() => import('#features/search/SearchPage.tsx'), 'SearchPage'),
  pendingComponent: Waiting,
  validateSearch: (query): AddressQuery => query as AddressQuery,
})

const routeTree = root.addChildren([start, login, signedIn.addChildren([advancedSearch])])

export function createAtlasRouter() {
  return createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: (search) => formatQuery(search as AddressQuery),
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
