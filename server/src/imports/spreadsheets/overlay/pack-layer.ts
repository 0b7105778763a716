import { gzipSync } from 'node:zlib'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { gunzipAtMost } from '#platform/unpack.ts'

/**
 * What the words of a stored layer mean. A new value of an official leaves it as it is: a layer from before says nothing
 * of it. Where something has another name or another meaning than before, it grows by one, and `readLayerOf` says how
 * layers of the number before are read.
 */
export const layerFormat = 1

// A file of officials has at most a twentieth of it; in JSON each value says its column once more.
const mostLayerBytes = 400 * 1024 * 1024

interface StoredLayer {
  readonly format: number
  readonly layer: Layer
}

const readLayerOf: Readonly<Record<number, (stored: StoredLayer) => Layer>> = {
  // The first ones say nothing of the contacts of offices.
  1: ({ layer }) => ({ ...layer, contacts: (layer as Partial<Layer>).contacts ?? [] }),
}

/** A layer as it is kept for an undo: JSON packed with gzip. */
export function packLayer(layer: Layer): Buffer {
  return gzipSync(JSON.stringify({ format: layerFormat, layer } satisfies StoredLayer))
}

/** The layer that an undo brings back; what another version of the atlas has kept in a way of its own is refused. */
export function unpackLayer(packed: Uint8Array, fileName: string | null): Layer {
  const content = JSON.parse(gunzipAtMost(packed, mostLayerBytes).toString()) as StoredLayer | Layer
  // The first layers were stored without a format.
  const stored = 'format' in content ? content : { format: 1, layer: content }
  const read = readLayerOf[stored.format]
  if (read) return read(stored)
  throw new ImportRefused(
    `The list from before ${fileName ?? 'this import'} was kept by another version of the atlas, which this one cannot read (format ${stored.format}); import the list that you want to have instead`,
  )
}
