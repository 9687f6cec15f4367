import { API_RETRIES } from '#domain/constants.ts'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { catalogue, type TextsTwice } from './catalogue.ts'
import { businessCodes } from './error-codes/business.ts'
import { generalCodes } from './error-codes/general.ts'
import { moneyCodes } from './error-codes/money.ts'
import { paymentsCodes } from './error-codes/payments.ts'
import { signUpCodes } from './error-codes/sign-up.ts'
import { staffCodes } from './error-codes/staff.ts'
import { plural } from './plural.ts'

type Parts = [
  typeof generalCodes.en,
  typeof signUpCodes.en,
  typeof moneyCodes.en,
  typeof paymentsCodes.en,
  typeof businessCodes.en,
  typeof staffCodes.en,
]

/** A code without a text, or with two, does not compile. */
const code = catalogue<Record<AnyErrorCode, string> & Record<TextsTwice<Parts>, never>>(
  {
    ...generalCodes.en,
    ...signUpCodes.en,
    ...moneyCodes.en,
    ...paymentsCodes.en,
    ...businessCodes.en,
    ...staffCodes.en,
  },
  {
    ...generalCodes.ar,
    ...signUpCodes.ar,
    ...moneyCodes.ar,
    ...paymentsCodes.ar,
    ...businessCodes.ar,
    ...staffCodes.ar,
  },
)

export const errorCodes = catalogue(
  {
    code: code.en,
    /** Isolates an id, so that its parts keep their order. */
    isolated: (id: string) => id,
    reference: (requestId: string) => `Support reference: ${requestId}`,
    retriesExceeded: `Maximum retry attempts (${API_RETRIES}) exceeded`,
    codesPerHour: (time: string) =>
      `The most codes that can be sent within an hour have been sent. You can request the next one at ${time}.`,
    tryAgain: 'Please try again.',
    tryAgainLater: 'Please try again later.',
    tryAgainInSeconds: (seconds: number) =>
      plural('en', seconds, { one: 'Please try again in # second.', other: 'Please try again in # seconds.' }),
    tryAgainInMinutes: (minutes: number) =>
      plural('en', minutes, { one: 'Please try again in # minute.', other: 'Please try again in # minutes.' }),
  },
  {
    code: code.ar,
    isolated: id => `\u2066${id}\u2069`,
    reference: requestId => `الرقم المرجعي للدعم: \u2066${requestId}\u2069`,
    retriesExceeded: `تم تجاوز الحد الأقصى لعدد المحاولات (${API_RETRIES})`,
    codesPerHour: time =>
      `أُرسل أقصى عدد من الرموز يمكن إرساله خلال ساعة. يمكنك طلب الرمز التالي الساعة \u2066${time}\u2069.`,
    tryAgain: 'يرجى المحاولة مرة أخرى.',
    tryAgainLater: 'يرجى المحاولة لاحقًا.',
    tryAgainInSeconds: seconds =>
      plural('ar', seconds, {
        zero: 'يرجى المحاولة مرة أخرى الآن.',
        one: 'يرجى المحاولة مرة أخرى بعد ثانية واحدة.',
        two: 'يرجى المحاولة مرة أخرى بعد ثانيتين.',
        few: 'يرجى المحاولة مرة أخرى بعد # ثوانٍ.',
        other: 'يرجى المحاولة مرة أخرى بعد # ثانية.',
      }),
    tryAgainInMinutes: minutes =>
      plural('ar', minutes, {
        zero: 'يرجى المحاولة مرة أخرى الآن.',
        one: 'يرجى المحاولة مرة أخرى بعد دقيقة واحدة.',
        two: 'يرجى المحاولة مرة أخرى بعد دقيقتين.',
        few: 'يرجى المحاولة مرة أخرى بعد # دقائق.',
        other: 'يرجى المحاولة مرة أخرى بعد # دقيقة.',
      }),
  },
)
