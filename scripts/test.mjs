import { main } from './main.mjs'
import { outcomesOf, summaryOf } from './outcomes.mjs'

/** The test runners, which prepare what their tests need, and which of their tests depend on the database. */
const runners = {
  '--unit': { program: ['node_modules/vitest/vitest.mjs', 'run'], onDatabase: '--project=server on *' },
  '--e2e': { program: ['node_modules/playwright/cli.js', 'test', '--config=e2e'], onDatabase: '--project=desktop' },
}
const choices = [...Object.keys(runners), '--postgres']
const chosen = process.argv.filter((word) => choices.includes(word))
const words = process.argv.slice(2).filter((word) => !choices.includes(word))
const isOnPostgres = chosen.includes('--postgres')
const named = Object.entries(runners).filter(([name]) => chosen.includes(name))

await main(async () => {
  if (isOnPostgres && !process.env['DATABASE_URL']) {
    throw new Error('Set DATABASE_URL to a PostgreSQL server on which the tests may make and drop databases.')
  }
  const outcomes = []
  for (const [, { program, onDatabase }] of named.length > 0 ? named : Object.entries(runners)) {
    outcomes.push(...(await outcomesOf([...program, ...(isOnPostgres ? [onDatabase] : []), ...words], process.env)))
  }
  const { isGood, lines } = summaryOf(outcomes, process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database')
  console.log(lines.join('\n'))
  return isGood ? 0 : 1
})
