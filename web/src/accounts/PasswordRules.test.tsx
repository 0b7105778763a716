import { passwordRules } from '@atlas/contract/rules/password.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PasswordRules } from '#accounts/PasswordRules.tsx'
import { show } from '#testing/show.tsx'

const rules = page.getByRole('list', { name: 'Password rules' })

async function shownRules(): Promise<(string | null)[]> {
  await expect.element(rules).toBeVisible()
  const items = rules.getByRole('listitem').elements()
  return items.map((item) => item.textContent)
}

test('every rule is there before anything is typed, and none is met', async () => {
  show(<PasswordRules id="rules" password="" isJudged={false} />)
  expect(await shownRules()).toEqual(passwordRules.map(({ message }) => `${message}: not met yet`))
})

test('what is typed ticks the rules off, and says how many are met', async () => {
  show(<PasswordRules id="rules" password="Sugarcane7" isJudged={false} />)
  const open = (await shownRules()).filter((text) => text?.endsWith(': not met yet'))
  expect(open).toEqual([`${passwordRules[2].message}: not met yet`])
  await expect.element(page.getByRole('status')).toHaveTextContent('5 of 6 password rules met')
})
