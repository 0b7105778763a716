import { RotateCw, WifiOff } from 'lucide-react'
import styles from '#shared/ui/async/Banner.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface BannerProps {
  readonly text: string
  readonly more: string
  readonly onRetry?: () => void
}

/** Says, also to screen readers, that something did not load or was not sent. */
export function Banner({ text, more, onRetry }: BannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <WifiOff aria-hidden />
      <p>
        <b>{text}</b> {more}
      </p>
      {onRetry && (
        <button type="button" className={buttonLook.button} onClick={onRetry}>
          <RotateCw aria-hidden />
          Try again
        </button>
      )}
    </div>
  )
}
