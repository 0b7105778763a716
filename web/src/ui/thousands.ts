/** 14231 → "14,231" */
export function thousands(number: number): string {
  return number.toLocaleString('en-US')
}
