/**
 * Generated from providers/taqnyat.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const messageRecipientsItemRegExp = new RegExp('^[1-9]\\d{7,14}$');

export const Message = zod.object({
  "recipients": zod.array(zod.string().regex(messageRecipientsItemRegExp)).min(1).describe('Numbers in international format without + or 00'),
  "body": zod.string().min(1).describe('The text'),
  "sender": zod.string().min(1).describe('The registered name that phones show')
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const MessageResult = zod.object({
  "statusCode": zod.int().nullish(),
  "message": zod.string().nullish(),
  "messageId": zod.union([zod.int(),zod.string()]).nullish(),
  "accepted": zod.string().nullish().describe('The numbers in brackets, each with a comma behind it'),
  "rejected": zod.string().nullish()
});

export type MessageResult = zod.input<typeof MessageResult>;
export type MessageResultOutput = zod.output<typeof MessageResult>;
/**
 * Responds with 201 also when it accepts none of the recipients.
 * @summary Send a message
 */
export const SendMessageBody = Message

export const SendMessage201Response = MessageResult

export const SendMessage400Response = MessageResult
