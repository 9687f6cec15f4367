import type { HelpOfCodes } from './help-of-codes.ts'

export const healthErrors = {
  NOT_READY: {
    en: {
      happened: 'The server is starting or stopping, or its database does not accept writes. `reason` says why.',
      todo: 'Do not send requests to this instance yet. Call `getReadiness` again in a few seconds.',
    },
    ar: {
      happened: 'الخادم يبدأ أو يتوقف، أو أن قاعدة بياناته لا تقبل الكتابة، ويوضح `reason` السبب.',
      todo: 'لا ترسل طلبات إلى هذه النسخة بعد، واستعلم من `getReadiness` مجددًا بعد ثوانٍ.',
    },
  },
} satisfies Partial<HelpOfCodes>
