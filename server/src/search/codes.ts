/** row → code */
export type Codes = Uint16Array | Uint32Array
