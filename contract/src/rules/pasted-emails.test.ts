import { expect, test } from 'vitest'
import { readPastedEmails } from '#rules/pasted-emails.ts'

const good = (email: string, times = 1) => ({ email, times, fault: null })
const bad = (email: string, fault: string) => ({ email, times: 1, fault })

test.each([
  [
    'Keisha Tolliver <keisha@delta.example>; marcus@belt.example',
    [good('keisha@delta.example'), good('marcus@belt.example')],
  ],
  ['ora@selma.example, Ora@Selma.example', [good('ora@selma.example', 2)]],
  ['a@x.example b@x.example\n\nc@x.example', [good('a@x.example'), good('b@x.example'), good('c@x.example')]],
  ['"Tolliver, Keisha" <keisha@delta.example>', [good('keisha@delta.example')]],
  [
    'Name,E-mail\r\nOra Hill,ora@selma.example\r\n"Hill, Tom","tom@x.example"',
    [good('ora@selma.example'), good('tom@x.example')],
  ],
  ['lena@belt', [bad('lena@belt', 'something is missing after the @')]],
  ['lena@belt.', [bad('lena@belt.', 'something is missing after the @')]],
  ['@belt.example', [bad('@belt.example', 'something is missing before the @')]],
  ['a@b@c.example', [bad('a@b@c.example', 'there is more than one @')]],
  ['Ora Hill', [bad('Ora Hill', 'the @ is missing')]],
  ['оra@selma.example', [bad('оra@selma.example', 'a letter or sign in it is in no address')]],
  [' \n ;, ', []],
])('of “%s” the addresses are read, and what is none is told', (text, expected) => {
  expect(readPastedEmails(text)).toEqual(expected)
})
