import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { sessionQuery } from '#shared/api/session.ts'
import { isTwoFactorDue } from '#layout/access/two-factor-due.ts'
import lineStyles from '#shared/page/line.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

/**
 * On every page of a person who must set up two-step sign-in and has not: the day from which nothing works without it.
 */
export function TwoFactorLine() {
  const { data: user } = useQuery(sessionQuery)
  const from = user?.two_factor.required_from
  if (!user || !from) return null
  return (
    <section aria-label="Two-step sign-in">
      <div className={lineStyles.warning} role="note">
        <ShieldAlert aria-hidden />
        {isTwoFactorDue(user) ? (
          <p>
            <b>Two-step sign-in is needed.</b> Nothing but your account works until it is on.
          </p>
        ) : (
          <p>
            <b>Two-step sign-in is needed from {typedDayOf(localDay(new Date(from)))} on.</b> Until then everything
            works as before.
          </p>
        )}
        <Link to="/account" hash="two-step" className={buttonLook.link}>
          Set it up
        </Link>
      </div>
    </section>
  )
}
