const readWithinMilliseconds = 60_000

export function saveText(name: string, mediaType: string, text: string): void {
  saveBytes(name, `${mediaType};charset=utf-8`, text)
}

/**
 * Saves what the page has made as a file. It is a download, so no policy of the page keeps a blob: URL from it;
 * a data: URL would be refused by browsers.
 */
export function saveBytes(name: string, mediaType: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari asks the person first and reads the file only then.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMilliseconds)
}
