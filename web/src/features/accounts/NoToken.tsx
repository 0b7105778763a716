import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'

/** The address was opened without the link of a mail, or loaded again after the token left it. */
export function NoToken() {
  return (
    <>
      <p className="notice">
        <Info className="icon" aria-hidden />
        <span>This page opens from the link in our mail. Open that link again, or ask for a new one.</span>
      </p>
      <div className="actions">
        <Link className="btn btn-primary btn-large" to="/forgot-password">
          Ask for a new link
        </Link>
        <Link className="btn btn-quiet btn-large" to="/login">
          Back to login
        </Link>
      </div>
    </>
  )
}
