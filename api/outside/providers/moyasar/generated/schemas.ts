/**
 * Generated from providers/moyasar.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const TokenSource = zod.object({
  "type": zod.enum(['token']),
  "token": zod.string().min(1),
  "3ds": zod.literal(true),
  "manual": zod.literal(false).describe('Whether the money is taken later')
});

export type TokenSource = zod.input<typeof TokenSource>;
export type TokenSourceOutput = zod.output<typeof TokenSource>;

export const CardSource = zod.object({
  "type": zod.enum(['creditcard']),
  "name": zod.string().min(1),
  "number": zod.string().min(1),
  "month": zod.union([zod.string(),zod.int()]),
  "year": zod.union([zod.string(),zod.int()]),
  "cvc": zod.string().min(1)
}).describe('What the form of Moyasar sends from the browser. Never sent by us');

export type CardSource = zod.input<typeof CardSource>;
export type CardSourceOutput = zod.output<typeof CardSource>;

export const paymentRequestAmountMin = 100;

export const paymentRequestDescriptionMax = 255;

export const paymentRequestPublishableApiKeyRegExp = new RegExp('^pk_(test|live)_');

export const PaymentRequest = zod.object({
  "given_id": zod.uuid(),
  "amount": zod.int().min(paymentRequestAmountMin).describe('In halalas. The minimum is 1 SAR'),
  "currency": zod.enum(['SAR']),
  "description": zod.string().max(paymentRequestDescriptionMax).optional(),
  "callback_url": zod.url().describe('Where the browser goes after 3-D Secure'),
  "publishable_api_key": zod.string().regex(paymentRequestPublishableApiKeyRegExp).optional().describe('In place of the secret key, from browsers'),
  "source": zod.union([TokenSource,CardSource])
});

export type PaymentRequest = zod.input<typeof PaymentRequest>;
export type PaymentRequestOutput = zod.output<typeof PaymentRequest>;

export const Payment = zod.object({
  "id": zod.string(),
  "status": zod.string().describe('initiated, paid, authorized, failed, refunded, captured, voided or verified'),
  "amount": zod.int().describe('In halalas'),
  "currency": zod.string(),
  "refunded": zod.int().nullish().describe('What went back to the card'),
  "source": zod.object({
  "message": zod.string().nullish().describe('What the bank of the card says'),
  "transaction_url": zod.string().nullish().describe('Where the person passes 3-D Secure')
}).nullish()
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;

export const payoutRequestSequenceNumberRegExp = new RegExp('^\\d{16}$');

export const payoutRequestDestinationIbanRegExp = new RegExp('^SA\\d{22}$');

export const payoutRequestDestinationMobileRegExp = new RegExp('^05\\d{8}$');

export const PayoutRequest = zod.object({
  "source_id": zod.uuid().describe('The payout account'),
  "sequence_number": zod.string().regex(payoutRequestSequenceNumberRegExp),
  "amount": zod.int().min(1).describe('In halalas'),
  "purpose": zod.enum(['bills_or_rent', 'expenses_services', 'purchase_assets', 'saving_investment', 'government_dues', 'money_exchange', 'credit_card_loan', 'gift_or_reward', 'personal', 'investment_transaction', 'family_assistance', 'donation', 'payroll_benefits', 'online_purchase', 'hajj_and_umra', 'dividend_payment', 'government_payment', 'investment_house', 'payment_to_merchant', 'own_account_transfer']),
  "destination": zod.object({
  "type": zod.enum(['bank']),
  "iban": zod.string().regex(payoutRequestDestinationIbanRegExp),
  "name": zod.string().min(1),
  "mobile": zod.string().regex(payoutRequestDestinationMobileRegExp),
  "country": zod.enum(['SA']),
  "city": zod.string().min(1)
})
});

export type PayoutRequest = zod.input<typeof PayoutRequest>;
export type PayoutRequestOutput = zod.output<typeof PayoutRequest>;

export const Payout = zod.object({
  "id": zod.string(),
  "sequence_number": zod.string().nullish(),
  "status": zod.string().describe('queued, initiated, paid, failed, canceled or returned'),
  "amount": zod.int().describe('In halalas'),
  "currency": zod.string(),
  "channel": zod.string().nullish().describe('internal, ips or sarie'),
  "message": zod.string().nullish(),
  "failure_reason": zod.string().nullish(),
  "created_at": zod.string().nullish()
});

export type Payout = zod.input<typeof Payout>;
export type PayoutOutput = zod.output<typeof Payout>;

export const Event = zod.object({
  "type": zod.string().describe('The kind of event: `payment_` or `payout_`, and what has become of it'),
  "secret_token": zod.string().describe('The secret that we share'),
  "data": zod.object({
  "id": zod.uuid()
}).describe('The payment or payout')
}).describe('As far as it is read');

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;

export const MoyasarError = zod.object({
  "type": zod.string().nullish(),
  "message": zod.string().nullish(),
  "errors": zod.record(zod.string(), zod.unknown()).nullish().describe('By field')
});

export type MoyasarError = zod.input<typeof MoyasarError>;
export type MoyasarErrorOutput = zod.output<typeof MoyasarError>;
/**
 * Source: https://docs.moyasar.com/guides/tokenization/create-token. Browsers call it with the publishable key, so that no card reaches us. A token
 * with `save_only` works once, for a payment with 3-D Secure.
 * @summary Exchange a card for a token
 */

