import type { PlacedCall } from '#api/outside/providers/providers.ts'

type Locale = PlacedCall['locale']

/** The texts of a call, for people who hear them only once. */
const TEXTS = {
  en: {
    question:
      'This is Plink. Somebody is signing in to your account. If it is you, press 1. If it is not you, press 2.',
    confirmed: 'Thank you. Your sign-in is confirmed. Goodbye.',
    rejected: 'Thank you. The sign-in is cancelled. Goodbye.',
  },
  ar: {
    question: 'معك بلينك. هناك محاولة لتسجيل الدخول إلى حسابك. إذا كانت منك فاضغط 1. وإذا لم تكن منك فاضغط 2.',
    confirmed: 'شكرًا لك. تم تأكيد تسجيل الدخول. مع السلامة.',
    rejected: 'شكرًا لك. أُلغي تسجيل الدخول. مع السلامة.',
  },
}

const LANGUAGES = { en: 'english', ar: 'arabic' } as const

/** Returns a text in Unifonic's format. The call ends after it, unless there is a URL to which pressed keys are reported. */
export const speech = (locale: Locale, text: keyof (typeof TEXTS)[Locale]) => ({
  say: TEXTS[locale][text],
  language: LANGUAGES[locale],
  voice: 'female' as const,
})

/** Returns the question that asks for a key. */
export const question = (locale: Locale, responseUrl: string) => ({ ...speech(locale, 'question'), responseUrl })
