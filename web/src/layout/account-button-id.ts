/** The button of the account menu, for whoever has to give the focus back to it. */
export const accountButtonId = 'account-menu'
