/**
 * Generated from providers/unifonic-voice.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const Ivr = zod.object({
  "say": zod.string().min(1).describe('The text'),
  "language": zod.enum(['arabic', 'english']),
  "voice": zod.enum(['female', 'male']),
  "responseUrl": zod.url()
});

export type Ivr = zod.input<typeof Ivr>;
export type IvrOutput = zod.output<typeof Ivr>;

export const callRecipientItemRegExp = new RegExp('^\\+[1-9]\\d{7,14}$');
export const callRecipientMax = 1;

export const Call = zod.object({
  "recipient": zod.array(zod.string().regex(callRecipientItemRegExp).describe('In E.164')).min(1).max(callRecipientMax),
  "type": zod.enum(['ivr']),
  "callerId": zod.string().min(1).describe('The number that phones show'),
  "ivr": Ivr
});

export type Call = zod.input<typeof Call>;
export type CallOutput = zod.output<typeof Call>;

export const CallResult = zod.object({
  "callId": zod.union([zod.string(),zod.int()]).nullish(),
  "status": zod.string().nullish(),
  "statusCode": zod.int().nullish(),
  "message": zod.union([zod.string().nullable(),zod.array(zod.string())]).optional()
});

export type CallResult = zod.input<typeof CallResult>;
export type CallResultOutput = zod.output<typeof CallResult>;
/**
 * The keys that are pressed are POSTed to `responseUrl` without authentication: `{ callId, digits, speechResult, confidence }`, of which any may be
 * null. The response to that is the next `ivr`. Without a `responseUrl` in it, the call ends after its text. A repeated request calls again.
 * @summary Call a phone
 */
export const CreateCallBody = Call

export const CreateCall200Response = CallResult

export const CreateCall201Response = CallResult

export const CreateCall400Response = CallResult

export const CreateCall422Response = CallResult
