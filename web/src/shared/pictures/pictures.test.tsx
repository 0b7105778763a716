import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pngOf, svgOf } from '#shared/pictures/picture-files.tsx'
import { rowsText } from '#shared/pictures/rows-text.ts'
import { wrapped } from '#shared/pictures/wrapped.ts'
import type { Picture } from '#shared/pictures/picture.ts'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const seats = [
  ['Bullock County', '5'],
  ['Dallas County', '9'],
  ['Greene County', '4'],
] as const

const opened: string[] = []
const counties: Picture = {
  title: 'Seats of three counties',
  sentence: 'The three counties have 18 seats.',
  sum: 'Seats of three counties: Bullock County 5, Dallas County 9, Greene County 4.',
  source: 'Seats by law, 11-26-2026',
  headings: ['County', 'Seats'],
  rows: seats.map(([name, count]) => ({
    key: name,
    cells: [name, count],
    words: `${name}: ${count} seats`,
    onOpen: () => opened.push(name),
  })),
  keys: [{ symbol: <circle cx="7" cy="7" r="5" fill="var(--chart-1)" />, label: 'Seats', count: '18' }],
  fileName: 'seats-of-three-counties',
  draw: (isNarrow) => ({
    width: isNarrow ? 200 : 400,
    height: 60,
    marks: seats.map(([key, count], index) => {
      const box = { x: 0, y: index * 20, width: Number(count) * 10, height: 14 }
      return { key, box, shape: <rect {...box} fill="var(--chart-lead)" /> }
    }),
  }),
}

const drawing = page.getByRole('listbox', { name: /^Seats of three counties: Bullock County 5/ })
const table = page.getByRole('table', { name: 'Seats of three counties' })
const press = (name: RegExp) => page.getByRole('button', { name }).click()

afterEach(() => vi.unstubAllGlobals())

describe('a picture', () => {
  test('has a title, a sentence, a key with counts and the source with its day', async () => {
    show(<PictureCard picture={counties} />)
    const card = page.getByRole('region', { name: 'Seats of three counties' })
    await expect.element(card.getByText('The three counties have 18 seats.')).toBeVisible()
    await expect.element(card.getByRole('listitem')).toMatchTextContent('Seats 18')
    await expect.element(card.getByText('Seats by law, 11-26-2026')).toBeVisible()
  })

  test('is one stop of the keyboard, whose arrow keys go through the marks and say each', async () => {
    show(<PictureCard picture={counties} />)
    await expect.element(drawing).toBeVisible()
    ;(drawing.element() as SVGElement).focus()
    const activeLabel = () => {
      const id = drawing.element().getAttribute('aria-activedescendant') ?? ''
      return document.getElementById(id)?.getAttribute('aria-label')
    }
    await expect.poll(activeLabel).toBe('Bullock County: 5 seats')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(activeLabel).toBe('Dallas County: 9 seats')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.poll(activeLabel).toBe('Greene County: 4 seats')
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    expect(opened.splice(0)).toEqual(['Greene County', 'Bullock County'])
  })

  test('has a table of the same rows in the same order, seen on demand and read always', async () => {
    show(<PictureCard picture={counties} />)
    await expect.element(table).toBeInTheDocument()
    const rows = () => [...table.element().querySelectorAll('tbody tr')].map((row) => [...row.children])
    expect(rows().map((cells) => cells.map((cell) => cell.textContent))).toEqual(seats.map((each) => [...each]))
    expect(rows()).toHaveLength(drawing.element().querySelectorAll('[role="option"]').length)
    await press(/^Table/)
    await expect.element(table).toBeVisible()
    expect(table.element().getBoundingClientRect().height).toBeGreaterThan(60)
  })

  test('of which too little is known is a table alone', async () => {
    show(<PictureCard picture={{ ...counties, draw: null }} />)
    await expect.element(page.getByText('Too little is known to draw this')).toBeVisible()
    await expect.element(table).toBeVisible()
    await expect.element(drawing).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Copy as picture/ })).not.toBeInTheDocument()
  })

  test('is copied with its title, source and day', async () => {
    const Item = vi.fn()
    vi.stubGlobal('ClipboardItem', Item)
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async () => undefined)
    show(
      <>
        <PictureCard picture={counties} />
        <Toasts />
      </>,
    )
    await press(/^Copy as picture/)
    await expect.element(page.getByText('Copied, with title, source and day.').first()).toBeInTheDocument()
    expect(write).toHaveBeenCalledOnce()
    const [parts] = (Item.mock.calls[0] ?? []) as Record<string, Promise<Blob>>[]
    expect((await parts?.['image/png'])?.type).toBe('image/png')
    write.mockRestore()
  })

  test('is offered as a file where the browser cannot copy it', async () => {
    vi.stubGlobal('ClipboardItem', undefined)
    show(<PictureCard picture={counties} />)
    await press(/^Copy as picture/)
    await expect.element(page.getByRole('status')).toMatchTextContent('Your browser cannot copy pictures. Download PNG')
  })
})

describe('the files of a picture', () => {
  test('the SVG stands for itself: title, sentence, numbers and source, and no variable', () => {
    const text = svgOf(counties)
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(text).not.toContain('var(')
    const words = [...svg.querySelectorAll('text')].map((each) => each.textContent)
    expect(words).toEqual([
      'Seats of three counties',
      'The three counties have 18 seats.',
      'Seats 18',
      'Seats by law, 11-26-2026. Southern Officials Atlas',
    ])
    const bars = [...svg.querySelectorAll('rect[fill="#1d5a45"]')].map((bar) => Number(bar.getAttribute('width')) / 10)
    expect(bars).toEqual(seats.map(([, count]) => Number(count)))
  })

  test('the PNG has two pixels for each of the SVG, on white', async () => {
    const svg = new DOMParser().parseFromString(svgOf(counties), 'image/svg+xml').documentElement
    const bitmap = await createImageBitmap(new Blob([await pngOf(counties)], { type: 'image/png' }))
    expect(bitmap.width).toBe(Number(svg.getAttribute('width')) * 2)
    expect(bitmap.height).toBe(Number(svg.getAttribute('height')) * 2)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() }
    const colors = new Set<string>()
    for (let index = 0; index < data.length; index += 4) colors.add(data.slice(index, index + 4).join(' '))
    expect(data.slice(0, 4).join(' ')).toBe('255 255 255 255')
    // A bar in the color of its token.
    expect(colors).toContain('29 90 69 255')
  })

  test('the CSV has the rows of the table, each with the source', () => {
    expect(rowsText(counties).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF"County","Seats","Source"',
      '"Bullock County","5","Seats by law, 11-26-2026"',
      '"Dallas County","9","Seats by law, 11-26-2026"',
    ])
  })

  test('a long sentence is broken between words, and none is lost', () => {
    const text = 'Only the 63 seats that are known. 117 are not, so the true shares may be very different.'
    const lines = wrapped(text, 300, 13)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
  })
})
