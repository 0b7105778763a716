/** One rule for passwords: whether a password keeps it, and the sentence for one that does not. */
interface PasswordRule {
  readonly message: string
  readonly isMet: (password: string) => boolean
}

const specials = '@$!%*#?&'
const longest = 128

/** Every rule that browser and server check, in the order in which they are shown while typing. */
export const passwordRules = [
  {
    message: 'Password must be atleast 8 characters long with atleast one uppercase letter',
    isMet: (password) => password.length >= 8 && /[A-Z]/.test(password),
  },
  {
    message: 'Password must contain atleast one digit(0-9)',
    isMet: (password) => /[0-9]/.test(password),
  },
  {
    message: `Password must contain atleast one special character from the following set: ${specials}`,
    isMet: (password) => /[@$!%*#?&]/.test(password),
  },
  {
    message: 'Password must contain at least one lowercase letter',
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    message: `Password may only contain letters, digits and ${specials}`,
    isMet: (password) => /^[A-Za-z0-9@$!%*#?&]*$/.test(password),
  },
  {
    message: `Password must be at most ${longest} characters long`,
    isMet: (password) => password.length <= longest,
  },
] as const satisfies readonly PasswordRule[]

/** The sentences of the rules that a password breaks; empty where it is good. */
export function brokenPasswordRules(password: string): string[] {
  return passwordRules.filter((rule) => !rule.isMet(password)).map((rule) => rule.message)
}
