/**
 * Generated from providers/unifonic.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const messageRecipientRegExp = new RegExp('^[1-9]\\d{7,14}$');

export const Message = zod.object({
  "AppSid": zod.string().min(1).describe('Our key'),
  "SenderID": zod.string().min(1).describe('The registered name that phones show'),
  "Recipient": zod.string().regex(messageRecipientRegExp).describe('The number in international format without + or 00'),
  "Body": zod.string().min(1).describe('The text'),
  "CorrelationID": zod.string().min(1).describe('Our id of the message'),
  "responseType": zod.enum(['JSON'])
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const MessageResult = zod.object({
  "success": zod.union([zod.boolean().describe('true or false, in some responses as a string'),zod.string().describe('true or false, in some responses as a string')]).nullish().describe('true or false, in some responses as a string'),
  "message": zod.string().nullish(),
  "data": zod.looseObject({

}).nullish().describe('What became of the message'),
  "errorCode": zod.string().nullish().describe('ER- and the number of the status that older versions responded with')
});

export type MessageResult = zod.input<typeof MessageResult>;
export type MessageResultOutput = zod.output<typeof MessageResult>;
/**
 * A repeated `CorrelationID` sends no second message.
 * @summary Send a message
 */
export const SendMessageBody = Message

export const SendMessage200Response = MessageResult

export const SendMessage409Response = MessageResult

export const SendMessage410Response = MessageResult

export const SendMessage480Response = MessageResult
