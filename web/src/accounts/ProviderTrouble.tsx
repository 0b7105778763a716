import type { OidcTrouble } from '@atlas/contract/rules/oidc-troubles.ts'
import { TriangleAlert } from 'lucide-react'
import formStyles from '#accounts/form.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

const sentences: Record<OidcTrouble, (provider: string) => string> = {
  over: (provider) => `The sign-in with ${provider} took too long, or began in another browser. Please begin again.`,
  refused: (provider) => `The sign-in with ${provider} was not completed. Please try again, or use your password.`,
  away: (provider) => `The sign-in with ${provider} does not answer. Please try again later, or use your password.`,
  unverified: (provider) =>
    `${provider} does not say that your email address is verified, so we cannot tell which account is yours. Sign in with your password, or register.`,
  other: (provider) =>
    `The account with your email address belongs to somebody else who signs in with ${provider}. Ask an administrator.`,
  kept: (provider) => `${provider} has no page that signs you out. Sign out on its own site.`,
}

/** Says why signing in with the organization's account failed, and what to do. */
export function ProviderTrouble({ trouble, provider }: { readonly trouble: OidcTrouble; readonly provider: string }) {
  const sentence = sentences[trouble](provider)
  return (
    <p className={classes(noticeLook.warning, formStyles.notice)} role="status">
      <TriangleAlert aria-hidden />
      <span>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</span>
    </p>
  )
}
