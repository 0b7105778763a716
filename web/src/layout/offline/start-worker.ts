const workerUrl = '/service-worker.js'
/** Between two looks for a newer version in a tab that is open all day. */
const pauseMilliseconds = 3_600_000

/**
 * Lets the browser start the atlas without a signal. `onNewer` is called once this tab is of an older version than what
 * the browser has by then.
 */
export async function startWorker(onNewer: () => void): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // A browser may have none in a private window, and over http elsewhere than on this machine.
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
    // Without a signal there is nothing to look at.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, pauseMilliseconds)
}

/** The worker keeps the files of its own version only: those that this page was started with are among them, or not. */
async function isOfNewestVersion({ controller }: ServiceWorkerContainer): Promise<boolean> {
  // Until then those of the version before are there as well.
  while (controller?.state === 'activating')
    await new Promise((resolve) => controller.addEventListener('statechange', resolve, { once: true }))
  const files = [...document.querySelectorAll<HTMLScriptElement>('head script[type=module][src]')]
  const cached = await Promise.all(files.map(async ({ src }) => await caches.match(src)))
  return cached.every(Boolean)
}
