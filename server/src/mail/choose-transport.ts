import { join } from 'node:path'
import { outbox } from '#mail/outbox.ts'
import { smtp } from '#mail/smtp.ts'
import type { Transport } from '#mail/transport.ts'
import type { Log } from '#platform/log.ts'

interface MailSettings {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly SUPPORT_EMAIL: string
  readonly DATA_DIR: string
}

/** The configured mail server, or else the outbox. */
export function chooseTransport(settings: MailSettings, log: Log): Transport {
  const from = settings.MAIL_FROM ?? settings.SUPPORT_EMAIL
  return settings.SMTP_URL
    ? smtp({ url: settings.SMTP_URL, from })
    : outbox(join(settings.DATA_DIR, 'outbox'), from, log)
}
