const key = 'nonpartisan view'

/**
 * What this browser last heard of the view of whoever is signed in. It tells what to ask before the answer to that is
 * here, and nothing else: a question that was asked for the wrong view is asked again for the right one.
 */
export function wasNonpartisan(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberView(isNonpartisan: boolean): void {
  try {
    if (isNonpartisan) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // A private window keeps nothing: the first questions are then asked twice.
  }
}
