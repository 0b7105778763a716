import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messages } from '../contract/src/messages.ts'
import { root } from './repository.mjs'

const sources = ['web/src', 'server/src', 'contract/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('messages.ts'))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
)

describe.each(Object.entries(messages))('the text %s', (key, message) => {
  test('is shown somewhere', () => {
    expect(sources.filter(({ text }) => new RegExp(`messages\\.${key}\\b`).test(text))).not.toEqual([])
  })

  test('is written in one place only', () => {
    if (typeof message !== 'string') return
    const quoted = [`'${message}'`, `"${message}"`, `>${message}<`]
    const again = sources.filter(({ text }) => quoted.some((each) => text.includes(each))).map(({ name }) => name)
    expect(again).toEqual([])
  })
})
