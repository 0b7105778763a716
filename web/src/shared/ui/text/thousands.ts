// Created once, because the map formats hundreds of numbers at a time, and creating a format costs more than all of
// them.
const grouped = new Intl.NumberFormat('en-US')

/** 14231 → "14,231" */
export function thousands(number: number): string {
  return grouped.format(number)
}
