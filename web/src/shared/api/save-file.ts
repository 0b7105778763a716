/** Lets the browser save a file of the API under the name in the answer. */
export function saveFile(path: string): void {
  const link = document.createElement('a')
  link.href = `${import.meta.env.VITE_API_URL ?? ''}${path}`
  // An answer that is not a file must not replace the page.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
