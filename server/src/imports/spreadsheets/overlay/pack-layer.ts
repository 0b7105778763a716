import { gzipSync } from 'node:zlib'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { gunzipAtMost } from '#platform/unpack.ts'

/**
 * The version of the format of a stored layer. A new value of an official does not change it, because earlier layers
 * simply lack the value. If a name or a meaning changes, it is increased, and `readLayerOf` reads layers of the
 * previous version.
 */
export const layerFormat = 1

// A file of officials has at most a twentieth of this size; JSON repeats the name of the column for each value.
const mostLayerBytes = 400 * 1024 * 1024

interface StoredLayer {
  readonly format: number
  readonly layer: Layer
}

const readLayerOf: Readonly<Record<number, (stored: StoredLayer) => Layer>> = {
  // The first ones have no contacts of offices.
  1: ({ layer }) => ({ ...layer, contacts: (layer as Partial<Layer>).contacts ?? [] }),
}

/** A layer as saved for an undo: gzipped JSON. */
export function packLayer(layer: Layer): Buffer {
  return gzipSync(JSON.stringify({ format: layerFormat, layer } satisfies StoredLayer))
}

/** The layer that an undo restores; refuses formats of other versions of the atlas. */
export function unpackLayer(packed: Uint8Array, fileName: string | null): Layer {
  const content = JSON.parse(gunzipAtMost(packed, mostLayerBytes).toString()) as StoredLayer | Layer
  // The first layers were stored without a version.
  const stored = 'format' in content ? content : { format: 1, layer: content }
  const read = readLayerOf[stored.format]
  if (read) return read(stored)
  throw new ImportRefused(
    `The list from before ${fileName ?? 'this import'} was kept by another version of the atlas, which this one cannot read (format ${stored.format}); import the list that you want to have instead`,
  )
}
