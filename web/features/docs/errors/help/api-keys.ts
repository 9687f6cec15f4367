import type { HelpOfCodes } from './help-of-codes.ts'

export const apiKeyErrors = {
  API_KEY_ALREADY_ROLLED: {
    en: {
      happened: 'Another key has taken the place of this one, which works only until the end of its overlap.',
      todo: 'Call with the newer key. If its response was lost, repeat `rollOwnApiKey` with the same `Idempotency-Key`. If nobody has it, the owner rolls the newer key or creates another.',
    },
    ar: {
      happened: 'حل مفتاح آخر محل هذا المفتاح، ولا يعمل هذا إلا إلى نهاية فترة التداخل.',
      todo: 'استخدم المفتاح الأحدث. وإن ضاع جوابه فأعد `rollOwnApiKey` بقيمة `Idempotency-Key` نفسها. وإن لم يكن عند أحد فيبدّل صاحب الحساب المفتاح الأحدث أو ينشئ غيره.',
    },
  },
  API_KEY_LIMIT_REACHED: {
    en: {
      happened: 'The account has 20 API keys that work, counting those in their overlap.',
      todo: 'Revoke one with `revokeApiKey`. The code stays valid meanwhile.',
    },
    ar: {
      happened: 'لدى الحساب 20 مفتاح API صالحًا، بما فيها ما هو في فترة التداخل.',
      todo: 'ألغِ واحدًا عبر `revokeApiKey`، ويبقى الرمز صالحًا في الأثناء.',
    },
  },
  API_KEY_NOT_FOUND: {
    en: {
      happened: 'The customer has no API key with this `apiKeyId`, or it no longer works and cannot be rolled.',
      todo: 'Use an `apiKeyId` of `listApiKeys`. Create a new key in place of one that has ended.',
    },
    ar: {
      happened: 'ليس لدى العميل مفتاح API بهذا `apiKeyId`، أو لم يعد صالحًا فلا يمكن تبديله.',
      todo: 'استخدم `apiKeyId` من `listApiKeys`، وأنشئ مفتاحًا جديدًا بدل الذي انتهى.',
    },
  },
} satisfies Partial<HelpOfCodes>
