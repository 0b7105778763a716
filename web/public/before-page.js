// Runs before the first paint and before all other code, in every browser, so it is written as old ones read it.

// A chosen theme never flashes the other one. The system's theme needs no attribute: the stylesheet follows it by itself.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme then holds.
}

// Where these are missing, the rest of the code ends in a blank page. Safari reads the pattern since 16.4.
function isTooOld() {
  try {
    return !Array.prototype.toSorted || !new RegExp('(?<=a)b').test('ab')
  } catch {
    return true
  }
}
if (isTooOld())
  addEventListener('DOMContentLoaded', function () {
    document.body.textContent =
      'This browser is too old for the atlas. It works in Safari and iOS from 16.4 on, Chrome and Edge from 120 on and Firefox from 121 on. Please update the browser or the phone, then open this page again.'
  })
