/**
 * Generated from providers/sadad.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const SadadError = zod.object({
  "message": zod.string().optional()
});

export type SadadError = zod.input<typeof SadadError>;
export type SadadErrorOutput = zod.output<typeof SadadError>;

export const Payment = zod.object({
  "reference": zod.string().min(1).describe('SADAD\'s own'),
  "number": zod.string().describe('Ours'),
  "status": zod.string().describe('`initiated`, `paid` or `failed`. Others must not make the rest unreadable'),
  "amount": zod.int().describe('In halalas'),
  "reason": zod.string().nullish().describe('Why it failed')
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;
/**
 * A contract of our own. The newest bill of the account that is not paid.
 * @summary Ask a biller what is owed
 */
export const getBillPathBillerCodeRegExp = new RegExp('^[0-9]{3}$');
export const getBillPathAccountRegExp = new RegExp('^[0-9]{5,20}$');

export const GetBillParams = zod.object({
  "billerCode": zod.string().regex(getBillPathBillerCodeRegExp).describe('Of the biller'),
  "account": zod.string().regex(getBillPathAccountRegExp).describe('By what the biller knows the customer or the invoice')
})

export const GetBill200Response = zod.object({
  "billNumber": zod.string().min(1).describe('The biller\'s own'),
  "amount": zod.int().min(1).describe('What is left to pay'),
  "minimum": zod.int().min(1).describe('The least that may be paid. As much as the amount if it has to be paid whole'),
  "dueOn": zod.iso.date().describe('In Riyadh')
})

export const GetBill404Response = SadadError

export const GetBill409Response = SadadError

/**
 * A contract of our own. A number is taken once. A second payment of it responds with the first, whatever its values are.
 * @summary Pay a bill
 */
export const payBillPathNumberRegExp = new RegExp('^[0-9]{16}$');

export const PayBillParams = zod.object({
  "number": zod.string().regex(payBillPathNumberRegExp).describe('What identifies the payment with us')
})

export const payBillBodyBillerCodeRegExp = new RegExp('^[0-9]{3}$');
export const payBillBodyAccountRegExp = new RegExp('^[0-9]{5,20}$');

export const PayBillBody = zod.object({
  "billerCode": zod.string().regex(payBillBodyBillerCodeRegExp),
  "account": zod.string().regex(payBillBodyAccountRegExp),
  "billNumber": zod.string().min(1),
  "amount": zod.int().min(1)
})

export const PayBill200Response = Payment

export const PayBill409Response = SadadError

/**
 * A contract of our own.
 * @summary Look up a payment
 */
export const getPaymentPathNumberRegExp = new RegExp('^[0-9]{16}$');

export const GetPaymentParams = zod.object({
  "number": zod.string().regex(getPaymentPathNumberRegExp).describe('What identifies the payment with us')
})

export const GetPayment200Response = Payment

export const GetPayment404Response = SadadError
