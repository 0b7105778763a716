import type { AnswerSource } from '@atlas/contract/endpoints/drives/answers.ts'

/** The public name of a source, and its day. */
export interface PublishedSource {
  readonly source: string
  readonly asOf: string
}

interface Around {
  readonly today: string
  readonly organization: string
  /** Nobody has reviewed it except the person who filled it in. */
  readonly isSecondLook: boolean
}

/** The source of a value as it is published; it never names a volunteer. */
export function sourceOfAnswer(source: AnswerSource, { today, organization, isSecondLook }: Around): PublishedSource {
  const mark = isSecondLook ? '' : '. Not looked at by a second person'
  const published = (text: string, day: string | null) => ({ source: `${text}${mark}`, asOf: day ?? today })
  switch (source.kind) {
    case 'call':
      return published(`Call with the ${source.office.replace(/^the /i, '')}`, source.day)
    case 'web':
      return published(`${shortAddress(source.address)}${unofficial(source)}`, source.day)
    case 'document':
      return published(`${source.title}${unofficial(source)}`, source.day)
    case 'knowledge':
      return published(`Known to ${organization}`, null)
  }
}

function unofficial({ is_unofficial: is }: { readonly is_unofficial?: true | undefined }): string {
  return is ? ', unofficial results' : ''
}

/** "perrycounty.example/clerk" */
function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

/** "perrycounty.example/clerk", with or without http(s); no user name and password, and no other protocol. */
export function isWebAddress(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' && /^[^.].*\.[a-z\d-]{2,}$/i.test(hostname)
}
