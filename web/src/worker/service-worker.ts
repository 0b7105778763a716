import { clientsClaim } from 'workbox-core'
import { enable as askAhead } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The files of this version that it starts with; the build names them (`web/build/worker.ts`). */
declare const offlineFiles: { url: string; revision: string | null }[]
declare const self: { readonly skipWaiting: () => Promise<void> }

/** A signal that transfers nothing counts as none. */
const patienceMilliseconds = 8_000

// A new version takes over at once: pages are requested from the server first, so a page of this version never waits
// for other tabs to close. Tabs of the previous version are notified (`layout/offline/NewerVersion.tsx`).
void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
askAhead()
// While the server answers, no page comes from the cache, not even `/`.
precacheAndRoute(offlineFiles, { directoryIndex: '', cleanURLs: false })

registerRoute(
  new NavigationRoute(async ({ event, request }) => await pageOf(request, event as Event & Navigation), {
    // Files that are downloaded, and everything else that is requested from the API by a link.
    denylist: [/^\/api\//],
  }),
)

interface Navigation {
  readonly preloadResponse: Promise<Response | undefined>
}

/** The page from the server; without an answer, the cached page, which says itself that it is cached. */
async function pageOf(request: Request, event: Navigation): Promise<Response> {
  const fromServer = askServer(request, event)
  const answer = await Promise.race([fromServer, nothingAfter(patienceMilliseconds)])
  if (answer) return answer
  return (await matchPrecache('/index.html')) ?? (await fromServer) ?? Response.error()
}

async function askServer(request: Request, { preloadResponse }: Navigation): Promise<Response | undefined> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    // A proxy answers like this for an atlas that is just starting, or away.
    return [502, 503, 504].includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

async function nothingAfter(milliseconds: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}
