import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

const folder = join(root, 'docs', 'decisions')
const sections = ['Context', 'Decision', 'Consequences']
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort()
  .map((name) => recordIn(name, readFileSync(join(folder, name), 'utf8')))

/** @typedef {ReturnType<typeof recordIn>} DecisionRecord */

/** @param {string} name @param {string} text */
function recordIn(name, text) {
  const [head = '', , line = ''] = text.split('\n')
  const [, number, title] = /^# (\d{3}) · (.+)$/.exec(head) ?? []
  const [, date, state] = /^(\d{4}-\d{2}-\d{2}) · (proposed|accepted)$/.exec(line) ?? []
  const parts = text
    .split(/^## /m)
    .slice(1)
    .map((part) => part.split('\n'))
  const headings = parts.filter(([, ...lines]) => lines.join('').trim() !== '').map(([heading = '']) => heading)
  return { name, number, title, date, state, headings }
}

/** @param {DecisionRecord} record */
function lacking({ name, number, title, date, state, headings }) {
  return [
    /^\d{3}-[a-z\d-]+\.md$/.test(name) ? [] : 'a name such as 061-what-was-decided.md',
    title && name.startsWith(`${number}-`) ? [] : `a first line such as "# ${name.slice(0, 3)} · What was decided"`,
    date && state ? [] : 'a third line such as "2026-11-22 · accepted", with the day and the state',
    headings.join() === sections.join()
      ? []
      : `the sections ${sections.join(', ')}, in this order and each with a text`,
  ]
    .flat()
    .map((what) => `docs/decisions/${name} lacks ${what}`)
}

test('each record of a decision has a number, a title, a day, a state, and why, what and what follows', () => {
  const lacks = records.flatMap(lacking)
  expect(lacks, lacks.join('\n')).toEqual([])
})

test('no two records have one number', () => {
  const numbers = records.map(({ name }) => name.slice(0, 3))
  const twice = numbers
    .filter((number, position) => numbers.indexOf(number) !== position)
    .map((number) => `There are two records ${number}: give the later one the next free number`)
  expect(twice, twice.join('\n')).toEqual([])
})

test('the index lists every record', async () => {
  const command = 'npm run test:unit -- --project=scripts decisions --update'
  await expect(index(), `docs/decisions/README.md is stale. To write it anew: ${command}`).toMatchFileSnapshot(
    join(folder, 'README.md'),
  )
})

function index() {
  const rows = records.map(
    ({ name, number, title, date, state }) => `| [${number}](${name}) | ${title} | ${date} | ${state} |`,
  )
  return `# Decisions

Why the house is as it is. A record says what the question was, what was decided and what follows, as it is in force today. Where a later decision changes an earlier one about the same subject, the later record says the whole and the earlier one is deleted: git keeps it, and no number is used twice. How something behaves in detail stands in [docs](..) instead.

To add one, take the number after the highest, write the file as the others are written, and let its test write this page anew: \`npm run test:unit -- --project=scripts decisions --update\`.

| number | decision | day | state |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
