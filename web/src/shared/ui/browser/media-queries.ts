export const fromTablet = '(min-width: 48rem)'
export const fromDesktop = '(min-width: 64rem)'
export const fromWide = '(min-width: 90rem)'
export const fromWidest = '(min-width: 96rem)'

/** A screen that is pressed with a finger, without a mouse; a keyboard may still be there, and its keys work. */
export const touchAlone = '(hover: none) and (pointer: coarse)'
