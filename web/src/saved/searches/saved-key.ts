/** With it begins the key of every query of what is saved: a change of one has all of them asked for anew. */
export const savedKey = ['saved searches']
