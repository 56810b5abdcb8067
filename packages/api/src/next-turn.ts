/** Waits one turn of the event loop, in which timers, requests and responses are handled. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
