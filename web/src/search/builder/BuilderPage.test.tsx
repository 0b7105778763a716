import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manyCounties, renee, showBuilder } from '#testing/builder.tsx'
import { saveRecentSearch } from '#search/state/recent-searches.ts'

const heading = page.getByRole('heading', { level: 1 })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const box = (name: string | RegExp) => page.getByRole('checkbox', { name })
const count = page.getByRole('status').filter({ hasText: /match/ })
const steps = page.getByRole('navigation', { name: 'Steps' })

beforeEach(() => page.viewport(1280, 800))

async function boxes(): Promise<string[]> {
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  return page
    .getByRole('checkbox')
    .elements()
    .map((element) => element.closest('label')?.textContent ?? '')
}

test('each step asks for one column, and its choices are narrowed by the steps before', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder' })
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting State')
  await expect.element(count).toHaveTextContent('5 officials match')
  await box(/^Mississippi/).click()
  await expect.element(count).toHaveTextContent('3 officials match')
  await button('Next').click()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting County/Parish')
  expect(await boxes()).toEqual(['Coahoma2 officials', 'Hinds1 official'])
  expect(urlNow()).toBe('/search-builder?state.name=28&step=county')
})

test('a later pick does not narrow an earlier step, and the count knows all picks', async () => {
  showBuilder({ url: '/search-builder?state.name=28&party.name=Democratic&step=state' })
  expect(await boxes()).toEqual(['Georgia2 officials', 'Mississippi3 officials'])
  await expect.element(count).toHaveTextContent('2 officials match')
})

test('going back keeps the later picks, and one that falls to zero stays and shows 0', async () => {
  const { urlNow } = showBuilder({
    url: '/search-builder?state.name=28&office.type=Municipal+Government&step=office-type',
  })
  await expect.element(box(/^Municipal/)).toBeChecked()
  await button('Back').click()
  await button('Back').click()
  await box(/^Mississippi/).click()
  await box(/^Georgia/).click()
  await expect.element(count).toHaveTextContent('0 officials match')
  await steps.getByRole('button', { name: /^Office Type/ }).click()
  expect(await boxes()).toEqual(['Courts1 official', 'Law Enforcement1 official', 'Municipal Government0 officials'])
  await box(/^Municipal/).click()
  // It does not move, because it has the focus.
  await expect.element(box(/^Municipal/)).not.toBeChecked()
  expect(urlNow()).toBe('/search-builder?state.name=13&step=office-type')
})

test('Skip drops what was picked in its step and goes on', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder?state.name=13&party.name=Democratic&step=party' })
  await expect.element(button('Skip')).toHaveAccessibleDescription('1 selected; Skip clears it.')
  await button('Skip').click()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting Ethnicity')
  expect(urlNow()).toBe('/search-builder?state.name=13&step=ethnicity')
})

test.each(['Confirm', 'Skip'])('%s on the last step goes to the results with the filters', async (name) => {
  const { urlNow } = showBuilder({ url: '/search-builder?state.name=13&step=gender' })
  await button(name).click()
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  expect(urlNow()).toBe('/advanced-search?state.name=13')
})

test.each(['Confirm', 'Skip'])('%s on the last step with no filter at all warns and stays', async (name) => {
  const { urlNow } = showBuilder({ url: '/search-builder?step=gender' })
  await button(name).click()
  await expect.element(page.getByText('No filters selected!').first()).toBeVisible()
  expect(urlNow()).toBe('/search-builder?step=gender')
})

test('Skip on the last step drops its picks before it looks whether any are left', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder?eo.gender=Female&step=gender' })
  await button('Skip').click()
  await expect.element(page.getByText('No filters selected!').first()).toBeVisible()
  await expect.element(box(/^Female/)).not.toBeChecked()
  expect(urlNow()).toBe('/search-builder?step=gender')
})

test('Back is off on the first step, and says why', async () => {
  showBuilder({ url: '/search-builder' })
  await expect.element(button('Back')).toBeDisabled()
  await expect.element(button('Back')).toHaveAccessibleDescription('First step: Back is off.')
  await button('Skip').click()
  await expect.element(button('Back')).toBeEnabled()
})

test('the heading of a new step takes the focus', async () => {
  showBuilder({ url: '/search-builder' })
  await button('Skip').click()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting County/Parish')
  await expect.element(heading).toHaveFocus()
})

test('the steps show what is picked in them; those seen so far lead there', async () => {
  showBuilder({ url: '/search-builder?state.name=13,28&step=county&reached=office-type' })
  await expect.element(steps.getByRole('button', { name: 'State Georgia, Mississippi' })).toBeVisible()
  await expect.element(page.getByText('Step 2 of 7')).toBeVisible()
  const items = steps.getByRole('listitem').elements()
  expect(items.map((item) => item.querySelector('button') !== null)).toEqual([
    true,
    false,
    true,
    ...[1, 2, 3, 4].map(() => false),
  ])
  expect(items[1]?.firstElementChild?.getAttribute('aria-current')).toBe('step')
  expect(items[2]?.textContent).toBe('3Office TypeSkipped')
})

