import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import type { Context } from '#context.ts'
import { readCounties } from '#features/counties/read-counties.ts'

/**
 * Reads the counties once for each version of the data set: anybody may ask for them, and they change
 * only with an import.
 */
export function knownCounties({ database, dataset }: Pick<Context, 'database' | 'dataset'>): () => Promise<Counties> {
  let known: { readonly version: number; readonly counties: Promise<Counties> } | null = null
  return async () => {
    const { version } = dataset.current().index
    if (known?.version !== version) known = { version, counties: readCounties(database) }
    const reading = known
    try {
      return await reading.counties
    } catch (error) {
      // What failed once is tried again by whoever asks next.
      if (known === reading) known = null
      throw error
    }
  }
}
