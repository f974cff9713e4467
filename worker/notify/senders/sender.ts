import type { Mail } from '../mail/letter.ts';

/** `refused`: the address or the mail will never be taken, so there is no use in trying again. Whatever may pass is thrown. */
export type SendResult = 'sent' | 'refused';

/** One way of getting a mail out. It gives up when the signal says so. */
export interface Sender {
  /** The address that mails come from. */
  from: string;
  send(mail: Mail, signal: AbortSignal): Promise<SendResult>;
}

/** Headers beside those that every mail has. */
export function headersOf({ thread, unsubscribe }: Mail): Record<string, string> {
  return {
    ...(thread && { 'In-Reply-To': thread, References: thread }),
    ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

export const NAME = 'Parley';
