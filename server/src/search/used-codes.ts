import type { Codes } from '#search/codes.ts'

/** code → 1 where some row has it */
export function usedCodes(codes: Codes, codeCount: number): Uint8Array {
  const used = new Uint8Array(codeCount)
  for (let row = 0; row < codes.length; row++) used[codes[row] as number] = 1
  return used
}
