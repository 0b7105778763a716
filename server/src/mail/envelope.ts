import type { SendMailOptions } from 'nodemailer'
import type { WaitingMail } from '#mail/transport.ts'

/**
 * Security: addresses are passed as values, not as header text, so what looks like a list or a second header
 * stays one address; line breaks are taken out of the subject; nothing a mail says is read from a file or the web.
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
    // So that no holiday answers come back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
