/**
 * Generated from providers/tarabut.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const Verification = zod.object({
  "result": zod.string().nullish().describe('VERIFIED, NOT VERIFIED or UNABLE TO VERIFY'),
  "verifiedBy": zod.string().nullish(),
  "customerName": zod.string().nullish().describe('The name that the bank has'),
  "paspSwiftCode": zod.string().nullish().describe('Of the bank')
});

export type Verification = zod.input<typeof Verification>;
export type VerificationOutput = zod.output<typeof Verification>;

export const TarabutError = zod.object({
  "message": zod.string().nullish()
});

export type TarabutError = zod.input<typeof TarabutError>;
export type TarabutErrorOutput = zod.output<typeof TarabutError>;
/**
 * Source: https://docs.tarabut.com/docs/introduction-to-verification-without-open-banking. Changes nothing, so it may be repeated. An account that
 * is not active is NOT VERIFIED too.
 * @summary Verify the owner of an account
 */
export const verifyAccountBodyIbanRegExp = new RegExp('^SA\\d{22}$');
export const verifyAccountBodyIdentifierRegExp = new RegExp('^\\d{10}$');

export const VerifyAccountBody = zod.object({
  "iban": zod.string().regex(verifyAccountBodyIbanRegExp),
  "identifier": zod.string().regex(verifyAccountBodyIdentifierRegExp).describe('Of a person, or the CR or unified number of a company')
})

export const VerifyAccount200Response = Verification

export const VerifyAccount400Response = TarabutError

export const VerifyAccount422Response = TarabutError
