import type { Address } from '#routes/screens.ts'

/**
 * What a link to a screen says in a messenger, and on the sign-in screen to a person who followed one. Everybody can
 * read it, so it names nobody and contains nothing that only signed-in people may know. Used at build time: each page
 * contains its own text, and no code of the browser contains all of them.
 */
export const linkTexts: Readonly<Partial<Record<Address, string>>> = {
  '/advanced-search': 'A search among the officials of five Southern states.',
  '/officials/$id': 'One official: the office, how to reach it, and when it is on the ballot next.',
  '/places': 'Places of five Southern states, and how much of each is known.',
  '/places/compare': 'Places side by side.',
  '/places/$id': 'Who governs a place: its offices, how to reach them, and the next elections.',
  '/find': 'Who represents an address.',
  '/coming-up': 'Elections and deadlines ahead in five Southern states.',
  '/lists/$id': 'A list of officials to call, and what came of the calls.',
  '/fill/task/$id': 'A task of a drive: one place whose seats are still to be filled in.',
  '/fill/$id': 'A drive: places whose seats are still to be filled in.',
  '/results/$day': 'Results of an election day, by place.',
  '/results/$day/$place': 'Results of an election day in one place, seat by seat.',
}
