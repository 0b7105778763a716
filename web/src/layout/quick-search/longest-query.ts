/** As long as the API takes. */
export const longestQuery = 200
