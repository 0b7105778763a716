import { createTransport } from 'nodemailer'
import { envelopeOf } from '#mail/envelope.ts'
import { NotAccepted, type Transport } from '#mail/transport.ts'

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
  const server = createTransport({
    url,
    connectionTimeout: silenceMilliseconds,
    greetingTimeout: silenceMilliseconds,
    socketTimeout: silenceMilliseconds,
    dnsTimeout: silenceMilliseconds,
  })
  return {
    deliver: async (mail, signal) => {
      try {
        await server.sendMail({ ...envelopeOf(mail, from), signal })
      } catch (error) {
        throw new NotAccepted(`The mail server did not accept a mail: ${reasonOf(error)}`)
      }
    },
  }
}

// What a server says may repeat the recipient's address: only the codes are told.
function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  return [code ?? 'no reason given', responseCode, command && `during ${command}`].filter(Boolean).join(', ')
}
