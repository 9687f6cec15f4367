/**
 * Generated from providers/yakeen.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const Ownership = zod.object({
  "referenceNumber": zod.string().nullish(),
  "mobile": zod.string().nullish(),
  "id": zod.string().nullish(),
  "isOwner": zod.boolean().nullish(),
  "code": zod.union([zod.string(),zod.int()]).nullish(),
  "message": zod.string().nullish()
});

export type Ownership = zod.input<typeof Ownership>;
export type OwnershipOutput = zod.output<typeof Ownership>;
/**
 * @summary Check whether a person owns a mobile phone
 */
export const getMobileOwnershipPathIdRegExp = new RegExp('^[12]\\d{9}$');
export const getMobileOwnershipPathMobileRegExp = new RegExp('^9665\\d{8}$');

export const GetMobileOwnershipParams = zod.object({
  "id": zod.string().regex(getMobileOwnershipPathIdRegExp).describe('The national ID or residence number'),
  "mobile": zod.string().regex(getMobileOwnershipPathMobileRegExp).describe('The number with the country code, without a plus sign')
})

export const GetMobileOwnership200Response = Ownership

export const GetMobileOwnership400Response = Ownership
