import { Share } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { installPrompt, onInstallPrompt, takeInstallPrompt } from '#shared/page/install-prompt.ts'
import { restOffer, useIsOfferDue } from '#shared/page/install-visits.ts'
import styles from '#shared/page/InstallOffer.module.css'
import { useDeviceWord } from '#shared/page/use-device-word.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Offers returning visitors to install the atlas as an app, if their browser can. */
export function InstallOffer() {
  const device = useDeviceWord()
  const install = useInstallPrompt()
  const isInstalled = useMediaQuery('(display-mode: standalone)')
  const isDue = useIsOfferDue()
  if (!isDue || isInstalled || (!install && !isOfApple())) return null
  return (
    <section className={classes(cardLook.card, styles.offer)} aria-labelledby="install-offer">
      <h2 id="install-offer">
        {device === 'phone' ? 'Put the atlas on your home screen' : 'Install the atlas on this device'}
      </h2>
      {!install && <StepsInSafari />}
      <p className={styles.hint}>It then opens like an app, also without a signal.</p>
      <div className={styles.acts}>
        {install && (
          <button type="button" className={buttonLook.primary} onClick={() => void install()}>
            Install
          </button>
        )}
        <button type="button" className={buttonLook.quiet} onClick={() => restOffer(Date.now())}>
          Not now
        </button>
      </div>
    </section>
  )
}

/**
 * Opens the browser's install prompt, which can be opened only once; null if there is none, or the atlas is installed.
 */
function useInstallPrompt(): (() => Promise<void>) | null {
  const current = useSyncExternalStore(onInstallPrompt, installPrompt)
  if (!current) return null
  return async () => {
    takeInstallPrompt()
    await current.prompt()
  }
}

function StepsInSafari() {
  return (
    <ol>
      <li>
        Press <b>Share</b> <Share aria-hidden /> at the foot of Safari.
      </li>
      <li>
        Press <b>Add to Home Screen</b>.
      </li>
    </ol>
  )
}

/** Whether this is an iPhone or iPad, where a page is installed by hand; only Safari on these defines `standalone`. */
function isOfApple(): boolean {
  return 'standalone' in navigator
}
