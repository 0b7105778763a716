const apostrophes = /['’‘ʼ`´]/g
const accents = /\p{M}+/gu
const separators = /[^\p{L}\p{N}]+/gu

/**
 * Text as a person looks for it: without accents, capitals, apostrophes and punctuation, so that
 * "O’Neal", "ONeal" and "o'neal" are one and "Peña-Melnyk" stands among the p's.
 * Names are sorted and searched by it. It changes nothing that is shown.
 */
export function normalised(text: string): string {
  return text
    .normalize('NFD')
    .replace(accents, '')
    .replace(apostrophes, '')
    .toLowerCase()
    .replace(separators, ' ')
    .trim()
}

/** A stable, readable id made of a label: "Clerk of Superior Court" → "clerk-of-superior-court". */
export function slug(label: string): string {
  return normalised(label).replaceAll(' ', '-')
}
