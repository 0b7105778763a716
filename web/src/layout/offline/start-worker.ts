const workerUrl = '/service-worker.js'
/** The interval between checks for a newer version, in a tab that is open all day. */
const pauseMilliseconds = 3_600_000

/**
 * Lets the browser start the atlas without a signal. `onNewer` is called once the browser has a newer version than this
 * tab.
 */
export async function startWorker(onNewer: () => void): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // A browser may have no worker in a private window, or over http on another host than this machine.
  if (!worker) return
  worker.addEventListener(
    'controllerchange',
    () => void isOfNewestVersion(worker).then((isNewest) => isNewest || onNewer()),
  )
  const registration = await worker.register(workerUrl).catch(() => undefined)
  if (!registration) return
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < pauseMilliseconds) return
    lookedAt = Date.now()
    // Without a signal a check is pointless.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, pauseMilliseconds)
}

/** The worker caches only the files of its own version, so this page is current if its scripts are in the cache. */
async function isOfNewestVersion({ controller }: ServiceWorkerContainer): Promise<boolean> {
  // Until the worker is active, the cache also has the files of the previous version.
  while (controller?.state === 'activating')
    await new Promise((resolve) => controller.addEventListener('statechange', resolve, { once: true }))
  const files = [...document.querySelectorAll<HTMLScriptElement>('head script[type=module][src]')]
  const cached = await Promise.all(files.map(async ({ src }) => await caches.match(src)))
  return cached.every(Boolean)
}
