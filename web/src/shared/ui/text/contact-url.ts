const extensionAtEnd = /(?:extension|extn?|x|#)[\s.:]*(\d+)\D*$/i

/** A phone number as a dialer wants it, `tel:+16623232525;ext=3100`: its extension is none of its digits. */
export function phoneUrl(phone: string): string {
  const found = extensionAtEnd.exec(phone)
  const number = phone.slice(0, found?.index)
  return found && /\d/.test(number) ? `tel:${dialled(number)};ext=${found[1]}` : `tel:${dialled(phone)}`
}

/** Ten digits are a number of the United States; a number that names no country is not given one. */
function dialled(number: string): string {
  const digits = number.replace(/\D/g, '')
  if (/^\s*\+/.test(number) || /^1\d{10}$/.test(digits)) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : digits
}

/** A letter such as ? or & in an email address must not begin a subject or a copy to somebody else. */
export function emailUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
