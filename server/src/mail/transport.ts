import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import type { Schema } from '#database/schema.ts'
import { NotAccepted, reasonOf } from '#mail/not-accepted.ts'
import type { Log } from '#platform/log.ts'
import { makeFolder } from '#platform/make-folder.ts'

export type WaitingMail = Omit<Selectable<Schema['waiting_mail']>, 'failed_at' | 'failure' | 'is_refused'>

/** A way for mails to leave. */
export interface Transport {
  /** Where they go, without any password: "smtp.example.org:587", or the folder of the outbox. */
  readonly leadsTo: string
  readonly isOutbox: boolean
  /**
   * Returns what the server said once another server has taken responsibility for the mail; throws a `NotAccepted`
   * where none has. The same mail may be sent again, with the same id.
   */
  deliver(mail: WaitingMail, signal: AbortSignal): Promise<string>
  /** Null where mails would leave now, else what is in their way, as it may be logged. No mail is sent. */
  look(signal: AbortSignal): Promise<string | null>
}

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

interface SmtpOptions {
  /**
   * `smtps://user:password@host:465`, or `smtp://…:587`, which is encrypted where the server offers it;
   * with `?requireTLS=true` it is encrypted or not sent.
   */
  readonly url: string
  readonly from: string
  /** How long a server may be silent. */
  readonly silenceMilliseconds?: number
}

const usualSilenceMilliseconds = 30_000

/** Hands every mail to a mail server, over a connection of its own. */
export function smtp({ url, from, silenceMilliseconds = usualSilenceMilliseconds }: SmtpOptions): Transport {
  const host = hostOf(url)
  const options = {
    url,
    connectionTimeout: silenceMilliseconds,
    greetingTimeout: silenceMilliseconds,
    socketTimeout: silenceMilliseconds,
    dnsTimeout: silenceMilliseconds,
  }
  let opened: Promise<Server> | undefined
  const server = async () => await (opened ??= readLibrary().then(({ createTransport }) => createTransport(options)))
  return {
    leadsTo: host,
    isOutbox: false,
    deliver: async (mail, signal) => {
      try {
        const { response } = await (await server()).sendMail({ ...envelopeOf(mail, from), signal })
        return response ?? ''
      } catch (error) {
        throw new NotAccepted(host, error)
      }
    },
    look: async (signal) => {
      try {
        await Promise.race([(await server()).verify(), aborted(signal)])
        return null
      } catch (error) {
        return reasonOf(error)
      }
    },
  }
}

interface Server {
  sendMail(mail: SendMailOptions): Promise<{ readonly response?: string }>
  /** Connects and signs in. */
  verify(): Promise<unknown>
}

async function aborted(signal: AbortSignal): Promise<never> {
  return await new Promise((_, reject) => {
    const stop = () => reject(Object.assign(new Error('Too slow'), { code: 'no answer in time' }))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Security: user and password of the address are left out. */
function hostOf(url: string): string {
  const { protocol, hostname, port } = new URL(url)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

// Read with the first mail that leaves: a process at rest need not keep the library.
async function readLibrary() {
  return await import('nodemailer')
}

const linkLine = /^https?:\/\/\S+$/m

/** For trying the program out: every mail becomes a file of a folder, and its link a line in the log. */
export function outbox(folder: string, from: string, log: Log): Transport {
  return {
    leadsTo: folder,
    isOutbox: true,
    look: () => Promise.resolve(null),
    deliver: async (mail) => {
      const { createTransport } = await readLibrary()
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(envelopeOf(mail, from))
      // Named by the mail, so that one that comes again replaces itself; sorted by time.
      const name = `${mail.created_at.toISOString().replaceAll(':', '-')}-${mail.id}`
      makeFolder(folder, 0o700)
      await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
      const [link] = linkLine.exec(mail.text) ?? []
      log.info({ file: `${name}.eml`, subject: loggedSubject(mail), link }, 'A mail was written to the outbox')
      return `${name}.eml`
    },
  }
}

/**
 * Security: e-mail addresses are passed as values, not as header text, so what looks like a list or a second header
 * stays one e-mail address; line breaks are taken out of the subject; nothing a mail says is read from a file or the web.
 */
export function envelopeOf(mail: WaitingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to ? { replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to } } : {}),
    subject: mail.subject.replaceAll(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    date: mail.created_at,
    // So that mailboxes send no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** A mail that asks for an answer carries what a person typed, the subject included: so its subject is not logged. */
export function loggedSubject({ subject, reply_to }: Pick<WaitingMail, 'subject' | 'reply_to'>): string {
  return reply_to === null ? subject : 'typed by a person'
}
