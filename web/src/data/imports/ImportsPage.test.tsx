import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { check, checked, counts, nothingDue, run, showData } from '#testing/imports.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })
const publishThis = page.getByRole('button', { name: 'Publish', exact: true })

afterEach(() => vi.unstubAllGlobals())

function file(name: string): File {
  return new File(['a,b'], name, { type: 'text/csv' })
}

/** A browser's own way to send a file, held until the test lets it go on. */
function holdUploads() {
  const sent: FakeRequest[] = []
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly headers: Record<string, string> = {}
    status = 202
    statusText = ''
    responseText = ''
    url = ''
    open(_method: string, url: string) {
      this.url = url
      sent.push(this)
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send = vi.fn<(file: File) => void>()
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    getAllResponseHeaders() {
      return ''
    }
    answer(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}

describe('choosing a file', () => {
  test('that cannot be one of officials says why, and sends nothing', async () => {
    const sent = holdUploads()
    showData()
    const input = page.getByLabelText('Choose a file')
    await input.upload(file('list.numbers'))
    await expect.element(page.getByText(/^list\.numbers cannot be read\./)).toBeVisible()
    await expect.element(input).toHaveAccessibleDescription(/list\.numbers cannot be read\./)
    expect(sent).toEqual([])
  })

  test('tells how much of it has left, and then leads to its columns', async () => {
    const sent = holdUploads()
    const { change } = showData()
    await page.getByLabelText('Choose a file').upload(file('delta-list.csv'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.url).toMatch(/\/api\/admin\/imports\/spreadsheets\?name=delta-list\.csv$/)
    expect(sent[0]?.headers['Content-Type']).toBe('text/csv')
    sent[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 45, total: 100 }))
    await expect.element(page.getByText('Sending delta-list.csv: 45%')).toBeVisible()
    const waiting: Import = { ...checked, status: 'MATCHING', is_matched: true, counts: null }
    change({ imports: [waiting] })
    sent[0]?.answer(201, waiting)
    await expect.element(page.getByRole('heading', { name: 'Which column is which?' })).toHaveFocus()
    await expect.element(page.getByText(/41 rows, 3 columns/)).toBeVisible()
  })

  test('can be taken back while it is sent, without a word of failure', async () => {
    const sent = holdUploads()
    showData()
    await page.getByLabelText('Choose a file').upload(file('delta-list.csv'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Your list of officials' })).toHaveFocus()
    expect(sent).toHaveLength(1)
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  test('that the server refuses is told in its words; silence of the network is told as such', async () => {
    const sent = holdUploads()
    showData()
    await page.getByLabelText('Choose a file').upload(file('delta-list.csv'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer(409, { type: 'x', title: 'x', status: 409, detail: 'Your file is being loaded.', instance: '1' })
    await expect.element(page.getByText('Your file is being loaded.').first()).toBeVisible()
    await page.getByLabelText('Choose a file').upload(file('delta-list.csv'))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.dispatchEvent(new Event('error'))
    await expect.element(page.getByText('No answer came from the server.')).toBeVisible()
  })

  test('works by dropping it, too', async () => {
    const sent = holdUploads()
    showData()
    await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a,b'], 'delta-list.csv'))
    const target = document.querySelector('input[type=file]')
    target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('a check', () => {
  test('opens list by list: who, where, and each value before and after', async () => {
    showData({ imports: [checked] })
    await page.getByText('1 official would change').click()
    await expect.element(page.getByText('Hosea Finch')).toBeVisible()
    await expect.element(page.getByText('Phone:')).toBeVisible()
    await expect.element(page.getByText('Unknown')).toBeVisible()
    await expect.element(page.getByText('662-555-0101')).toBeVisible()
    await page.getByText('12 officials would be added').click()
    await expect.element(page.getByText('and 11 more')).toBeVisible()
  })

  test('says at each step who of the file is found by nobody, with what shows them', async () => {
    const found = { ...counts, rows_read: 9, added: 9, changed: 0, unchanged: 0, uncovered: 5 }
    const { onRequest } = showData({
      imports: [{ ...checked, counts: found }],
      check: { ...check, counts: found },
    })
    const sentence = page.getByText(
      /^5 of these 9 officials are in places .* kept, and not found .* OWN_VALUES_EVERYWHERE=on/,
    )
    await expect.element(sentence).toBeVisible()
    await publishThis.click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/^5 of these 9 officials/)).toBeVisible()
    await expect.element(dialog.getByText(/^Everybody who searches sees the others at once\./)).toBeVisible()
    const done = { ...checked, status: 'DONE', counts: found }
    onRequest.mockImplementation((method, path) =>
      path.startsWith('/admin/imports') ? Response.json(method === 'POST' ? done : { values: [done] }) : undefined,
    )
    await publish.click()
    await expect.element(page.getByText('delta-list.csv is published.')).toBeVisible()
    await expect.element(sentence).toBeVisible()
  })

  test('with problems shows them in a table and offers no load', async () => {
    const problems = [{ line: 1_042, column: 'State', reason: '"Missisippi" is no state; did you mean Mississippi?' }]
    const found = { ...counts, problems: 312 }
    showData({ imports: [{ ...checked, counts: found }], check: { ...check, counts: found, problems } })
    await expect.element(page.getByText('There are 312 problems.')).toBeVisible()
    await expect.element(page.getByText('The first 1 of 312')).toBeVisible()
    const row = page
      .getByRole('table', { name: /^Problems of/ })
      .getByRole('row')
      .nth(1)
    await expect.element(row).toMatchTextContent(/1,042.*State.*"Missisippi" is no state/)
    expect(publishThis.elements()).toEqual([])
  })

  test('by which nothing would change says so', async () => {
    const none = { ...counts, added: 0, changed: 0 }
    showData({ imports: [{ ...checked, counts: none }], check: { ...check, counts: none, added: [], changed: [] } })
    await expect.element(page.getByText(/^Nothing would change/)).toBeVisible()
    expect(publishThis.elements()).toEqual([])
  })

  test('of many losses is loaded only once just that number is accepted', async () => {
    const found = { ...counts, vanishing: 312, losses_to_accept: 312 }
    const { onRequest } = showData({
      imports: [{ ...checked, counts: found }],
      check: { ...check, counts: found },
    })
    await publishThis.click()
    await expect.element(page.getByText('312 officials will leave your own list.')).toBeVisible()
    await expect
      .element(publish)
      .toHaveAccessibleDescription('Publish opens once you accept that 312 officials vanish.')
    await pressDisabled(publish)
    const confirmed = () => onRequest.mock.calls.filter(([method]) => method === 'POST')
    expect(confirmed()).toEqual([])
    onRequest.mockImplementation((method) =>
      method === 'POST' ? Response.json({ ...checked, status: 'LOADING', counts: found }, { status: 202 }) : undefined,
    )
    await page.getByRole('checkbox', { name: 'Yes, 312 of my own officials may vanish' }).click()
    await publish.click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(confirmed()).toEqual([
      ['POST', `/admin/imports/${checked.id}/confirm`, { accept_losses: 312, accept_left_out: 0 }],
    ])
  })

  test('that was made anew says why, above it', async () => {
    showData({ imports: [{ ...checked, error: 'The data has changed since you looked at the check.' }] })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The data has changed since you looked/)
    await expect.element(publishThis).toBeVisible()
  })

  test('waits while somebody else loads, and says who', async () => {
    const theirs: Import = {
      ...checked,
      id: '2',
      is_mine: false,
      by: 'Rosa Guidry',
      status: 'LOADING',
      file_name: 'b.csv',
    }
    showData({ imports: [theirs, checked] })
    await expect.element(publishThis).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(publishThis)
      .toHaveAccessibleDescription(expect.stringMatching(/^Rosa Guidry is publishing b\.csv right now\./))
    await pressDisabled(publishThis)
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  test('that was left is found again, and forgotten on request', async () => {
    const { onRequest, change } = showData({ imports: [checked] }, '/admin/data')
    onRequest.mockImplementation((method) => {
      if (method !== 'DELETE') return undefined
      change({})
      return Response.json(null)
    })
    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect
      .element(page.getByText(/^Excel \(\.xlsx, \.xls\), OpenDocument \(\.ods\) or CSV, 20 MB at most\./))
      .toBeVisible()
    await expect.element(page.getByText('is checked and not published yet.')).not.toBeInTheDocument()
  })
})

test('a load is watched to its end, and said once', async () => {
  const loading: Import = { ...checked, status: 'LOADING', step: 'Writing what differs' }
  const { change } = showData({ imports: [loading] })
  await expect.element(page.getByText('Publishing delta-list.csv…')).toBeVisible()
  await expect.element(page.getByText('Writing what differs')).toBeVisible()
  change({ imports: [{ ...checked, status: 'DONE' }], runs: [run] })
  await expect.element(page.getByText(/12 officials added, 1 changed, 1,191 as before\.$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^See the officials/ }))
    .toHaveAttribute('href', '/advanced-search')
  await expect.element(page.getByRole('button', { name: 'Undo the import of delta-list.csv' })).toBeVisible()
})

test('a load goes on being watched where an answer fails to come', async () => {
  const { onRequest, change } = showData({ imports: [{ ...checked, status: 'LOADING' }] })
  await expect.element(page.getByText('Publishing delta-list.csv…')).toBeVisible()
  onRequest.mockImplementation((_, path) => (path === '/admin/imports' ? new Response('', { status: 500 }) : undefined))
  await expect.element(page.getByText('The list could not be updated.')).toBeVisible()
  onRequest.mockImplementation(() => undefined)
  change({ imports: [{ ...checked, status: 'DONE' }] })
  await expect.element(page.getByText('delta-list.csv is published.').first()).toBeVisible()
})

test('a page that is opened while something is loaded begins at its top', async () => {
  showData({ imports: [{ ...checked, status: 'LOADING' }] })
  await expect.element(page.getByText('Publishing delta-list.csv…')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Publish' })).not.toHaveFocus()
})

test('a load that failed says why, and what can be done', async () => {
  showData({ imports: [{ ...checked, status: 'FAILED', error: 'Nothing was changed. Please try again.' }] })
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/delta-list\.csv was not published\. Nothing was changed\./)
  await expect.element(page.getByRole('link', { name: 'Choose another file' })).toBeVisible()
})

describe('the history', () => {
  const publicRun = {
    ...run,
    id: 6,
    origin: 'public',
    by: null,
    file_name: null,
    has_file: false,
    can_be_undone: false,
  } as const

  test.each([
    ['a table', 1_280],
    ['cards on a phone', 375],
  ])('is %s, and only the last import of own officials can be undone', async (_, width) => {
    await page.viewport(width, 800)
    showData({ runs: [run, { ...publicRun, officials: { added: 6_120, changed: 0, removed: 0 } }] })
    await expect.element(page.getByText('Public data', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/6,120/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /^delta-list\.csv/ }))
      .toHaveAttribute('href', '/api/admin/import_runs/7/file')
    expect(page.getByRole('button', { name: /^Undo/ }).elements()).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('asks before it undoes, and then says that it is done', async () => {
    await page.viewport(1_280, 800)
    const { onRequest, change } = showData({ runs: [run] })
    const undoing: Import = { ...checked, kind: 'undo', status: 'LOADING', counts: null }
    onRequest.mockImplementation((method) => {
      if (method !== 'POST') return undefined
      change({ imports: [undoing], runs: [run] })
      return Response.json(undoing, { status: 202 })
    })
    await page.getByRole('button', { name: 'Undo the import of delta-list.csv' }).click()
    await userEvent.keyboard('{Escape}')
    expect(onRequest.mock.calls.some(([method]) => method === 'POST')).toBe(false)
    await expect.element(page.getByRole('button', { name: 'Undo the import of delta-list.csv' })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo the import of delta-list.csv' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(page.getByText('Undoing the import of delta-list.csv…')).toBeVisible()
    expect(onRequest.mock.calls.find(([method]) => method === 'POST')?.[1]).toBe('/admin/import_runs/7/undo')
    change({
      imports: [{ ...undoing, status: 'DONE' }],
      runs: [{ ...run, undone_at: run.started_at, can_be_undone: false }],
    })
    await expect.element(page.getByText('The import of delta-list.csv is undone.')).toBeVisible()
    await expect.element(page.getByText(/^Undone November/)).toBeVisible()
  })

  test('says so where there is nothing', async () => {
    showData({ runs: [] })
    await expect.element(page.getByText(/^Nothing has been imported yet\./)).toBeVisible()
  })

  test('says so where it could not be loaded, and loads it on request', async () => {
    const { onRequest } = showData({ runs: [run] })
    onRequest.mockImplementation((_, path) =>
      path === '/admin/import_runs' ? new Response('', { status: 500 }) : undefined,
    )
    await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
    onRequest.mockImplementation(() => undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Undo the import of delta-list.csv' })).toBeVisible()
  })
})

describe('how old the data is', () => {
  const source = {
    id: 'open-states',
    title: 'Open States people',
    origin: 'public',
    as_of: '2026-08-28',
    age_days: 199,
    officials: 1_300,
    figures: 0,
    fetched_on: null,
    imported_on: '2026-11-20',
    elections_since: [{ day: '2026-11-03', officials: 918 }],
    is_due: true,
    to_do: 'Fetch it and import it.',
  }

  test('is said with numbers, with what is due and how it is brought up to date', async () => {
    const overdue = { terms_over: 920, results_pending: 918, pending_since: '2026-11-03', long_over: 917 }
    const current = { ...source, id: 'census', title: 'Census counts', is_due: false, elections_since: [] }
    showData({ status: { today: '2027-03-15', searchable: 3_323, overdue, sources: [source, current] } })
    const part = page.getByRole('region', { name: 'How old the data is' })
    await expect
      .element(
        part
          .getByRole('note')
          .getByText(/918 of these 3,323 have waited for a result since 11-03-2026; 920 terms are over\./),
      )
      .toBeVisible()
    await expect.element(part.getByRole('note').getByText(/917 are more than 90 days late/)).toBeVisible()
    await expect
      .element(part.getByText(/As of 08-28-2026, 199 days old; imported on 11-20-2026\./).first())
      .toBeVisible()
    await expect
      .element(part.getByText(/Election on 11-03-2026: 918 seats of its 1,300 officials on the ballot\./))
      .toBeVisible()
    await expect.element(part.getByText('Fetch it and import it.')).toBeVisible()
    await expect.element(part.getByText('Census counts')).not.toBeVisible()
    await userEvent.click(part.getByText('1 source has nothing to do'))
    await expect.element(part.getByText('Census counts')).toBeVisible()
  })

  test('is that nothing is due, where nothing is', async () => {
    showData({ status: { ...nothingDue, sources: [{ ...source, is_due: false }] } })
    await expect.element(page.getByText('Nothing is due.')).toBeVisible()
  })

  test('of an empty database is that nothing is there yet', async () => {
    showData()
    await expect.element(page.getByText('Nothing has been imported yet, so nothing is due.')).toBeVisible()
  })
})
