import type { Plugin } from 'vite'

/** The entry's own styles declare the order of the layers, so they must come before the styles that it shares. */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html
        const saysOrder = (link: string) => {
          const file = bundle[/href="\/([^"]+)"/.exec(link)?.[1] ?? '']
          return file?.type === 'asset' && String(file.source).startsWith('@layer reset')
        }
        const first = html.match(/<link rel="stylesheet"[^>]*>/g)?.find(saysOrder)
        if (!first) throw new Error('No stylesheet of the page begins with the order of the layers.')
        return html.replace(first, '').replace('<link rel="stylesheet"', `${first}\n<link rel="stylesheet"`)
      },
    },
  }
}
