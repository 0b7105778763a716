/** The words of the atlas; a source may know others. */
export const ethnicities = ['African-American', 'European', 'Hispanic', 'Asian', 'Native American', 'Other'] as const
export const genders = ['Female', 'Male', 'Nonbinary'] as const
