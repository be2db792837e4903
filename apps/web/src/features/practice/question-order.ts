/** The first question from a place on that has no answer, starting over at the beginning; null when all have one. */
export function nextOpenOrder(orders: number[], done: Set<number>, afterOrder: number): number | null {
  const open = orders.filter((order) => !done.has(order));
  return open.find((order) => order > afterOrder) ?? open[0] ?? null;
}

/** Where to begin: at the wished question if it is open, else at the next open one; if none is, at the last. */
export function firstOpenOrder(orders: number[], done: Set<number>, wishedOrder: number): number {
  return nextOpenOrder(orders, done, wishedOrder - 1) ?? orders.at(-1) ?? wishedOrder;
}
