/** Where callers say their own name: emphasized on the screen, a blank line on paper. */
export const yourName = '[your name]'
