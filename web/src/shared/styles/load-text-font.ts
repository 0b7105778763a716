// The only font file of running text. As a preload of the page it would arrive before the code, because it is smaller,
// and delay what it is to show; requested here, it loads while the code runs. The serif may arrive later still. If it
// fails, the fallback stays.
document.fonts.load('1em "Public Sans Variable"').catch(() => {})
