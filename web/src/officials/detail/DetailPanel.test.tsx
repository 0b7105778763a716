import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { OfficialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { DetailPanel } from '#officials/detail/DetailPanel.tsx'
import { readDetail } from '#shared/figures/official-facts.ts'
import { buildDetail, provenance, type Values } from '#testing/facts.ts'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const coroner: Values = {
  'eo.id': 12,
  'eo.name': 'Ada Example',
  'eo.first': 'Ada',
  'eo.last': 'Example',
  'office.name': 'Coroner',
  'office.type': 'County Government',
  'jurisdiction.name': 'Bolivar County',
  'state.name': 'Mississippi',
}
const ask = (values: Values, more: Partial<OfficialDetail> = {}, place: 'list' | 'page' = 'list') =>
  show(<DetailPanel id={12} facts={readDetail(buildDetail({ ...coroner, ...values }, more))} place={place} />)
const section = (name: string) => page.getByRole('heading', { name }).element().closest('section')?.textContent

test('there are six sections, and what nobody knows folds into one line of each', async () => {
  ask({})
  await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Personal Information',
    'Contact Information',
    'Office Information',
    'Demographic Data',
    'Statistical Data',
    'Other Information',
  ])
  expect(section('Statistical Data')).toContain('GovernorBolivar County, MSUnknown: no results are on file')
  expect(section('Demographic Data')).toContain('Voting-age population: Unknown, no voting-age figures are on file')
  expect(section('Personal Information')).toContain('Not on file: Party, Ethnicity, Gender, Age')
  expect(section('Contact Information')).toContain(
    'Not on file: Own Office Phone, Own Email, Office Address, Office Line, Government Website.',
  )
  expect(section('Contact Information')).toContain('Know the office contact?')
})

test('at 320 px a value has the whole line below its label, so that no day is broken', async () => {
  await page.viewport(320, 800)
  ask({ 'party.name': 'Democratic', 'eo.gender': 'Female', 'eo.since': '2020-01-01' })
  await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
  const rows = [...document.querySelectorAll('section > dl > div')]
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    const [dt, dd] = [row.querySelector('dt'), row.querySelector('dd')].map((each) => each?.getBoundingClientRect())
    expect([row.textContent, (dd?.top ?? 0) >= (dt?.bottom ?? 0)]).toEqual([row.textContent, true])
  }
})

test('a contest whose votes nobody counts is told by its shares', async () => {
  ask({ 'stats.2024harris%': 0.659, 'stats.2024trump%': 0.334 })
  const shares = page.getByRole('table', { name: 'President, 2024 Bolivar County, MS' })
  await expect.element(shares.getByRole('row', { name: 'Harris 65.9%' })).toBeVisible()
  const columns = shares.getByRole('columnheader').elements()
  expect(columns.map((head) => head.textContent)).toEqual(['Candidate', 'Share'])
})

test('an answer of the nonpartisan view leaves no gaps: what it does not tell is not drawn', async () => {
  const answer = buildDetail({
    ...coroner,
    'stats.incumbent_election_year': 2023,
    'jurisdiction.congressional_districts': ['2'],
    'stats.members_of_congress': ['Bennie G. Thompson'],
  })
  const visible = Object.entries(answer).filter(([id]) => !hiddenFrom(true).has(id))
  show(<DetailPanel id={12} facts={readDetail(Object.fromEntries(visible) as OfficialDetail)} place="page" />)
  await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
  expect(page.getByText('Last result').element().parentElement?.textContent).toMatch(
    /^Last result2023.*Outcome unknown$/,
  )
  expect(section('Statistical Data')).not.toMatch(/President|Governor|Voting Statistics/)
  expect(section('Personal Information')).toContain('Not on file: Ethnicity')
  expect(section('Other Information')).toMatch(/District 2.*Bennie G. Thompson(?!,)/)
  expect(document.body.textContent).not.toMatch(/party/i)
})

