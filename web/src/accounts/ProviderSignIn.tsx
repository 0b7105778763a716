import { leaveOidc, startOidc } from '@atlas/contract/endpoints/accounts/oidc.ts'
import { Building2 } from 'lucide-react'
import styles from '#accounts/SignInForm.module.css'
import { fileUrl } from '#shared/api/request-of.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

interface ProviderSignInProps {
  /** The name of the identity provider: "Google". */
  readonly name: string
  readonly next: string | undefined
  /** The terms are accepted. */
  readonly isReady: boolean
  /** Moves the focus to what is missing. */
  readonly onMissing: () => void
}

/** Sign-in with the account of the organization, as an alternative to the password. */
export function ProviderSignIn({ name, next, isReady, onMissing }: ProviderSignInProps) {
  return (
    <div className={styles.provider}>
      <p className={styles.or} aria-hidden="true">
        <span>or</span>
      </p>
      <button
        type="button"
        className={classes(buttonLook.large, buttonLook.wide)}
        onClick={() => {
          if (isReady) window.location.assign(fileUrl(startOidc, {}, next ? { next } : {}))
          else onMissing()
        }}
      >
        <Building2 aria-hidden />
        Sign in with {name}
      </button>
      <p className={textLook.muted}>
        On a shared computer, <a href={fileUrl(leaveOidc)}>sign out there too</a> when you are done.
      </p>
    </div>
  )
}
