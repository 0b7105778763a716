/** Where callers say their own name: stressed on the screen, a line to write on on paper. */
export const yourName = '[your name]'