test('on a phone the steps open from a button, and close once one is chosen', async () => {
  await page.viewport(375, 812)
  showBuilder({ url: '/search-builder?state.name=13&step=party' })
  await expect.element(page.getByText('State: Georgia')).toBeVisible()
  await expect.element(button('All steps')).toHaveAttribute('aria-expanded', 'false')
  expect(steps.elements()).toEqual([])
  await button('All steps').click()
  await steps.getByRole('button', { name: /^Office Type/ }).click()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting Office Type')
  await expect.element(button('All steps')).toHaveAttribute('aria-expanded', 'false')
  expect(steps.elements()).toEqual([])
})

test('Back of the browser goes a step back and takes the picks along', async () => {
  const { history, urlNow } = showBuilder({ url: '/search-builder?step=state' })
  await button('Next').click()
  await box(/^Hinds/).click()
  await expect.element(count).toHaveTextContent('1 official matches')
  history.back()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting State')
  expect(urlNow()).toBe('/search-builder?county.name=28049&step=state')
  await box(/^Mississippi/).click()
  history.forward()
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting County/Parish')
  await expect.element(box(/^Hinds/)).toBeChecked()
  expect(urlNow()).toBe('/search-builder?state.name=28&county.name=28049&step=county')
})

test('Back into an earlier wizard gives the picks that it had', async () => {
  const { history, router, urlNow } = showBuilder({ url: '/search-builder?state.name=28&step=state' })
  await expect.element(box(/^Mississippi/)).toBeChecked()
  await router.navigate({ to: '/search-builder', search: {} } as never)
  await box(/^Georgia/).click()
  await expect.element(count).toHaveTextContent('2 officials match')
  history.back()
  await expect.element(box(/^Mississippi/)).toBeChecked()
  await expect.element(box(/^Georgia/)).not.toBeChecked()
  expect(urlNow()).toBe('/search-builder?state.name=28&step=state')
})

test('a tick does not move the list: the place of the chips is kept', async () => {
  showBuilder({ url: '/search-builder?step=county', data: manyCounties })
  const first = box(/^County 01/)
  await expect.element(first).toBeVisible()
  const before = first.element().getBoundingClientRect().top
  await first.click()
  await expect.element(button('Remove County 01')).toBeVisible()
  expect(first.element().getBoundingClientRect().top).toBe(before)
})

test('a new wizard starts with the preferred state picked, and the URL says so', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder', preferredState: '28' })
  await expect.element(box(/^Mississippi/)).toBeChecked()
  await expect.poll(urlNow).toBe('/search-builder?state.name=28&step=state')
  await box(/^Mississippi/).click()
  await expect.element(box(/^Mississippi/)).not.toBeChecked()
})

test('a link with a step is no new wizard: the preferred state stays out', async () => {
  showBuilder({ url: '/search-builder?step=state', preferredState: '28' })
  await expect.element(box(/^Mississippi/)).not.toBeChecked()
  await expect.element(count).toHaveTextContent('5 officials match')
})

test('counties of several states stand under their state', async () => {
  showBuilder({ url: '/search-builder?county.name=28049&step=county' })
  const mississippi = page.getByRole('group', { name: /^Mississippi 1 of 2 selected/ })
  await expect.element(mississippi.getByRole('checkbox', { name: /^Hinds/ })).toBeChecked()
  await expect.element(page.getByRole('group', { name: /^Georgia none of 1 selected/ })).toBeVisible()
})

test('a long list is filtered by what is typed, accents and capitals aside', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder?step=county', data: manyCounties })
  const field = page.getByRole('searchbox', { name: 'Filter the counties and parishes' })
  await field.fill('CÓUNTY 1')
  await expect.element(page.getByText('10 of 20 shown')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Search Builder - Selecting County/Parish')
  await button('Select all 10 shown').click()
  await expect.element(count).toHaveTextContent('10 officials match')
  await field.fill('zebra')
  await expect.element(page.getByText('No county or parish matches “zebra”.')).toBeVisible()
  await button('Remove County 19').click()
  await button('Clear these 9').click()
  await expect.element(heading).toHaveFocus()
  expect(urlNow()).toBe('/search-builder?step=county')
})

test('a short list has no field to filter it', async () => {
  showBuilder({ url: '/search-builder?step=office-type' })
  await expect.element(box(/^Courts/)).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
})

test("where nobody's ethnicity is known, the step says so and offers what there is", async () => {
  showBuilder({ url: '/search-builder?state.name=13&step=ethnicity' })
  await expect
    .element(page.getByText('No official has a known ethnicity under these picks. Select Skip to continue.'))
    .toBeVisible()
  expect(await boxes()).toEqual(['Unknown2 officials'])
})

