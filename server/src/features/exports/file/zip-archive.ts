import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

interface ArchivedFile {
  readonly name: string
  readonly bytes: Readable | Buffer
}

// Sheets and tables of many equal texts: more effort makes them little smaller.
const compressionLevel = 3

/** Files as the bytes of a ZIP archive that is made while it is read, one file after another. */
export function zipArchive(files: readonly ArchivedFile[], madeAt: Date): Readable {
  const archive = new ZipFile()
  const archived = archive.outputStream as Readable
  archive.on('error', (error: Error) => archived.destroy(error))
  const options = { mtime: madeAt, compressionLevel }
  for (const { name, bytes } of files) {
    if (Buffer.isBuffer(bytes)) archive.addBuffer(bytes, name, options)
    else {
      // Without it, a file that breaks would leave an archive that only stops.
      bytes.on('error', (error) => archived.destroy(error))
      archive.addReadStream(bytes, name, options)
    }
  }
  archive.end()
  return archived
}
