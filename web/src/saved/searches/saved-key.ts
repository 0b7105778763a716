/** The beginning of the key of every query about saved items, so that one change reloads all of them. */
export const savedKey = ['saved searches']
