import { LinkField } from '#elections/calendar-feed/LinkField.tsx'
import { SubscribeSteps } from '#elections/calendar-feed/SubscribeSteps.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface NewLinkProps {
  readonly url: string
  /** It takes the place of the button that made it. */
  readonly hasFocus: boolean
}

/** A link that was just made, and how it comes into a calendar. */
export function NewLink({ url, hasFocus }: NewLinkProps) {
  return (
    <>
      <LinkField key={url} url={url} hasFocus={hasFocus} />
      {/* Calendar programs open this scheme as a calendar that they keep up to date, not as a file. */}
      <a className={classes(buttonLook.primaryLarge, buttonLook.wide)} href={url.replace(/^https?:/, 'webcal:')}>
        Subscribe in your calendar
      </a>
      <SubscribeSteps />
    </>
  )
}
