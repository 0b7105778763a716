import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import styles from '#accounts/form.module.css'
import { FormScreen } from '#accounts/FormScreen.tsx'
import { NewPasswordForm } from '#accounts/NewPasswordForm.tsx'
import { useResetToken } from '#accounts/use-reset-token.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

export function NewPassword() {
  const token = useResetToken()
  return (
    <FormScreen lead="You will be signed out everywhere. Then sign in with the new password.">
      {token ? <NewPasswordForm token={token} /> : <NoToken />}
    </FormScreen>
  )
}

/** The page was opened without the link from an email, or reloaded after the token had left the address. */
function NoToken() {
  return (
    <>
      <p className={classes(noticeLook.notice, styles.notice)}>
        <Info aria-hidden />
        <span>This page opens from the link in our email. Open that link again, or ask for a new one.</span>
      </p>
      <div className={buttonLook.row}>
        <Link className={buttonLook.primaryLarge} to="/forgot-password">
          Ask for a new link
        </Link>
        <Link className={buttonLook.quietLarge} to="/login">
          Back to login
        </Link>
      </div>
    </>
  )
}
