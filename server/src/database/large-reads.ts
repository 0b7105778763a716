import { Socket } from 'node:net'

const slabBytes = 2 ** 20
const leastReadBytes = 2 ** 16

/**
 * A connection to a database that much is read from. Node reads into a block of 64 kB each time, and what a thread has
 * read so stays in the C library's heap after it, free and not given back. Slabs of a megabyte are mapped by
 * themselves, are gone with their last reader, and take more at a time.
 */
export function socketOfLargeReads(connection: { readonly ssl?: unknown } = {}): Socket {
  // What is encrypted goes another way, and the driver asks the socket for it as it is.
  if (connection.ssl) return new Socket()
  let slab = new Uint8Array(slabBytes)
  let used = 0
  const rest = () => {
    if (slab.length - used < leastReadBytes) {
      slab = new Uint8Array(slabBytes)
      used = 0
    }
    return slab.subarray(used)
  }
  const socket: Socket = new Socket({
    onread: {
      buffer: rest,
      callback: (bytes, read) => {
        used += bytes
        socket.emit('data', Buffer.from(read.buffer, read.byteOffset, bytes))
        // Returning false would end the reading, and if nobody listens any more, the end would never be noticed.
        return true
      },
    },
  })
  return socket
}
