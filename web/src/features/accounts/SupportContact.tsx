import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#api/settings.ts'
import { emailUrl } from '#ui/text/contact-url.ts'

export function SupportContact() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  return (
    <p>
      Questions? Write to <a href={emailUrl(settings.support_email)}>{settings.support_email}</a>.
    </p>
  )
}
