/** Keeps what is dear to make: formatters of the platform take longer to be made than to speak. */
export function memoize<A extends unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const id = args.join();
    let one = made.get(id);
    if (one === undefined) made.set(id, (one = make(...args)));
    return one;
  };
}
