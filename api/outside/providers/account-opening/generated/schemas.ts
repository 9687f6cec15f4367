/**
 * Generated from providers/account-opening.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const accountRequestNationalIdRegExp = new RegExp('^[12]\\d{9}$');

export const AccountRequest = zod.object({
  "nationalId": zod.string().regex(accountRequestNationalIdRegExp),
  "crNumber": zod.string().describe('The registration number of the business or the number of the freelancer\'s licence')
});

export type AccountRequest = zod.input<typeof AccountRequest>;
export type AccountRequestOutput = zod.output<typeof AccountRequest>;

export const Account = zod.object({
  "status": zod.enum(['open'])
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const AccountRefusal = zod.object({
  "code": zod.enum(['ACCOUNT_FORBIDDEN']).describe('Tells the refusal from that of a wrong key')
});

export type AccountRefusal = zod.input<typeof AccountRefusal>;
export type AccountRefusalOutput = zod.output<typeof AccountRefusal>;
/**
 * A repeated reference never opens a second account. It responds as the first request would have.
 * @summary Open an account
 */
export const OpenAccountParams = zod.object({
  "reference": zod.uuid().describe('Our id of the account')
})

export const OpenAccountBody = AccountRequest

export const OpenAccount200Response = Account

export const OpenAccount201Response = Account

export const OpenAccount403Response = AccountRefusal
