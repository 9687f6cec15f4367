import type { HelpOfCodes } from './help-of-codes.ts'

export const outsideErrors = {
  EXPECTATION_FAILED: {
    en: {
      happened: 'The request has an `Expect` other than `100-continue`. The connection is closed.',
      todo: 'Leave `Expect` out.',
    },
    ar: {
      happened: 'في الطلب ترويسة `Expect` غير `100-continue`. أُغلق الاتصال.',
      todo: 'أرسل الطلب من دون `Expect`.',
    },
  },
  HEADERS_TOO_LARGE: {
    en: {
      happened: 'The headers of the request are larger than 16 KiB. The connection is closed.',
      todo: 'Send fewer or shorter headers.',
    },
    ar: {
      happened: 'ترويسات الطلب أكبر من 16 كيبيبايت. أُغلق الاتصال.',
      todo: 'أرسل ترويسات أقل أو أقصر.',
    },
  },
  MALFORMED_REQUEST: {
    en: {
      happened: 'The request is not valid HTTP, so no operation was reached. The connection is closed.',
      todo: 'Use an HTTP library, and check what a proxy in between changes.',
    },
    ar: {
      happened: 'الطلب ليس HTTP صحيحًا، فلم يصل إلى أي عملية. أُغلق الاتصال.',
      todo: 'استخدم مكتبة HTTP، وتحقق مما يغيّره أي خادم وسيط.',
    },
  },
  METHOD_NOT_ALLOWED: {
    en: {
      happened: 'The path exists, but not with this method.',
      todo: 'Use a method from the `Allow` header of the response.',
    },
    ar: {
      happened: 'المسار موجود، لكنه لا يقبل هذه الطريقة.',
      todo: 'استخدم طريقة تذكرها الترويسة `Allow` في الجواب.',
    },
  },
  NOT_FOUND: {
    en: {
      happened: 'No operation has this path. In live mode, sandbox operations also return this code.',
      todo: 'Compare the path, its prefix and its version with the reference.',
    },
    ar: {
      happened: 'لا توجد عملية بهذا المسار. وفي البيئة الفعلية تجيب عمليات البيئة التجريبية هكذا أيضًا.',
      todo: 'راجع المسار وبادئته وإصداره في المرجع.',
    },
  },
  REQUEST_TIMEOUT: {
    en: {
      happened:
        'The headers did not arrive within 15 seconds, or the whole request within 30. The connection is closed.',
      todo: 'Retry the same request over a new connection.',
    },
    ar: {
      happened: 'لم تصل الترويسات خلال 15 ثانية، أو لم يصل الطلب كاملًا خلال 30 ثانية. أُغلق الاتصال.',
      todo: 'أعد إرسال الطلب نفسه باتصال جديد.',
    },
  },
} satisfies Partial<HelpOfCodes>
