/** A number of the North American plan, by its ten digits, and the line behind it that an office answers. */
interface UsPhone {
  readonly digits: string
  readonly extension: string | undefined
}

// Browsers, the server and PostgreSQL read these alike. An area code and what follows it never begin with 0 or 1.
const number = '(?:\\+?1[\\s.-]*)?\\(?([2-9]\\d\\d)\\)?[\\s./–-]*([2-9]\\d\\d)[\\s.–-]*(\\d{4})'
const extensionForm = '[\\s,;]*(?:extension|extn?|x|#)[\\s.:#]*(\\d{1,6})'

/** A number as sources write it, without and with an extension: area code, exchange, line and extension. */
export const phoneForms = { plain: `^\\s*${number}\\s*$`, extended: `^\\s*${number}${extensionForm}\\s*$` } as const

const forms = Object.values(phoneForms).map((form) => new RegExp(form, 'i'))

/**
 * A phone as people read it everywhere: "(334) 555-0100", "(334) 555-0100 ext. 12", in whatever form a source wrote it.
 * What is no such number, or more than one, stays as it is: nobody guesses what was meant.
 */
export function formatPhone(text: string): string {
  for (const form of forms) {
    const [, area, exchange, line, extension] = form.exec(text) ?? []
    if (area && exchange && line) return writtenPhone({ digits: area + exchange + line, extension })
  }
  return text
}

/** Ten digits in the form in which they are shown. */
export function writtenPhone({ digits, extension }: UsPhone): string {
  const written = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return extension ? `${written} ext. ${extension}` : written
}
