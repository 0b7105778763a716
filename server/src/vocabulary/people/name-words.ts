import { normalized } from '@atlas/contract/rules/normalized.ts'

const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'Jr'],
  ['jnr', 'Jr'],
  ['junior', 'Jr'],
  ['sr', 'Sr'],
  ['snr', 'Sr'],
  ['senior', 'Sr'],
  ['ii', 'II'],
  ['2nd', 'II'],
  ['2d', 'II'],
  ['second', 'II'],
  ['iii', 'III'],
  ['3rd', 'III'],
  ['3d', 'III'],
  ['third', 'III'],
  ['iv', 'IV'],
  ['4th', 'IV'],
  ['fourth', 'IV'],
  ['v', 'V'],
  ['5th', 'V'],
  ['fifth', 'V'],
  ['esq', 'Esq'],
])

/** "JR." → "Jr", "3rd" → "III" */
export function suffixOf(published: string): string | null {
  return suffixes.get(normalized(published)) ?? null
}

/** Words that belong to the following last name. */
const particles = new Set(
  `da de del dela den der des di dos du el ibn la las le los mac mc saint san santa st ste ten ter van vander von zu`.split(
    ' ',
  ),
)
/** With a capital letter, these may also be given names: Al, Ben, Della. */
const smallParticles = new Set(['al', 'ben', 'bin', 'das', 'della', 'do', 'e', 'lo', 'y'])

export function isParticle(word: string): boolean {
  const letters = normalized(word)
  return particles.has(letters) || (smallParticles.has(letters) && word === word.toLowerCase())
}

/** Particles that may be lowercase in a text without capitals; a saint and "Le Blanc" have capitals. */
const writtenSmall = new Set(
  'da das de del dela della den der des di do dos du e ibn ten ter van vander von y zu'.split(' '),
)

/** Whether a particle stays lowercase in a name: "de la Cruz", but not "La Cruz". */
export function isSmallParticle(word: string, before: string): boolean {
  return writtenSmall.has(word) || (/^(?:la|las|le|los|den|der)$/.test(word) && /^(?:de|van|von)$/i.test(before))
}

const macNames = /^mac(?![a-z]?$)[abcdfglmnpqrt]\p{L}{3,}$/u

/**
 * Whether a last name that is all uppercase or all lowercase may have two spellings: "de la Cruz" or "De La Cruz",
 * "MacDonald" or "Macdonald".
 */
export function hasTwoSpellings(lastName: string): boolean {
  const words = normalized(lastName).split(' ')
  return words.some((word, index) => {
    if (macNames.test(word)) return true
    return index < words.length - 1 && (writtenSmall.has(word) || /^l(?:a|as|e|os)$/.test(word))
  })
}

/** Two-letter words that are names instead of initials, where a source writes everything in capitals. */
const shortNames = new Set('al bo cy da de di du ed el jo la le lu mc mo st ty vi'.split(' '))

export function isShortName(word: string): boolean {
  return shortNames.has(normalized(word))
}

/** Short forms that do not begin like the given name. */
const shortForms: Readonly<Record<string, string>> = {
  alexander: 'sandy',
  anthony: 'tony',
  charles: 'chuck',
  dorothy: 'dot dottie',
  edward: 'ned ted',
  elizabeth: 'beth betsy betty lib libby lisa liz liza',
  henry: 'hank harry',
  james: 'jim jimmy jimmie',
  john: 'jack',
  katherine: 'kate katie kathy kay kit kitty',
  lawrence: 'larry',
  margaret: 'maggie meg peg peggy',
  martha: 'patsy',
  mary: 'molly polly',
  patricia: 'tricia trish',
  rebecca: 'becky',
  richard: 'dick rick',
  robert: 'bob bobby',
  sarah: 'sally',
  theodore: 'ted teddy',
  virginia: 'ginger ginny',
  william: 'bill billy will',
}
const shortFormsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(shortForms).map(([name, forms]) => [name, forms.split(' ')]),
)

/** Whether a person with a given name may use another: Bob for Robert, Rick for Ricardo. */
export function isShortOf(nickname: string, given: string): boolean {
  const [short, long] = [normalized(nickname), normalized(given)]
  if (shortFormsOf.get(long)?.includes(short)) return true
  const stem = short.replace(/(ie|ey|y)$/, '')
  return stem.length >= 3 && stem !== long && long.startsWith(stem)
}

// The most frequent last names that are not also given names.
const lastNames = new Set(
  `
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  moore martin perez thompson white harris sanchez clark ramirez lewis robinson walker wright torres nguyen hill
  flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz
  parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson
  bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood bennett gray mendoza ruiz hughes
  price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell
  coleman butler henderson barnes gonzales fisher vasquez simmons romero patterson hamilton graham reynolds griffin
  wallace moreno west hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall
  owens harrison fernandez mcdonald woods washington kennedy wells vargas chen freeman webb tucker guzman burns
  crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer
  wagner black robertson boyd stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols
  stephens soto weaver gardner payne dunn kelley spencer hawkins arnold hansen peters santos hart bradley knight
  elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado delgado berry perkins hoffman
  johnston matthews pena richards contreras willis carpenter lawrence sandoval guerrero george chapman rios estrada
  ortega watkins greene nunez wheeler valdez harper burke larson santiago maldonado morrison franklin carlson
  dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery jensen harvey williamson gilbert sims
  espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas marquez fields park yang
  little banks padilla day walsh bowman schultz luna fowler mejia`
    .trim()
    .split(/\s+/),
)

// Longer words with these endings are usually last names: Fletcher, Becker, Alvarado.
const nicknames = new Set(
  'bubba bubber buster butch chuck cooter junior pepper rooster scooter sister skeeter skipper sugar tiger'.split(' '),
)

/**
 * Whether a word in parentheses is a nickname instead of a former last name: it is a form of the given name, or it is
 * short, has the ending of a nickname or is a frequent one, and is not a frequent last name.
 */
export function isNicknameLike(words: string, given: string): boolean {
  const letters = normalized(words)
  if (isShortOf(words, given)) return true
  if (lastNames.has(letters)) return false
  const isShort = letters.replaceAll(' ', '').length <= (letters.endsWith('o') ? 5 : 4)
  return isShort || /(ie|ey|y|ee)$/.test(letters) || nicknames.has(letters)
}
