/** 75 letters a word with its wrapping, as RFC 2047 has it: 45 bytes in base64. */
const BYTES = 45;

/** A header in any language: words in base64, folded, none of them cut within a letter. */
export function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const encoder = new TextEncoder();
  const words: string[] = [];
  let bytes: number[] = [];
  const close = () => {
    words.push(`=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`);
    bytes = [];
  };
  for (const letter of text.replace(/\p{Cc}+/gu, ' ')) {
    const own = encoder.encode(letter);
    if (bytes.length + own.length > BYTES) close();
    bytes.push(...own);
  }
  close();
  return words.join('\r\n ');
}
