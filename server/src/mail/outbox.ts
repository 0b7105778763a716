import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf } from '#mail/envelope.ts'
import { loggedSubject } from '#mail/logged-subject.ts'
import type { Transport } from '#mail/transport.ts'
import type { Log } from '#platform/log.ts'

const linkLine = /^https?:\/\/\S+$/m

/** For trying the program out: every mail becomes a file of a folder, and its link a line in the log. */
export function outbox(folder: string, from: string, log: Log): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(envelopeOf(mail, from))
      // Named by the mail, so that one that comes again replaces itself; sorted by time.
      const name = `${mail.created_at.toISOString().replaceAll(':', '-')}-${mail.id}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
      const [link] = linkLine.exec(mail.text) ?? []
      log.info({ file: `${name}.eml`, subject: loggedSubject(mail), link }, 'A mail was written to the outbox')
    },
  }
}
