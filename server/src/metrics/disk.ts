import { statfs } from 'node:fs/promises'

export interface Disk {
  readonly bytes: number
  /** What this process may still write. */
  readonly freeBytes: number
}

/** The disk that a folder is on; null where the system does not say. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder)
    return { bytes: blocks * bsize, freeBytes: bavail * bsize }
  } catch {
    return null
  }
}