export const CreateTokenBody = zod.object({
  "name": zod.string().min(1),
  "number": zod.string().min(1),
  "month": zod.union([zod.string(),zod.int()]),
  "year": zod.union([zod.string(),zod.int()]),
  "cvc": zod.string().min(1),
  "save_only": zod.boolean().optional(),
  "callback_url": zod.url().optional()
})

export const CreateToken201Response = zod.object({
  "id": zod.string(),
  "status": zod.string().nullish(),
  "brand": zod.string().nullish(),
  "last_four": zod.string().nullish()
})

/**
 * Sources: https://docs.moyasar.com/guides/tokenization/tokenized-cards and https://docs.moyasar.com/api/idempotency. `given_id` becomes the id of
 * the payment, so Moyasar has at most one payment of it. A payment that the bank declines is 201 too. The form of Moyasar (npm package
 * `moyasar-payment-form`) calls it from the browser, with the card and the publishable key in the body.
 * @summary Take money from a card
 */
export const CreatePaymentBody = PaymentRequest

export const CreatePayment201Response = Payment

export const CreatePayment400Response = MoyasarError

/**
 * Source: https://docs.moyasar.com/payment-object. Partly refunded payments are `refunded` with the amount that went back.
 * @summary Get a payment
 */
export const GetPaymentParams = zod.object({
  "id": zod.uuid().describe('The `given_id`')
})

export const GetPayment200Response = Payment

export const GetPayment404Response = MoyasarError

/**
 * Sources: https://docs.moyasar.com/guides/payouts/payout-details and https://docs.moyasar.com/api/payouts/04-create-payout. What happens when a
 * `sequence_number` comes again is not stated, so it must never be repeated.
 * @summary Send money to an IBAN
 */
export const CreatePayoutBody = PayoutRequest

export const CreatePayout201Response = Payout

export const CreatePayout400Response = MoyasarError

/**
 * Source: https://docs.moyasar.com/api/payouts/05-list-payouts. It has no filter, and its order is not stated.
 * @summary List payouts
 */

export const ListPayoutsQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).optional().describe('Which page, from 1 on')
})

export const ListPayouts200Response = zod.object({
  "payouts": zod.array(Payout),
  "meta": zod.object({
  "next_page": zod.int().nullish()
}).nullish()
})

/**
 * Source: https://docs.moyasar.com/api/payouts/06-fetch-payout.
 * @summary Get a payout
 */
export const GetPayoutParams = zod.object({
  "id": zod.uuid().describe('Moyasar\'s id of the payout')
})

export const GetPayout200Response = Payout

export const GetPayout404Response = MoyasarError
