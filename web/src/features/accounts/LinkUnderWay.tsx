import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Stands where the form was, and takes the focus that the form had. */
export function LinkUnderWay({ email }: { readonly email: string }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <p className="notice" role="status" tabIndex={-1} ref={sentence}>
        <MailCheck className="icon" aria-hidden />
        <span>
          If <b className="wrap-anywhere">{email}</b> has an account, a mail with a link is under way. The link works
          once, for 60 minutes. If nothing comes, look among the unwanted mail.
        </span>
      </p>
      <div className="actions">
        <Link className="btn btn-primary btn-large" to="/login">
          Back to login
        </Link>
      </div>
    </>
  )
}
