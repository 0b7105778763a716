import { formatQuery } from '@atlas/contract/search/query-text.ts'
import type { About, Message } from '#mail/mail.ts'

interface Action {
  readonly label: string
  readonly link: string
}

interface Fact {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface Letter {
  readonly subject: string
  /** Whose letter it is, where that may be said. */
  readonly firstName?: string
  readonly before: readonly string[]
  /** What there is to tell, in short lines below headings. */
  readonly facts?: readonly Fact[]
  readonly action?: Action
  /** What a person typed, with their own line breaks; it is set apart from our own text. */
  readonly quoted?: string
  readonly after?: readonly string[]
  /** How mails of this kind end. */
  readonly stop?: Action
  /** Who to ask, if that is not the support address. */
  readonly closing?: string
}

/** Text and HTML of one letter, which say the same. */
export function compose(about: About, letter: Letter): Message {
  const greeting = greetingOf(letter.firstName)
  const before = [greeting, ...letter.before]
  const after = [...(letter.after ?? []), letter.closing ?? `Questions? Write to ${about.supportEmail}.`]
  const { facts = [], action, stop } = letter
  const body = { before, quoted: linesOf(letter.quoted ?? ''), facts: facts, action, after, stop }
  return { subject: oneLine(letter.subject), text: textOf(about, body), html: htmlOf(about, body) }
}

interface Body {
  readonly before: readonly string[]
  readonly quoted: readonly string[]
  readonly facts: readonly Fact[]
  readonly action: Letter['action']
  readonly after: readonly string[]
  readonly stop: Letter['stop']
}

/** A URL of the web page or the API, on the configured site only. */
export function linkTo({ publicUrl }: About, path: string, parameters: Record<string, string> = {}): string {
  return new URL(publicUrl.replace(/(?<!\/)\/*$/, path) + formatQuery(parameters)).href
}

/** RFC 8058: a POST to the link ends the mails; opening it in a browser leads to the page. */
export function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A text that someone typed, as it may stand in a sentence. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

const longestShortened = 120

/** A name that someone typed, as it may stand in a sentence, and no longer than a name is. */
export function shortened(text: string): string {
  const name = oneLine(text)
  return name.length <= longestShortened ? name : `${name.slice(0, longestShortened).toWellFormed()}…`
}

/** The lines of a text that someone typed, without what would steer a terminal or turn the direction of reading. */
function linesOf(text: string): string[] {
  const lines = text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .trim()
    .split('\n')
  return lines[0] === ''
    ? []
    : lines.map((line) => line.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').trimEnd())
}

const longestFirstName = 40
const firstNamePattern = /^\p{L}[\p{L}\p{M} '’-]*\.?$/u

// Security: anyone may type anything as the first name of somebody else's e-mail address. Only what looks like a
// name is repeated, so that nobody can send advertisements or links through these mails.
function greetingOf(firstName = ''): string {
  const name = oneLine(firstName)
  return name.length <= longestFirstName && firstNamePattern.test(name) ? `Hello ${name},` : 'Hello,'
}

// The link has a line of its own, so that no full stop is taken for a part of it.
function textOf(about: About, { before, quoted, facts, action, after, stop }: Body): string {
  const linked = (part: Action | undefined) => (part ? [`${part.label}:\n${part.link}`] : [])
  const news = facts.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n'))
  // Marked line by line, so that nobody can type what looks like a part of the letter.
  const quote = quoted.length > 0 ? [quoted.map((line) => `> ${line}`.trimEnd()).join('\n')] : []
  return `${[...before, ...quote, ...news, ...linked(action), ...after, about.title, ...linked(stop)].map((part) => part.trim()).join('\n\n')}\n`
}

const ink = '#1f2937'
const green = '#14532d'
const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'

function htmlOf(about: About, { before, quoted, facts, action, after, stop }: Body): string {
  const quote = quoted.length > 0 ? [quotation(quoted)] : []
  const call = action ? [button(action)] : []
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(about.title)}</title>
</head>
<body style="margin:0;padding:16px;background:#f3f6f3;color:${ink};${font}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid ${green}">
${[...before.map(paragraph), ...quote, ...facts.map(section), ...call, ...after.map(paragraph)].join('\n')}
<p style="margin:24px 0 0;color:${green};font-weight:bold">${escapeHtml(about.title)}</p>${stop ? `\n${smallLink(stop)}` : ''}
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

function quotation(lines: readonly string[]): string {
  const look = `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${green};overflow-wrap:anywhere`
  return `<blockquote style="${look}">${lines.map(escapeHtml).join('<br>\n')}</blockquote>`
}

function section({ heading, lines }: Fact): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('\n')
  return `<h2 style="margin:0 0 8px;color:${green};font-size:18px">${escapeHtml(heading)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">
${items}
</ul>`
}

function smallLink({ label, link }: Action): string {
  const href = escapeHtml(link)
  return `<p style="margin:16px 0 0;font-size:14px;word-break:break-all">${escapeHtml(label)}: <a href="${href}" style="color:${green}">${href}</a></p>`
}

// The URL is shown too: a mail program may hide where a button leads, or not show it at all.
function button({ label, link }: Action): string {
  const href = escapeHtml(link)
  const look = `display:inline-block;padding:12px 20px;background:${green};color:#ffffff;text-decoration:none;border-radius:6px`
  return `<p style="margin:0 0 16px"><a href="${href}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${href}" style="color:${green}">${href}</a></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
