import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loretta, power, refusal, renee, showUsers, voices } from '#testing/users.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

beforeEach(async () => await page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const accountOf = ({ id, first_name, last_name, email }: typeof loretta) => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
})
const [one, two] = [accountOf(loretta), accountOf(renee)]
const suggested = { name: 'Delta Voices', organization_id: null, accounts: [one, two] }
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('people who typed the same name', () => {
  test('are put together with one press, and nobody before', async () => {
    const { requests, now } = showUsers({ suggestions: [suggested] }, (question) => {
      if (question.startsWith('POST')) Object.assign(now, { organizations: [voices], suggestions: [] })
      return undefined
    })
    await expect.element(page.getByRole('link', { name: '2 people may belong to an organization' })).toBeVisible()
    await expect.element(button('Put both into Delta Voices')).toBeVisible()
    expect(requests).toEqual([])
    await button('Put both into Delta Voices').click()
    await expect.element(page.getByRole('heading', { name: 'Who may belong together' })).not.toBeInTheDocument()
    expect(requests).toEqual(['POST /admin/organizations {"name":"Delta Voices","account_ids":["1","2"]}'])
    await expect.element(page.getByRole('heading', { name: 'Organizations' })).toHaveFocus()
  })

  test('are put in one by one into the organization there is, by keyboard, and the focus goes on', async () => {
    const known = { ...suggested, organization_id: 'v' }
    const { requests, now } = showUsers({ organizations: [voices], suggestions: [known] }, (question) => {
      if (question.startsWith('PATCH')) now.suggestions = [{ ...known, accounts: [two] }]
      return undefined
    })
    await expect.element(page.getByText('In it now: 2 people')).toBeVisible()
    button('Put in Loretta Guidry').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Put in Loretta Guidry')).not.toBeInTheDocument()
    await expect.element(button('Put in Renee Baptiste')).toHaveFocus()
    expect(requests).toEqual(['PATCH /admin/organizations/v {"account_ids":["1"]}'])
  })

  test('wait while one press is under way, so that nobody is put in twice', async () => {
    const { requests } = showUsers({ suggestions: [suggested] }, (question) =>
      question.startsWith('POST') ? new Promise<never>(() => {}) : undefined,
    )
    await button('Put in Loretta Guidry').click()
    await expect.element(button('Put in Loretta Guidry')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button('Put in Renee Baptiste')).toHaveAttribute('aria-disabled', 'true')
    await pressDisabled(button('Put in Renee Baptiste'))
    expect(requests).toHaveLength(1)
  })

  test('and were put somewhere meanwhile are shown as they are now, with the reason', async () => {
    const outdated = 'Somebody here has no role, or was put into an organization in the meantime.'
    const { now } = showUsers({ suggestions: [suggested] }, (question) => {
      if (!question.startsWith('POST')) return undefined
      now.suggestions = []
      return refusal(409, outdated)
    })
    await button('Put in Loretta Guidry').click()
    await expect.element(page.getByText(outdated).first()).toBeVisible()
    await expect.element(button('Put in Loretta Guidry')).not.toBeInTheDocument()
  })

  test('are few at first, and all once they are asked for', async () => {
    const suggestions = Array.from({ length: 7 }, (_, index) => ({
      ...suggested,
      name: `Voices ${index}`,
      accounts: [{ ...one, id: `${index}` }],
    }))
    showUsers({ suggestions })
    await expect.element(page.getByRole('heading', { name: 'Voices 4' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Voices 5' })).not.toBeInTheDocument()
    await button('Show all 7 names').click()
    await expect.element(page.getByRole('heading', { name: 'Voices 6' })).toBeVisible()
    await expect.element(button('Show fewer names')).toHaveFocus()
  })
})

describe('the organizations', () => {
  test('that do not come say so, and can be asked for again', async () => {
    let isBroken = true
    showUsers({ organizations: [voices] }, (question) =>
      isBroken && question === 'GET /admin/organizations' ? refusal(500, 'Something went wrong.') : undefined,
    )
    const section = page.getByRole('region', { name: 'Organizations' })
    await expect.element(section.getByText('The list could not be loaded.')).toBeVisible()
    isBroken = false
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect.element(section.getByText('2 people')).toBeVisible()
    await expect.element(section.getByText('Central time')).toBeVisible()
  })

  test('are none at first', async () => {
    showUsers({})
    await expect.element(page.getByText('There is no organization yet, so nobody shares with anybody.')).toBeVisible()
  })

  test('are made with a name and a time zone, but not with the name of another', async () => {
    const conflict = 'There is an organization with this name already. Choose that one, or another name.'
    const { requests, now } = showUsers({ organizations: [voices] }, (question, { name }) => {
      if (!question.startsWith('POST')) return undefined
      if (name === 'DELTA VOICES') return refusal(409, conflict)
      now.organizations = [voices, power]
      return Response.json(power)
    })
    await button('New organization').click()
    const name = page.getByLabelText('Name')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a name.')).toBeVisible()
    await name.fill('DELTA VOICES')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(conflict)).toBeVisible()
    await name.fill('Parish Power')
    await page.getByLabelText('Time zone').selectOptions('Eastern time')
    await button('Make it').click()
    await expect.element(page.getByText('1 person', { exact: true })).toBeVisible()
    expect(requests.at(-1)).toBe('POST /admin/organizations {"name":"Parish Power","time_zone":"America/New_York"}')
    await expect.element(button('New organization')).toHaveFocus()
  })

  test('are renamed, and moved to another time zone', async () => {
    const renamed = { ...voices, name: 'Delta Civic Voices' }
    const { requests, now } = showUsers({ organizations: [voices] }, (question) => {
      if (!question.startsWith('PATCH')) return undefined
      now.organizations = [renamed]
      return Response.json(renamed)
    })
    await button('Change Delta Voices').click()
    await page.getByLabelText('Name').fill('Delta Civic Voices')
    await button('Save').click()
    await expect.element(button('Change Delta Civic Voices')).toHaveFocus()
    expect(requests).toEqual([
      'PATCH /admin/organizations/v {"name":"Delta Civic Voices","time_zone":"America/Chicago"}',
    ])
  })
})

describe('an organization ends', () => {
  test('by a merge, once it is said what belongs to it', async () => {
    const { requests } = showUsers({ organizations: [voices, power] }, (question) =>
      question.endsWith('/merge') ? Response.json(power) : undefined,
    )
    await button('Merge or delete Delta Voices').click()
    await expect.element(page.getByText('In it: 2 people, 2 shared searches and 1 shared list.')).toBeVisible()
    await page.getByRole('radio', { name: 'Merge it into another' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Into' })).toHaveValue('p')
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect.element(page.getByText('Delta Voices was merged into Parish Power.')).toBeVisible()
    expect(requests).toEqual(['POST /admin/organizations/v/merge {"into_id":"p"}'])
  })

  test('by deletion, where it has no drives', async () => {
    let drives = 1
    const { requests } = showUsers({ organizations: [voices] }, (question) =>
      question.endsWith('/holdings')
        ? Response.json({ people: 0, saved_searches: 0, lists: 0, board_pages: 0, drives })
        : undefined,
    )
    await button('Merge or delete Delta Voices').click()
    await page.getByRole('radio', { name: 'Delete it' }).click()
    await expect.element(page.getByText('It has drives. Delete them first', { exact: false })).toBeVisible()
    await button('Keep it').click()
    drives = 0
    await button('Merge or delete Delta Voices').click()
    await page.getByRole('radio', { name: 'Delete it' }).click()
    await button('Delete it').click()
    await expect.element(page.getByText('Delta Voices was deleted.')).toBeVisible()
    expect(requests).toEqual(['DELETE /admin/organizations/v'])
  })
})
