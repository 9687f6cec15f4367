/**
 * Generated from providers/bank.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const IbanRegExp = new RegExp('^SA\\d{22}$');

export const Iban = zod.string().regex(IbanRegExp);

export type Iban = zod.input<typeof Iban>;
export type IbanOutput = zod.output<typeof Iban>;

export const BankError = zod.object({
  "message": zod.string().optional()
});

export type BankError = zod.input<typeof BankError>;
export type BankErrorOutput = zod.output<typeof BankError>;

export const creditCurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Credit = zod.object({
  "bankReference": zod.string().min(1).describe('The bank\'s own'),
  "iban": Iban,
  "amount": zod.int().min(1).describe('In halalas'),
  "currency": zod.string().regex(creditCurrencyRegExp),
  "remitterName": zod.string(),
  "remitterIban": zod.string().nullish().describe('In any country. Null for a deposit of cash'),
  "bookedAt": zod.iso.datetime({"offset":true})
});

export type Credit = zod.input<typeof Credit>;
export type CreditOutput = zod.output<typeof Credit>;
/**
 * A contract of our own. An owner that has an IBAN keeps it, so the request may be repeated.
 * @summary Open an IBAN for an owner
 */
export const OpenIbanParams = zod.object({
  "reference": zod.uuid().describe('What identifies the owner with us')
})

export const openIbanBodyNameMax = 140;

export const OpenIbanBody = zod.object({
  "name": zod.string().min(1).max(openIbanBodyNameMax).describe('Of the owner')
})

export const OpenIban200Response = zod.object({
  "iban": Iban
})

/**
 * A contract of our own. Credits are in the order of their booking, some at a time. None is ever inserted before one that was listed.
 * @summary List credits
 */

export const ListCreditsQueryParams = zod.object({
  "after": zod.string().min(1).optional().describe('The cursor of the page before')
})

export const ListCredits200Response = zod.object({
  "credits": zod.array(Credit),
  "cursor": zod.string().nullable().describe('Where the next page begins. The cursor of the request if there is no credit after it')
})

/**
 * A contract of our own. A repeated key sends nothing again.
 * @summary Send a credit back to its remitter
 */

export const ReturnCreditParams = zod.object({
  "bankReference": zod.string().min(1).describe('Of the credit')
})

export const returnCreditBodyKeyMax = 100;

export const ReturnCreditBody = zod.object({
  "key": zod.string().min(1).max(returnCreditBodyKeyMax).describe('What identifies our decision')
})

export const ReturnCredit200Response = zod.object({
  "returnReference": zod.string().optional().describe('Of the payment back')
})

export const ReturnCredit404Response = BankError

export const ReturnCredit409Response = BankError

/**
 * A contract of our own. The statement of the safeguarding account as CAMT.053, some time after the day is over.
 * @summary Get the statement of a day
 */
export const GetStatementParams = zod.object({
  "day": zod.iso.date().describe('In Riyadh')
})

export const GetStatement200Response = zod.object({
  "content": zod.string().describe('The file, as text')
})

export const GetStatement404Response = BankError
