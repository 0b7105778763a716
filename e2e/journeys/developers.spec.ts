import { execFile } from 'node:child_process'
import { expect } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { test } from '../fixtures/test.ts'

/** What runs the text of each tab; of these R is not everywhere. */
const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['bash', '-c'],
  R: ['Rscript', '-e'],
  Python: ['python3', '-c'],
  JavaScript: ['node', '--input-type=module', '-e'],
}

test('Somebody new makes a key, copies an example and has the sheriffs of Mississippi in their own program', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/developers')
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `developers-${width}`))
  await page.getByRole('link', { name: 'Make a key' }).click()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Sheriffs')
  await page.keyboard.press('Enter')
  const shown = page.getByRole('group', { name: 'Copy it now. It is not shown again.' })
  const key = (await shown.getByText(/^atlas_/).textContent()) ?? ''
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `keys-${width}`))
  await shown.getByRole('button', { name: 'I have kept it' }).click()

  await page.goto('/advanced-search?office.name=sheriff&state.name=28')
  const heading = await page.getByText(/^\d+ officials found/).textContent()
  const sheriffs = Number.parseInt(heading ?? '', 10)

  await page.goto('/developers')
  for (const [tool, [program, ...words]] of Object.entries(programs)) {
    await page.getByRole('tab', { name: tool, exact: true }).focus()
    await page.keyboard.press('Enter')
    const text = (await page.getByRole('region', { name: `The request in ${tool}`, exact: true }).textContent()) ?? ''
    const { code, stdout, stderr } = await run(program, [...words, text], { FORCE_COLOR: '0', ATLAS_KEY: key })
    if (code === 'ENOENT') {
      process.stdout.write(`${program} is not on this machine: its example did not run.\n`)
      continue
    }
    expect([tool, code, stderr]).toEqual([tool, 0, expect.not.stringContaining('Error')])
    const rows =
      tool === 'curl' ? stdout.trim().split('\r\n').length - 1 : Number.parseInt(stdout.replace('[1]', ''), 10)
    expect([tool, rows]).toEqual([tool, sheriffs])
  }

  // Parsons puts the word behind its address, and sends whether offices are asked for as Python writes it.
  const parsons = (await page.getByRole('region', { name: 'Parsons, pointed here' }).textContent()) ?? ''
  const uri = /civic\.uri = "(.*)"/.exec(parsons)?.[1] ?? ''
  const address = /by_address\("(.*)"\)/.exec(parsons)?.[1] ?? ''
  const query = new URLSearchParams({ address, includeOffices: 'True', key })
  const answer = await page.request.get(`${uri}representatives?${query.toString()}`)
  // Its key is taken and the address is looked for, which invented places may not have.
  expect(await answer.text()).toMatch(/civicinfo#representativeInfoResponse|Failed to parse address/)
})

interface Ended {
  /** The exit code, the reason why the program could not start, or null if it took too long. */
  readonly code: number | string | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program; the journey, and its time limit, go on meanwhile. */
async function run(program: string, words: readonly string[], environment: Record<string, string>): Promise<Ended> {
  const options = { env: { ...process.env, ...environment }, timeout: 60_000 }
  return await new Promise((resolve) => {
    const child = execFile(program, words, options, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? null) : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}
