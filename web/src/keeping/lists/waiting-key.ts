/** Where a browser keeps what somebody said of calls and the server has not heard yet. */
export function waitingKeyOf(userId: string): string {
  return `outcomes to send ${userId}`
}
