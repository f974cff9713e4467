/** Who sends a request, as far as a count goes: an address, or for IPv6 the network of 64 bits that one house has to itself. */
export function senderOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')?.toLowerCase() ?? 'here';
  if (!address.includes(':')) return address;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address) ?? [];
  if (mapped) return mapped;
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head!.length - tail.length)).fill('0') : [];
  const groups = [...head!, ...zeros, ...(tail ?? [])].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