test('where the picks leave nobody, the step says so', async () => {
  showBuilder({ url: '/search-builder?state.name=13&office.name=Mayor&step=party' })
  await expect.element(page.getByText(/^No officials match under these picks/)).toBeVisible()
})

test('a pick that the data does not know is listed, so that it can be taken away', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder?state.name=99&step=state' })
  await box(/^99/).click()
  await expect.element(count).toHaveTextContent('5 officials match')
  expect(urlNow()).toBe('/search-builder?step=state')
})

test('choices that cannot be loaded leave the picks alone and can be asked for again', async () => {
  let isBroken = true
  const { urlNow } = showBuilder({
    url: '/search-builder?state.name=28&step=party',
    answer: (path) =>
      isBroken && path === '/api/fields/values' ? Promise.resolve(Response.json({}, { status: 500 })) : null,
  })
  await expect
    .element(page.getByRole('alert').getByText('The choices could not be loaded. Your picks are kept.'))
    .toBeVisible()
  expect(urlNow()).toBe('/search-builder?state.name=28&step=party')
  isBroken = false
  await button('Try again').click()
  expect(await boxes()).toEqual(['Democratic2 officials', 'Unknown1 official'])
})

test.each(['state', 'county', 'office-name'])(
  'on a phone the buttons do not move under the finger when the choices of %s arrive',
  async (step) => {
    await page.viewport(375, 812)
    // the header above
    document.body.style.paddingTop = '56px'
    onTestFinished(() => {
      document.body.style.paddingTop = ''
    })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    showBuilder({
      url: `/search-builder?step=${step}`,
      answer: (path) => (path === '/api/fields/values' ? arrived.then(() => null) : null),
    })
    const top = () => button('Next').element().getBoundingClientRect().top
    await expect.element(button('Next')).toBeVisible()
    const waiting = top()
    arrive()
    await expect.element(page.getByRole('checkbox').first()).toBeVisible()
    expect(top()).toBe(waiting)
  },
)

test('choices that are slow show boxes without words, quick ones never do', async () => {
  showBuilder({
    url: '/search-builder?step=party',
    answer: (path) => (path === '/api/fields/values' ? new Promise(() => {}) : null),
  })
  await expect.element(heading).toBeVisible()
  expect(page.getByText('Loading the choices…').elements()).toEqual([])
  await expect.element(page.getByText('Loading the choices…')).toBeInTheDocument()
})

test('ticks ask for a new count only: the list stays as it is', async () => {
  const { fetch } = showBuilder({ url: '/search-builder?step=state' })
  await box(/^Georgia/).click()
  await box(/^Mississippi/).click()
  await box(/^Georgia/).click()
  await expect.element(count).toHaveTextContent('3 officials match')
  const requests = fetch.mock.calls.filter(([input]) => String(input).endsWith('/fields/values'))
  expect(requests).toHaveLength(1)
})

test('only a step with picks is ticked; one that was passed says that it was skipped', async () => {
  showBuilder({ url: '/search-builder?state.name=13&step=office-type' })
  await expect.element(steps.getByRole('button', { name: /^State Georgia/ })).toBeVisible()
  const [state, county, type, ...later] = steps.getByRole('listitem').elements()
  expect([state, county].map((item) => item?.querySelector('svg') !== null)).toEqual([true, false])
  expect(county?.textContent).toBe('2County/ParishSkipped')
  expect(type?.textContent).toBe('3Office TypeNo options selected')
  expect(later.map((item) => item.textContent)).toEqual([
    '4Office Name',
    '5Party',
    '6Ethnicity · additional',
    '7Gender · additional',
  ])
})

test('at every step but the last the officials found so far are one press away', async () => {
  const { urlNow } = showBuilder({ url: '/search-builder?step=county' })
  await expect.element(button('Show 5 officials')).toBeVisible()
  await box(/^Fulton/).click()
  await button('Show 2 officials').click()
  expect(urlNow()).toBe('/advanced-search?county.name=13121')
})

test('the first step asks where somebody works, on a map too, and leads back to their last searches', async () => {
  saveRecentSearch(renee, {
    query: '?state.name=28&party.name=democratic',
    words: 'State: Mississippi · Party: Democratic',
  })
  onTestFinished(() => localStorage.clear())
  const { urlNow } = showBuilder({ url: '/search-builder?step=state' })
  await expect.element(page.getByText('Where do you work?')).toBeVisible()
  const georgia = () => document.querySelector('svg [data-state="13"]')
  await expect.poll(georgia).not.toBeNull()
  georgia()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(box(/^Georgia/)).toBeChecked()
  await page.getByRole('link', { name: 'State: Mississippi · Party: Democratic' }).click()
  expect(urlNow()).toBe('/advanced-search?state.name=28&party.name=democratic')
})
