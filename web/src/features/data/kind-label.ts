/** "senate-district" → "Senate district". */
export function kindLabel(kind: string): string {
  if (kind === 'county') return 'County/Parish'
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
