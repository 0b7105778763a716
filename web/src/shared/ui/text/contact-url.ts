const extensionAtEnd = /(?:extension|extn?|x|#)[\s.:]*(\d+)\D*$/i

/** A phone number as a tel: URL, `tel:+16623232525;ext=3100`; the extension is a parameter, not part of the number. */
export function phoneUrl(phone: string): string {
  const found = extensionAtEnd.exec(phone)
  const number = phone.slice(0, found?.index)
  return found && /\d/.test(number) ? `tel:${dialed(number)};ext=${found[1]}` : `tel:${dialed(phone)}`
}

/** Ten digits are a US number. A number of another length gets no country code. */
function dialed(number: string): string {
  const digits = number.replace(/\D/g, '')
  if (/^\s*\+/.test(number) || /^1\d{10}$/.test(digits)) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : digits
}

/** Encoded, so that ? or & in an email address cannot add a subject or another recipient. */
export function emailUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