test.each([375, 1280])(
  '%i pixels wide, who it is and the contact are drawn first, the rest right after, and nothing moves',
  async (width) => {
    await page.viewport(width, 812)
    const headings: number[] = []
    const places: (number | undefined)[] = []
    const observer = new MutationObserver(() => {
      const drawn = [...document.querySelectorAll('h3')]
      headings.push(drawn.length)
      places.push(drawn[1]?.getBoundingClientRect().left)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    ask({})
    await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
    observer.disconnect()
    expect([headings.find((count) => count > 0), headings.at(-1)]).toEqual([2, 7])
    expect(new Set(places.filter((place) => place !== undefined)).size).toBe(1)
  },
)

test('phone and e-mail address are links, the postal address is text, and the day of their source is said', async () => {
  ask({ 'eo.phone': '662-555-0134', 'eo.email': 'ada@example.org', 'stats.address': '1 Court Street' })
  await expect.element(page.getByRole('link', { name: '(662) 555-0134' })).toHaveAttribute('href', 'tel:+16625550134')
  await expect.element(page.getByRole('link', { name: /^ada@/ })).toHaveAttribute('href', 'mailto:ada@example.org')
  expect(section('Contact Information')).toContain('1 Court Street')
  expect(section('Contact Information')).toContain('04-01-2020')
  expect(section('Contact Information')).not.toContain('No office contact')
})

test('sources are shown on request: a number beside each value, and the list of them', async () => {
  ask({}, { sources: { 'eo.name': provenance({ url: 'https://census.example/', note: 'all ages' }) } })
  const toggle = page.getByRole('button', { name: 'Sources (1)' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('link', { name: 'Source 1' }).elements()).toHaveLength(0)
  await toggle.click()
  await page.getByRole('link', { name: 'Source 1' }).click()
  expect(document.activeElement?.textContent).toContain(
    'U.S. Census Bureau, 2020 Census (opens in a new tab), counted, as of 04-01-2020. All ages.',
  )
  await toggle.click()
  expect(page.getByRole('region', { name: 'Sources' }).elements()).toHaveLength(0)
})

test('a URL of a source that is not of the web is no link', async () => {
  ask({}, { sources: { 'eo.name': provenance({ url: 'javascript:alert(1)' }) } })
  await page.getByRole('button', { name: 'Sources (1)' }).click()
  await expect.element(page.getByText(/2020 Census, counted/)).toBeVisible()
  expect(document.querySelectorAll('[aria-label=Sources] a')).toHaveLength(0)
})

test('counted and modelled people have a bar each, and a table that says it', async () => {
  const counted = { 'stats.vap_black': 60, 'stats.vap_hispanic': 5, 'stats.vap_asian': 5, 'stats.vap_white': 20 }
  const modelled = { 'stats.likely_african_american': 30, 'stats.likely_hispanic': 0, 'stats.likely_asian': 0 }
  ask({
    ...counted,
    'stats.vap_other': 10,
    'stats.vap_total': 100,
    ...modelled,
    'stats.likely_european': 20,
    'stats.likely_other': 0,
    'stats.likely_total': 50,
  })
  const tableOf = (name: string | RegExp) => page.getByRole('table', { name })
  const people = tableOf('Voting-age population of Bolivar County, MS by group')
  await expect.element(people.getByRole('row', { name: 'Black 60.0% 60' })).toBeVisible()
  const voters = tableOf(/^Voters by likely group/)
  await expect.element(voters.getByRole('row', { name: 'Likely African-American 60.0% 30' })).toBeVisible()
  const bars = [...document.querySelectorAll('svg:has(rect + rect[data-part])')]
  expect(bars.map((bar) => bar.querySelectorAll('rect').length)).toEqual([5, 2])
  expect(
    bars.every((bar) => bar.ariaHidden === 'true'),
    'nobody hears twice what the table says',
  ).toBe(true)
})

test('a contest shows shares and votes, the leading share darker, whoever leads', async () => {
  ask({ 'stats.2020biden%': 0.34, 'stats.2020trump%': 0.647, 'stats.2020other%': 0.013, 'stats.trump_votes': 8_904 })
  await expect.element(page.getByRole('row', { name: 'Trump 64.7% 8,904' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Biden 34.0% Unknown' })).toBeVisible()
  expect([...document.querySelectorAll('[data-lead]')].map((bar) => bar.getAttribute('width'))).toEqual(['64.70'])
})

test('figures on former lines stand apart under their note', async () => {
  const share = (value: number) => ({ value, lines_year: 2022, provenance: provenance({ place: 'Bolivar County' }) })
  ask({}, { former_lines: { 'stats.2020biden%': share(0.4), 'stats.2020trump%': share(0.6) } })
  await expect.element(page.getByText(/These figures describe Bolivar County, MS on the 2022 lines/)).toBeVisible()
  expect(document.querySelector('[data-former]')?.textContent).toContain('Trump60.0%')
  expect(section('Statistical Data')).toContain('no results are on file for the lines in force')
})

test('the FIPS codes stand beneath the counties, in no row of their own', async () => {
  ask({ 'county.name': ['Bolivar', 'Sunflower'], 'county.fips': ['28011', '28133'] })
  await expect
    .poll(() => section('Office Information'))
    .toContain('County/ParishBolivar, Sunflower[1]FIPS 28011, 28133Jurisdiction')
})

test('counties and the place of the office lead to their pages', async () => {
  ask({ 'county.name': ['Bolivar'], 'county.fips': ['28011'] }, { place_id: '28011' })
  await expect
    .element(page.getByRole('link', { name: 'Bolivar', exact: true }))
    .toHaveAttribute('href', '/places/28011')
  const place = page.getByRole('link', { name: 'Bolivar County' })
  await expect.element(place).toHaveAttribute('href', '/places/28011')
})

test('a long list is closed, says how many counties it holds, each with its FIPS code, and is open on paper', async () => {
  const counties = Array.from({ length: 67 }, (_, index) => `County ${index}`)
  ask({ 'county.name': counties, 'county.fips': counties.map((_, index) => String(1_001 + index).padStart(5, '0')) })
  await expect.element(page.getByText('67 counties')).toBeVisible()
  const list = document.querySelector('details')
  expect(list?.open).toBe(false)
  expect(list?.querySelector('li:last-child')?.textContent).toBe('County 66 01067')
  window.dispatchEvent(new Event('beforeprint'))
  expect(list?.open).toBe(true)
  window.dispatchEvent(new Event('afterprint'))
  expect(list?.open).toBe(false)
})

test('election dates say how far off they are; without a coming one the button says why it does nothing', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  ask({ 'jurisdictionoffice.next_general': '2020-11-03', 'jurisdictionoffice.next_primary': null })
  const button = page.getByRole('button', { name: 'Add election dates' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => section('Office Information')).toContain('11-03-2020[1]date has passed')
  await expect.element(button).toHaveAccessibleDescription('No coming election date is on file.')
  await pressDisabled(button)
  expect(made).not.toHaveBeenCalled()
})

test('the link that is copied is that of the official’s own page', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  ask({})
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/officials/12`)
})

test('on its own page contact, last result and next election come first, under one primary tool', async () => {
  ask(
    {
      'contact.phone': '662-555-0134',
      'contact.phone_of': 'sheriff’s office',
      'contact.phone_as_of': '2009',
      'jurisdictionoffice.next_primary': '2099-08-03',
      'jurisdictionoffice.next_general': '2099-11-02',
      'stats.last_election': 'Uncontested',
      'stats.last_election_date': '2023-11-07',
      'stats.incumbent_election%': 1,
    },
    {},
    'page',
  )
  await expect.element(page.getByRole('button', { name: 'Add election dates' })).toBeVisible()
  const [key] = document.querySelectorAll('dl')
  expect([...(key?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Last result',
    'Next election',
  ])
  expect(key?.textContent).toMatch(
    /^Contact\(662\) 555-0134.*sheriff’s office, listed in 2009, may have changed.*Last resultUncontested.*11-07-2023 · 100.0% of the vote.*Next election08-03-2099.*Primary election, in \d+ years/,
  )
  const buttons = page.getByRole('button').elements()
  expect(buttons.filter(({ classList }) => classList.value.includes('primary'))).toHaveLength(1)
})

test('what is not known comes first too, in words', async () => {
  ask({ 'jurisdictionoffice.next_general': '2020-11-03' }, {}, 'page')
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const [key] = document.querySelectorAll('dl')
  expect(key?.textContent).toBe('ContactNo phone or e-mail on fileLast resultNot on fileNext electionNot on file')
})

test('on its own page the details can be printed, and lead to no page', async () => {
  ask({}, {}, 'page')
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(page.getByRole('link', { name: /^Open page/ }).elements()).toHaveLength(0)
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(6)
})

test('the details begin with a result that is not in yet, and with a term that is over', async () => {
  const [ballot, end] = [addDays(localDay(new Date()), -2), addDays(localDay(new Date()), -1)]
  ask({ 'stats.result_pending': ballot, 'eo.term_end': end })
  const notice = page.getByRole('paragraph').filter({ hasText: 'Result not in yet.' })
  await expect.element(notice).toBeVisible()
  expect(notice.element().textContent).toBe(
    `Result not in yet. On the ballot ${typedDayOf(ballot)}; result not on file. The term ended on ${typedDayOf(end)}; no successor is on file.`,
  )
  await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
  const days = [...notice.element().querySelectorAll('span')]
  expect(days.map((day) => [day.textContent, getComputedStyle(day).whiteSpace])).toEqual([
    [typedDayOf(ballot), 'nowrap'],
    [typedDayOf(end), 'nowrap'],
  ])
  const heading = page.getByRole('heading', { name: 'Personal Information' }).element().getBoundingClientRect()
  const { bottom } = (notice.element().parentElement as HTMLElement).getBoundingClientRect()
  expect(heading.top - bottom).toBeGreaterThan(12)
  expect(section('Office Information')).toContain(`Result Not in Yet${typedDayOf(ballot)}`)
})

test('where no source says when service began, the year of the last election bounds it', async () => {
  ask({ 'stats.incumbent_election_year': 2024 })
  await expect.element(page.getByRole('heading', { name: 'Office Information' })).toBeVisible()
  expect(section('Office Information')).toContain('In Office Since2024 or before')
  expect(section('Office Information')).not.toContain('Result Not in Yet')
})

test('the last election says by how much it was won, and of how many', async () => {
  ask({
    'stats.incumbent_election_year': 2022,
    'stats.incumbent_election%': 0.4994,
    'stats.last_election': 'Close',
    'stats.last_election_date': '2022-11-08',
    'stats.last_election_candidates': 2,
    'stats.last_election_margin%': 0.0004,
  })
  await expect.element(page.getByText('Close, 0.0 points')).toBeVisible()
  expect(section('Office Information')).toContain('11-08-2022 · 49.9% of the vote')
  expect(section('Office Information')).toContain('2 candidates')
})

test('who had no opponent has no margin', async () => {
  ask({ 'stats.last_election': 'Uncontested', 'stats.last_election_date': '2024-11-05' })
  await expect.element(page.getByText('Uncontested', { exact: true })).toBeVisible()
  expect(section('Office Information')).not.toContain('points')
})

test.each([780, 940])('%i pixels wide, every tool of the details is in sight', async (width) => {
  await page.viewport(width, 812)
  ask({})
  await expect.element(page.getByRole('heading', { name: 'Other Information' })).toBeVisible()
  const tools = page.getByRole('button', { name: /^Sources/ }).element().parentElement as HTMLElement
  expect(tools.scrollWidth).toBeLessThanOrEqual(tools.clientWidth)
})

test('every day that people look ahead to says how far off it is', async () => {
  const soon = addDays(localDay(new Date()), 12)
  const ids = ['next_primary', 'next_general', 'next_election'].map((id) => `jurisdictionoffice.${id}`)
  ask(Object.fromEntries([...ids, 'eo.term_end', 'eo.since'].map((id) => [id, soon])))
  await expect.poll(() => section('Office Information')?.match(/in 12 days/g)?.length).toBe(4)
})
