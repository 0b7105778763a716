const readWithinMilliseconds = 60_000

export function saveText(name: string, mediaType: string, text: string): void {
  saveBytes(name, `${mediaType};charset=utf-8`, text)
}

/**
 * Saves data made by the page as a file. The Content Security Policy allows a blob: URL for a download; browsers would
 * refuse a data: URL.
 */
export function saveBytes(name: string, mediaType: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari first asks the person and reads the file only after that.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMilliseconds)
}
