/** "Mondays, only when something changed: 2 of your 5 searches." The count includes shared searches of colleagues. */
export function weeklyText(weekly: number, searches: number): string {
  if (searches === 0) return 'Mondays, only when something changed. You have no saved search yet.'
  return `Mondays, only when something changed: ${weekly === 0 ? 'none' : weekly} of your ${searches === 1 ? 'one search' : `${searches} searches`}.`
}
