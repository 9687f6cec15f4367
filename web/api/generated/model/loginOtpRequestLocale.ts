/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Language of the phone call that follows for accounts that need one
 */
export type LoginOtpRequestLocale = 'en' | 'ar';