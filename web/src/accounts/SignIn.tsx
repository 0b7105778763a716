import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Clock, MailCheck, ShieldAlert, UserCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useMails } from '#shared/api/use-mails.ts'
import formStyles from '#accounts/form.module.css'
import { ProviderTrouble } from '#accounts/ProviderTrouble.tsx'
import { NightPanel } from '#accounts/NightPanel.tsx'
import { ScaleBar } from '#accounts/ScaleBar.tsx'
import styles from '#accounts/SignIn.module.css'
import { SignInForm } from '#accounts/SignInForm.tsx'
import { sameOriginPath } from '#accounts/same-origin-path.ts'
import { useEnter, useGoal } from '#accounts/use-enter.ts'
import type { SignInNews, SignInQuery } from '#layout/access/sign-in-query.ts'
import { asSoonAsItAnswers } from '#shared/page/mail-toast.ts'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

export function SignIn() {
  const { data: user } = useQuery(sessionQuery)
  const { next, only, came, trouble } = useLocation({ select: (location) => location.search }) as SignInQuery
  const news = useLocation({ select: ({ state }) => state.news })
  const router = useRouter()
  const goalOf = useGoal(next)
  const enter = useEnter(next)
  const { data: settings } = useQuery(settingsQuery)
  const provider = settings?.sign_in_with ?? null
  useGoOn(came === 'in' && Boolean(user), enter)
  return (
    <main id="main" className={styles.split}>
      <NightPanel />
      <div className={formStyles.place}>
        <div className={formStyles.form}>
          <ScaleBar />
          <div>
            <PageTitle />
            <p className={formStyles.lead}>
              For approved organizations in Alabama, Florida, Georgia, Louisiana and Mississippi.
            </p>
          </div>
          {news && !user && <News news={news} />}
          {trouble && provider && <ProviderTrouble trouble={trouble} provider={provider} />}
          {!user && <WhatWaits next={next} />}
          <Notices user={user ?? null} isForAdministrators={only === 'administrators'} goal={goalOf(user ?? null)} />
          <SignInForm
            provider={provider}
            next={next}
            onSignedIn={enter}
            onSecondStep={(email) =>
              router.navigate({ to: '/second-step', search: next ? { next } : {}, state: { signingIn: email } })
            }
          />
        </div>
      </div>
    </main>
  )
}

/** Continues once without a press. */
function useGoOn(isIn: boolean, enter: () => Promise<void>) {
  const hasGone = useRef(false)
  useEffect(() => {
    if (!isIn || hasGone.current) return
    hasGone.current = true
    void enter()
  }, [isIn, enter])
}

function News({ news }: { readonly news: SignInNews }) {
  return (
    <p
      className={classes(news.kind === 'ended' ? noticeLook.warning : noticeLook.notice, formStyles.notice)}
      role="status"
    >
      {news.kind === 'ended' ? <Clock aria-hidden /> : <MailCheck aria-hidden />}
      {news.kind === 'ended' ? (
        <span>
          Your session has ended. Sign in to pick up where you left off. If an administrator has changed your access, an
          email tells you so.
        </span>
      ) : (
        <Registered email={news.email} />
      )}
    </p>
  )
}

function Registered({ email }: { readonly email: string }) {
  const [before, after] = wordsOfMail[useMails()]
  return (
    <span>
      <b>One more step:</b> {before} <b className={textLook.wrapAnywhere}>{email}</b>
      {after} Open the link in it to confirm your address. An administrator then decides, usually within a week; you can
      sign in once you hear from us.
    </span>
  )
}

/** The text before and after the address. */
const wordsOfMail: Readonly<Record<MailsState, readonly [string, string]>> = {
  leave: ['a mail is on its way to', '.'],
  wait: ['a mail to', ` will be sent ${asSoonAsItAnswers}.`],
  outbox: [
    'a mail to',
    ' was written to the outbox folder of the server, because no mail server is set up: ask whoever runs the atlas for it.',
  ],
}

/** For a person who followed a link: what is behind the sign-in, in the words of the page that was sent. */
function WhatWaits({ next }: { readonly next: string | undefined }) {
  const text = sameOriginPath(next, window.location.origin) === firstPath() ? linkText() : null
  if (text === null) return null
  return (
    <p className={classes(noticeLook.notice, formStyles.notice)}>
      <span>
        <b>Sign in to open the link.</b> {text}
      </span>
    </p>
  )
}

/** The address that the browser opened first; the page has navigated since. */
function firstPath(): string | null {
  const [opened] = performance.getEntriesByType('navigation')
  return sameOriginPath(opened?.name.slice(window.location.origin.length), window.location.origin)
}

/** The description that the page gives messengers, or null where it has only the general one. */
function linkText(): string | null {
  const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content
  return metaOf('title') === metaOf('site_name') ? null : (metaOf('description') ?? null)
}

interface NoticesProps {
  readonly user: Me | null
  readonly isForAdministrators: boolean
  /** Where a person was going before they were asked to sign in. */
  readonly goal: string
}

function Notices({ user, isForAdministrators, goal }: NoticesProps) {
  return (
    <>
      {isForAdministrators && (
        <p className={classes(noticeLook.warning, formStyles.notice)} role="status">
          <ShieldAlert aria-hidden />
          <span>The page you asked for is for administrators. Sign in as one to see it.</span>
        </p>
      )}
      {user && <SignedInAs user={user} goal={goal} />}
    </>
  )
}

function SignedInAs({ user, goal }: { readonly user: Me; readonly goal: string }) {
  const router = useRouter()
  return (
    <p className={classes(noticeLook.notice, formStyles.notice)}>
      <UserCheck aria-hidden />
      <span>
        You are signed in as{' '}
        <b>
          {user.first_name} {user.last_name}
        </b>
        .{' '}
        <a
          href={goal}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            router.history.push(goal)
          }}
        >
          Continue
        </a>
      </span>
    </p>
  )
}
