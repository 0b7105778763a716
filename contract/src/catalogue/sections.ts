/** The six sections of an official's detail panel, in their order on the screen. */
export const sections = {
  personal: 'Personal Information',
  contact: 'Contact Information',
  office: 'Office Information',
  demographic: 'Demographic Data',
  statistical: 'Statistical Data',
  other: 'Other Information',
} as const

export type SectionId = keyof typeof sections
