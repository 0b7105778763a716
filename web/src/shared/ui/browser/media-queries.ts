export const fromTablet = '(min-width: 48rem)'
export const fromDesktop = '(min-width: 64rem)'
export const fromWide = '(min-width: 90rem)'
export const fromWidest = '(min-width: 96rem)'

/** A touch screen without a mouse; it may still have a keyboard. */
export const touchAlone = '(hover: none) and (pointer: coarse)'
