const longest = 254
// ASCII only: a letter that merely looks like another one would make a second account of one e-mail address.
const form =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/

/** One account per e-mail address, however it is typed: without blanks around it, wide letters made narrow, in small letters. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

export function isEmail(email: string): boolean {
  const key = emailKey(email)
  return key.length <= longest && form.test(key)
}
