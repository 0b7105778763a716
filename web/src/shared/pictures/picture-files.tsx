import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { withPaperColors } from '#shared/pictures/paper-colors.ts'
import { PaperPicture } from '#shared/pictures/PaperPicture.tsx'
import type { Picture } from '#shared/pictures/picture.ts'

/** Pixels of the file per unit of the drawing, so that it is sharp in print and on any screen. */
const scale = 2

/** The picture as a self-contained SVG file. */
export function svgOf(picture: Picture): string {
  const svg = drawn(picture)
  return withPaperColors(new XMLSerializer().serializeToString(svg))
}

/** The picture as the bytes of a PNG file. */
export async function pngOf(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image()
  // A data: URL, because the page's Content Security Policy allows no other images but its own.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser makes no PNG files')
  return new Uint8Array(await blob.arrayBuffer())
}

function drawn(picture: Picture): SVGSVGElement {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(<PaperPicture picture={picture} />))
  const svg = box.querySelector('svg')
  if (!svg) throw new Error(`Too little is known to draw ${picture.title}`)
  const copy = svg.cloneNode(true) as SVGSVGElement
  root.unmount()
  return copy
}
