import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Contact, vCard } from '#features/saved/lists/vcard.ts'
import { johnson } from '#testing/saved/lists/contacts.ts'

// A program of its own, `npm run cards`: what the contacts file says, read back by another program's reader of another
// language. Debian's python3-vobject knows version 3.0 alone.

const expected = {
  uid: johnson.uid,
  fn: johnson.name,
  n: ['Johnson', 'Henry', 'C.', '', 'Jr'],
  nickname: 'Hank' as string | null,
  title: johnson.office,
  org: [johnson.place],
  tel: '(202) 225-1605 ext. 12',
  telTypes: ['work', 'voice'],
  email: johnson.email,
  url: johnson.url,
  note: johnson.note,
  adr: ['', '', '272 Cannon House Office Building', 'Washington', 'DC', '20515-0104', 'United States'],
}

/** Texts that a reader may take for something else. */
const texts = [
  'Zoë Núñez; Jr, the \\ 2nd',
  'first line\nsecond line',
  'END:VCARD\nBEGIN:VCARD\nFN:Somebody else',
  '😀'.repeat(60),
  'word '.repeat(60).trim(),
]

const cards: readonly { readonly contact: Contact; readonly read: typeof expected }[] = [
  { contact: johnson, read: expected },
  {
    contact: { ...johnson, name: 'Ann (Smith) Tester', first: 'Ann', middle: null, last: 'Tester', suffix: null },
    read: { ...expected, fn: 'Ann (Smith) Tester', n: ['Tester', 'Ann', '', '', ''], nickname: null },
  },
  ...texts.map((text) => ({
    contact: { ...johnson, name: text, last: text, office: text, place: text, note: text },
    read: {
      ...expected,
      fn: text,
      n: [text, 'Henry', 'C.', '', 'Jr'],
      nickname: null,
      title: text,
      org: [text],
      note: text,
    },
  })),
]

const script = join(import.meta.dirname, '..', '..', '..', '..', '..', 'scripts', 'read-cards.py')
// Where Debian puts its packages; another Python would not have them.
const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [script], {
  input: cards.map(({ contact }) => vCard(contact, '3.0')).join(''),
  encoding: 'utf8',
})
if (status !== 0) throw new Error(`Python did not read the cards; is Debian's python3-vobject installed? ${stderr}`)
const read = stdout
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<string, unknown>)
const differences = cards.flatMap(({ read: expected }, card) =>
  Object.entries(expected).flatMap(([property, value]) => {
    const found = read[card]?.[property]
    return isDeepStrictEqual(found, value)
      ? []
      : [`Card ${card + 1}: ${property} was ${JSON.stringify(value)} and is read as ${JSON.stringify(found)}.`]
  }),
)
if (read.length !== cards.length) differences.push(`${cards.length} cards were written and ${read.length} are read.`)
if (differences.length > 0) throw new Error(`Python’s vobject reads something else:\n${differences.join('\n')}`)
process.stdout.write(`Python’s vobject reads ${read.length} cards as they were written.\n`)
