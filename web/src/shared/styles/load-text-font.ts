// The running text is set in this one file. Named by the page, it would come before the code, as the smaller of two that
// share a line, and keep what it is to show waiting; asked for now, it comes while the code runs. The serif may arrive
// later still. Where it fails, the stand-in stays.
document.fonts.load('1em "Public Sans Variable"').catch(() => {})
