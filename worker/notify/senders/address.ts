/**
 * An address as it may stand in a header and in the dialogue with a mail server: one, bare, in ASCII. No name beside it, no quotes, no comment,
 * no second address, no line break. What other addresses there may be we do not write to.
 */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;
const LONGEST = 254;

export function isAddress(text: string): boolean {
  const [local = ''] = text.split('@');
  return text.length <= LONGEST && ADDRESS.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** Two spellings of one mailbox, as far as can be known: servers that tell `Ann` from `ann` are not met any more. */
export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Services under whose addresses dots do not count, by one name. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** Where mail to this address ends up, as far as is commonly known: what stands after a plus is the reader's own mark. For counting alone; what is written to is the address itself. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const bare = name.replace(/(?<=.)\+.*$/, '');
  const service = dotless.get(domain);
  return service ? `${bare.replaceAll('.', '')}@${service}` : `${bare}@${domain}`;
}
