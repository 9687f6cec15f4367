import type { HelpOfCodes } from './help-of-codes.ts'

export const accountErrors = {
  BUSINESS_DOCUMENT_LIMIT_REACHED: {
    en: {
      happened: 'The business has 20 documents.',
      todo: 'Let an owner choose one to delete with `deleteBusinessDocument`.',
    },
    ar: {
      happened: 'لدى المنشأة 20 مستندًا.',
      todo: 'دع أحد الملّاك يختار مستندًا ليُحذف بالعملية `deleteBusinessDocument`.',
    },
  },
  BUSINESS_DOCUMENT_NOT_FOUND: {
    en: {
      happened: 'The business has no document with this `businessDocumentId`, or another business has it.',
      todo: 'Use a `businessDocumentId` from `listBusinessDocuments`, and a new one for each upload.',
    },
    ar: {
      happened: 'ليس لدى المنشأة مستند بقيمة `businessDocumentId` هذه، أو هي لمنشأة أخرى.',
      todo: 'خذ قيمة `businessDocumentId` من `listBusinessDocuments`، واستخدم قيمة جديدة لكل رفع.',
    },
  },
  BUSINESS_DOCUMENT_TOO_LARGE: {
    en: {
      happened: 'The body is larger than 10 MB (10,485,760 bytes).',
      todo: 'Send a smaller file.',
    },
    ar: {
      happened: 'محتوى الطلب أكبر من 10 ميغابايت، أي 10,485,760 بايت.',
      todo: 'أرسل ملفًا أصغر.',
    },
  },
  BUSINESS_DOCUMENT_TYPE_UNSUPPORTED: {
    en: {
      happened: 'The first bytes are not those of a PDF, JPEG, PNG, WebP or HEIC file.',
      todo: 'Send the bytes of such a file as they are, neither in a form nor in base64.',
    },
    ar: {
      happened: 'البايتات الأولى ليست لملف PDF أو JPEG أو PNG أو WebP أو HEIC.',
      todo: 'أرسل بايتات ملف كهذا كما هي، لا في نموذج ولا بترميز base64.',
    },
  },
  EMAIL_CHANGE_NOT_FOUND: {
    en: {
      happened: 'The business has no change of email with this id.',
      todo: 'Do not retry. Read the newest change with `getEmailChange`.',
    },
    ar: {
      happened: 'ليس للمنشأة طلب تغيير بريد إلكتروني بهذا المعرّف.',
      todo: 'لا تُعد الإرسال. اقرأ أحدث طلب بالعملية `getEmailChange`.',
    },
  },
  EMAIL_LINK_INVALID: {
    en: {
      happened: 'No link to confirm an email has this token: it was cut off, or a newer link took its place.',
      todo: 'Do not retry. Ask the person to open the newest message, or send the link again with `sendEmailLink`.',
    },
    ar: {
      happened: 'لا رابط لتأكيد البريد الإلكتروني بهذا الرمز: وصل ناقصًا أو حلّ محله رابط أحدث.',
      todo: 'لا تُعد الإرسال. دع الشخص يفتح أحدث رسالة، أو أرسل الرابط من جديد بالعملية `sendEmailLink`.',
    },
  },
  EMAIL_LINK_USED: {
    en: {
      happened: 'The link was used before, so the address is confirmed.',
      todo: 'Do not retry. There is nothing left to do.',
    },
    ar: {
      happened: 'استُخدم الرابط من قبل، فالعنوان مؤكد.',
      todo: 'لا تُعد الإرسال. لم يبقَ ما يُفعل.',
    },
  },
  PASSWORD_WRONG: {
    en: {
      happened: 'The current password is wrong. `attemptsRemaining` is the number of attempts left before a lock.',
      todo: 'Ask the customer to enter it again. Never retry automatically: each attempt counts.',
    },
    ar: {
      happened: 'كلمة المرور الحالية خاطئة. تبيّن `attemptsRemaining` عدد المحاولات الباقية قبل القفل.',
      todo: 'دع العميل يدخلها من جديد. لا تُعد المحاولة تلقائيًا، فكل محاولة تُحسب.',
    },
  },
  PHONE_CHANGE_NOT_FOUND: {
    en: {
      happened: 'The account has no change of the mobile number with this id.',
      todo: 'Do not retry. Read the newest change with `getPhoneChange`.',
    },
    ar: {
      happened: 'ليس في الحساب طلب تغيير لرقم الجوال بهذا المعرّف.',
      todo: 'لا تُعد الإرسال. اقرأ أحدث طلب بالعملية `getPhoneChange`.',
    },
  },
  PHONE_CHANGE_PENDING: {
    en: {
      happened: 'A change of the mobile number waits to take effect.',
      todo: 'Do not retry. Wait for it, or end it with `cancelPhoneChange`.',
    },
    ar: {
      happened: 'يوجد طلب لتغيير رقم الجوال ينتظر موعد سريانه.',
      todo: 'لا تُعد الإرسال. انتظر موعده، أو أنهِه بالعملية `cancelPhoneChange`.',
    },
  },
  SESSION_NOT_FOUND: {
    en: {
      happened: 'The customer has no such session, or it has already ended.',
      todo: 'Reload the list with `listSessions`. An ended session needs no further action.',
    },
    ar: {
      happened: 'ليس لدى العميل جلسة كهذه، أو انتهت من قبل.',
      todo: 'حمّل القائمة من جديد عبر `listSessions`. الجلسة المنتهية لا تحتاج إلى شيء آخر.',
    },
  },
} satisfies Partial<HelpOfCodes>
