import { promisify } from 'node:util'
import { gunzip, gunzipSync, inflateRawSync } from 'node:zlib'

/** More came out of something packed than is taken. Unpacking ended there, whatever it had said of its size. */
export class TooMuchUnpacked extends Error {
  override readonly name = 'TooMuchUnpacked'
}

const unpackGzip = promisify(gunzip)

/** Unpacks what is packed with deflate, such as a part of a ZIP archive, as long as no more than `most` bytes come out. */
export function inflateAtMost(packed: Uint8Array, most: number): Uint8Array {
  return counted(() => inflateRawSync(packed, limitOf(most)))
}

/** The same for gzip. */
export function gunzipAtMost(packed: Uint8Array, most: number): Buffer {
  return counted(() => gunzipSync(packed, limitOf(most)))
}

/** The same, away from the thread that asks. */
export async function gunzipElsewhere(packed: Uint8Array, most: number): Promise<Buffer> {
  return await unpackGzip(packed, limitOf(most)).catch((error: unknown) => counted(() => rethrow(error)))
}

// zlib counts what comes out, and takes no limit of nothing.
function limitOf(most: number): { readonly maxOutputLength: number } {
  return { maxOutputLength: Math.max(1, most) }
}

function counted<Result>(unpack: () => Result): Result {
  try {
    return unpack()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new TooMuchUnpacked('Too much comes out', { cause: error }) : error
  }
}

function rethrow(error: unknown): never {
  throw error
}
