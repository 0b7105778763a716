interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The person asked the browser to save data, or the connection is so slow that nothing unasked should use it. */
export function savesData({ connection }: { readonly connection?: Connection } = navigator as never): boolean {
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
