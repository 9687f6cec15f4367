/**
 * Generated from providers/wathq.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const WathqError = zod.object({
  "code": zod.string().optional(),
  "message": zod.string().optional()
});

export type WathqError = zod.input<typeof WathqError>;
export type WathqErrorOutput = zod.output<typeof WathqError>;

export const Info = zod.object({
  "name": zod.string().nullish()
});

export type Info = zod.input<typeof Info>;
export type InfoOutput = zod.output<typeof Info>;

export const Party = zod.object({
  "name": zod.string().nullish(),
  "identity": zod.object({
  "id": zod.string().nullish().describe('Of a person, or the unified number of a company')
}).nullish()
});

export type Party = zod.input<typeof Party>;
export type PartyOutput = zod.output<typeof Party>;

export const FullInfo = zod.object({
  "crNationalNumber": zod.string().nullish(),
  "crNumber": zod.string().nullish(),
  "name": zod.string().nullish(),
  "issueDateGregorian": zod.string().nullish().describe('An ISO date'),
  "inLiquidationProcess": zod.boolean().nullish(),
  "status": zod.object({
  "id": zod.int().nullish(),
  "name": zod.string().nullish()
}).nullish().describe('Only the id of an active registration is known'),
  "suspensionDate": zod.string().nullish(),
  "deletionDate": zod.string().nullish(),
  "parties": zod.array(Party).nullish().describe('The owners'),
  "management": zod.object({
  "managers": zod.array(Party).nullish()
}).nullish()
});

export type FullInfo = zod.input<typeof FullInfo>;
export type FullInfoOutput = zod.output<typeof FullInfo>;
/**
 * Turns an old registration number into the unified number, which starts with 7. Billed like a look-up.
 * @summary Get the unified number of a company
 */
export const getUnifiedNumberPathCrNumberRegExp = new RegExp('^\\d{10}$');

export const GetUnifiedNumberParams = zod.object({
  "crNumber": zod.string().regex(getUnifiedNumberPathCrNumberRegExp).describe('The old registration number')
})

export const GetUnifiedNumber200Response = zod.object({
  "crNationalNumber": zod.string().optional().describe('The unified number')
})

export const GetUnifiedNumber400Response = WathqError

export const GetUnifiedNumber404Response = WathqError

/**
 * Needs the unified number. With an old registration number it responds with 404 or 500.
 * @summary Get everything that is registered of a company
 */
export const getFullInfoPathCrNationalNumberRegExp = new RegExp('^7\\d{9}$');

export const GetFullInfoParams = zod.object({
  "crNationalNumber": zod.string().regex(getFullInfoPathCrNationalNumberRegExp).describe('The unified number')
})

export const GetFullInfoQueryParams = zod.object({
  "language": zod.enum(['ar', 'en']).describe('The language of names')
})

export const GetFullInfo200Response = FullInfo

export const GetFullInfo400Response = WathqError

export const GetFullInfo404Response = WathqError

/**
 * @summary Get the name and status of a company
 */
export const getInfoPathCrNationalNumberRegExp = new RegExp('^7\\d{9}$');

export const GetInfoParams = zod.object({
  "crNationalNumber": zod.string().regex(getInfoPathCrNationalNumberRegExp).describe('The unified number')
})

export const GetInfoQueryParams = zod.object({
  "language": zod.enum(['ar', 'en']).describe('The language of names')
})

export const GetInfo200Response = Info

export const GetInfo400Response = WathqError

export const GetInfo404Response = WathqError
