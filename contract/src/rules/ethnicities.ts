/** The words of the atlas; a list that says something else means one of them, or is asked. */
export const ethnicities = ['African-American', 'European', 'Hispanic', 'Asian', 'Native American', 'Other'] as const
export type Ethnicity = (typeof ethnicities)[number]
