import type { HelpOfCodes } from './help-of-codes.ts'

export const generalErrors = {
  ACTION_EXPIRED: {
    en: {
      happened:
        'The wallet change, the beneficiary or the API key no longer waits for a code: it was already confirmed, it is older than 15 minutes, somebody else asked for it, or the wallet has changed in the meantime.',
      todo: 'Read the wallet or the beneficiary: the change may have been made. Otherwise begin again with `createWalletAction`, `addBeneficiary` or `createApiKey`.',
    },
    ar: {
      happened:
        'لم يعد تغيير المحفظة أو المستفيد أو مفتاح API بانتظار رمز: إما أُكِّد من قبل، أو انتظر أكثر من 15 دقيقة، أو طلبه شخص آخر، أو تغيّرت المحفظة في الأثناء.',
      todo: 'اقرأ المحفظة أو المستفيد، فربما نُفّذ التغيير. وإلا فابدأ من جديد عبر `createWalletAction` أو `addBeneficiary` أو `createApiKey`.',
    },
  },
  API_KEY_EXPIRED: {
    en: {
      happened: 'The API key worked until its end: `expiresAt`, or the end of the overlap after it was rolled.',
      todo: 'Stop calling with it. Its owner creates another one in the settings, or rolls a key before it ends.',
    },
    ar: {
      happened: 'كان مفتاح API صالحًا حتى موعد انتهائه: `expiresAt`، أو نهاية فترة التداخل بعد تبديله.',
      todo: 'لا تستخدمه بعد الآن. ينشئ صاحبه مفتاحًا آخر من الإعدادات، أو يبدّل المفتاح قبل أن ينتهي.',
    },
  },
  API_KEY_INVALID: {
    en: {
      happened: 'The key has another form, its checksum is wrong, or it was never created here.',
      todo: 'Compare it with what was shown when it was created, from `plk_` to the last character.',
    },
    ar: {
      happened: 'شكل المفتاح مختلف، أو مجموعه التدقيقي خاطئ، أو لم يُنشأ هنا أصلًا.',
      todo: 'قارنه بما عُرض عند إنشائه، من `plk_` إلى آخر حرف.',
    },
  },
  API_KEY_OTHER_MODE: {
    en: {
      happened: 'A key of the sandbox was sent to the live server, or the other way round.',
      todo: 'Keys that begin with `plk_sandbox_` belong to the sandbox, those with `plk_live_` to live mode. Check the address that you call.',
    },
    ar: {
      happened: 'أُرسل مفتاح البيئة التجريبية إلى الخادم الفعلي، أو العكس.',
      todo: 'المفاتيح التي تبدأ بـ `plk_sandbox_` للبيئة التجريبية، والتي تبدأ بـ `plk_live_` للبيئة الفعلية. تحقق من العنوان الذي تستدعيه.',
    },
  },
  API_KEY_REVOKED: {
    en: {
      happened: 'The owner has revoked the API key, or the account is closed.',
      todo: 'Stop calling with it and ask the owner for another one.',
    },
    ar: {
      happened: 'ألغى صاحب الحساب المفتاح، أو أُغلق الحساب.',
      todo: 'لا تستخدمه بعد الآن، واطلب من صاحبه مفتاحًا آخر.',
    },
  },
  API_KEY_SUSPENDED: {
    en: {
      happened: 'The wallet is frozen. No API key works until the freeze is lifted.',
      todo: 'Wait, and try again much later. The owner calls our support team.',
    },
    ar: {
      happened: 'المحفظة مجمّدة، فلا يعمل أي مفتاح API حتى يُرفع التجميد.',
      todo: 'انتظر وحاول بعد وقت طويل. ويتصل صاحب الحساب بفريق الدعم.',
    },
  },
  CURSOR_INVALID: {
    en: {
      happened: 'The `cursor` is not valid, or it was made with other filters.',
      todo: 'To start at the first page, leave the cursor out. Send `nextCursor` unchanged, with the same filters or none.',
    },
    ar: {
      happened: 'قيمة `cursor` ليست صادرة عنا، أو صدرت مع عوامل تصفية أخرى.',
      todo: 'احذف المؤشر لتبدأ من الصفحة الأولى. واتبع `nextCursor` كما هو، مع عوامل التصفية نفسها أو من دونها.',
    },
  },
  IDEMPOTENCY_IN_FLIGHT: {
    en: {
      happened: 'The first request with this `Idempotency-Key` is still running.',
      todo: 'Wait a second or two, then retry the same request with the same key. It gets the response of the first request.',
    },
    ar: {
      happened: 'ما زال الطلب الأول بقيمة `Idempotency-Key` هذه قيد التنفيذ.',
      todo: 'انتظر ثانية أو ثانيتين ثم أرسل الطلب نفسه بالمفتاح نفسه، فتحصل على جواب الطلب الأول.',
    },
  },
  IDEMPOTENCY_MISMATCH: {
    en: {
      happened: 'This `Idempotency-Key` was used for a request with another body in the last 24 hours.',
      todo: 'Generate a new key for each new request. Reuse a key only to retry the same request.',
    },
    ar: {
      happened: 'استُخدمت قيمة `Idempotency-Key` هذه خلال يوم مضى لطلب بمحتوى آخر.',
      todo: 'أنشئ مفتاحًا جديدًا لكل غرض جديد، ولا تُبقِ المفتاح إلا لتكرار الطلب ذاته.',
    },
  },
  INSUFFICIENT_FUNDS: {
    en: {
      happened: 'The available balance is less than the amount. Money on hold is not available.',
      todo: 'Send a smaller amount, or top up first. `createSandboxPosting` keeps the refused payment as a failed transaction. The other operations change nothing.',
    },
    ar: {
      happened: 'الرصيد المتاح في المحفظة أقل من المبلغ، والمبالغ المحجوزة ليست متاحة.',
      todo: 'أرسل مبلغًا أقل، أو اشحن المحفظة أولًا. تُبقي `createSandboxPosting` الدفعة المرفوضة في القائمة عملية فاشلة، ولا تغيّر العمليات الأخرى شيئًا.',
    },
  },
  LIMIT_EXCEEDED: {
    en: {
      happened:
        'The amount would exceed a limit of the wallet. `reason` names the limit, such as `overall_daily`, or `licence_monthly` for the month of the licence.',
      todo: 'Send a smaller amount, wait for the next day or month (Riyadh time), or let the customer raise the limit. The customer cannot raise the limit of the licence.',
    },
    ar: {
      happened:
        'يتجاوز المبلغ أحد حدود المحفظة، وتبيّن `reason` أيها، مثل `overall_daily`، أو `licence_monthly` للحد الشهري للترخيص.',
      todo: 'أرسل مبلغًا أقل، أو انتظر اليوم أو الشهر التالي بتوقيت الرياض، أو دع العميل يرفع الحد. أما حد الترخيص فلا يرفعه العميل.',
    },
  },
  MALFORMED_JSON: {
    en: {
      happened: 'The body is not valid JSON in UTF-8, begins with a byte order mark, or has a key twice in one object.',
      todo: 'Correct the request: print the body and check it with a JSON parser.',
    },
    ar: {
      happened: 'محتوى الطلب ليس JSON بترميز UTF-8، أو يبدأ بعلامة BOM، أو يتكرر فيه مفتاح داخل الكائن نفسه.',
      todo: 'أصلح الطلب: اطبع ما يُرسل وافحصه بمحلل JSON.',
    },
  },
  OTP_COOLDOWN: {
    en: {
      happened: 'The last code was sent less than 30 seconds ago.',
      todo: 'Wait `retryAfterSeconds`, then request a new code. The last code stays valid in the meantime.',
    },
    ar: {
      happened: 'أُرسل آخر رمز قبل أقل من 30 ثانية.',
      todo: 'انتظر `retryAfterSeconds` ثم اطلب رمزًا آخر. يبقى الرمز المُرسل صالحًا في الأثناء.',
    },
  },
  OTP_EXPIRED: {
    en: {
      happened: 'The code is older than 5 minutes.',
      todo: 'Request a new code with the operation that sent this one. Earlier attempts still count.',
    },
    ar: {
      happened: 'مضى على الرمز أكثر من 5 دقائق.',
      todo: 'اطلب رمزًا جديدًا بالعملية التي أرسلت هذا الرمز. تبقى المحاولات المحسوبة محسوبة.',
    },
  },
  OTP_LOCKED: {
    en: {
      happened:
        'Too many wrong codes were entered. Codes for this phone number, or for what the customer wanted to confirm (wallet changes, beneficiaries or transfers), are locked for 15 minutes.',
      todo: 'Wait `retryAfterSeconds`, then request a new code. A new code does not end the lock sooner.',
    },
    ar: {
      happened:
        'رموز خاطئة كثيرة: قُفلت لمدة 15 دقيقة رموز رقم الجوال هذا، أو رموز ما أراد العميل تأكيده (تغييرات المحفظة أو المستفيدون أو التحويلات).',
      todo: 'انتظر `retryAfterSeconds` ثم اطلب رمزًا جديدًا. الرمز الجديد لا ينهي القفل قبل أوانه.',
    },
  },
  OTP_SEND_FAILED: {
    en: {
      happened: 'The SMS provider rejected the message with the code.',
      todo: 'Retry the same request after a few seconds. If it keeps failing, ask the person to check the number.',
    },
    ar: {
      happened: 'رفض مزوّد الرسائل رسالة الرمز.',
      todo: 'أرسل الطلب نفسه بعد ثوانٍ. وإن تكرر الفشل فاطلب من الشخص مراجعة الرقم.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    en: {
      happened: 'The body is larger than 16 KiB.',
      todo: 'Send a smaller body. No operation needs more than 16 KiB.',
    },
    ar: {
      happened: 'حجم محتوى الطلب أكبر من 16 كيبيبايت.',
      todo: 'أرسل أقل من ذلك، فلا تحتاج أي عملية إلى أكثر.',
    },
  },
  RATE_LIMITED: {
    en: {
      happened:
        'Too many requests from this address or with this API key in a minute. Or within an hour: too many codes (`reason` is `codes_per_hour`), too many links to confirm emails (`emails_per_hour`), too many look-ups of customers, by recipients, invitations or new phone numbers (`recipients_per_hour`), too many transfers that were refused (`refused_per_hour`), too many checks or Nafath requests of an applicant. Or too many event streams of an account at a time (`too_many_streams`), a second download of its transactions (`export_running`), or more than 20 top-ups without a payment (`unpaid_top_ups`).',
      todo: 'Wait `retryAfterSeconds` and send fewer requests. Exponential backoff with jitter keeps clients from retrying at the same time.',
    },
    ar: {
      happened:
        'طلبات كثيرة جدًا: من هذا العنوان أو بمفتاح API هذا في دقيقة، أو خلال ساعة: رموز (وقيمة `reason` هي `codes_per_hour`)، أو روابط لتأكيد البريد الإلكتروني (`emails_per_hour`)، أو بحث عن عملاء بالمستفيدين أو الدعوات أو أرقام الجوال الجديدة (`recipients_per_hour`)، أو تحويلات مرفوضة (`refused_per_hour`)، أو عمليات تحقق أو طلبات نفاذ لمقدم طلب، أو قنوات أحداث مفتوحة معًا لحساب واحد (`too_many_streams`)، أو تنزيل ثانٍ لعملياته في الوقت نفسه (`export_running`)، أو أكثر من 20 عملية شحن لم تُدفع (`unpaid_top_ups`).',
      todo: 'انتظر `retryAfterSeconds` وأرسل عددًا أقل. الفترات المتزايدة مع شيء من العشوائية تُباعد بين العملاء.',
    },
  },
  ROLE_REQUIRED: {
    en: {
      happened: 'A member of the business called an operation that names other roles in its security.',
      todo: 'Sign in as somebody with one of these roles. An owner changes roles on the page of the team.',
    },
    ar: {
      happened: 'استدعى عضو في المنشأة عملية تطلب دورًا آخر.',
      todo: 'سجّل الدخول بحساب له أحد هذه الأدوار. يغيّر الملّاك الأدوار في صفحة الفريق.',
    },
  },
  SCOPE_MISSING: {
    en: {
      happened: 'The API key is valid but does not have the scope of this operation. `reason` names the scope.',
      todo: 'Ask the owner for a key with this scope. The scopes of a key do not change.',
    },
    ar: {
      happened: 'مفتاح API صالح لكنه لا يملك نطاق هذه العملية. يذكر `reason` النطاق المطلوب.',
      todo: 'اطلب من صاحب الحساب مفتاحًا بهذا النطاق، فنطاقات المفتاح لا تتغير.',
    },
  },
  SERVER_BUSY: {
    en: {
      happened:
        'The server is checking too many passwords at once and did not check this one, or it has too many event streams open.',
      todo: 'Retry the same request after `retryAfterSeconds`. The attempt was not counted.',
    },
    ar: {
      happened:
        'يجري التحقق من كلمات مرور كثيرة في آن واحد فلم يُتحقق من هذه، أو أن عدد قنوات الأحداث المفتوحة بلغ حده.',
      todo: 'أرسل الطلب نفسه بعد `retryAfterSeconds`. لم تُحسب المحاولة.',
    },
  },
  SERVICE_UNAVAILABLE: {
    en: {
      happened: 'The server cannot use its database at the moment: it is away, or its disk is full.',
      todo: 'Retry the same request with the same `Idempotency-Key` after `retryAfterSeconds`, then with exponential backoff.',
    },
    ar: {
      happened: 'لا يستطيع الخادم استخدام قاعدة بياناته حاليًا: إما أنها لا تستجيب أو أن قرصها ممتلئ.',
      todo: 'أرسل الطلب نفسه بقيمة `Idempotency-Key` نفسها بعد `retryAfterSeconds`، ثم على فترات متزايدة.',
    },
  },
  SUB_WALLET_NOT_FOUND: {
    en: {
      happened: 'This customer has no sub-wallet with this id.',
      todo: 'Use an id from `listSubWallets`, or leave it out for the main wallet.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل محفظة فرعية بهذا المعرّف.',
      todo: 'خذ المعرّف من `listSubWallets`، أو احذفه لتقصد المحفظة الرئيسية.',
    },
  },
  TIMEOUT: {
    en: {
      happened: 'A service behind this call did not respond in time.',
      todo: 'Retry the same request with the same `Idempotency-Key` after a pause. If the call sends a code, the code may still arrive.',
    },
    ar: {
      happened: 'لم تستجب خدمة يعتمد عليها هذا الطلب في الوقت المحدد.',
      todo: 'أرسل الطلب نفسه بقيمة `Idempotency-Key` نفسها بعد فترة. وإن كان الطلب يرسل رمزًا فقد يصل رغم ذلك.',
    },
  },
  UNAUTHENTICATED: {
    en: {
      happened: 'The token is missing or has expired, belongs to another part of the API, or its session has ended.',
      todo: 'A program sends its API key as `Authorization: Bearer …`, to operations that name a scope. For an access token, call `refreshTokens` once and retry the call. Otherwise let the person sign in or verify the phone number again.',
    },
    ar: {
      happened: 'الرمز المميز مفقود، أو انتهت صلاحيته، أو يخص جزءًا آخر من الواجهة أو جلسة انتهت.',
      todo: 'يرسل البرنامج مفتاح API في `Authorization: Bearer …` إلى العمليات التي تذكر نطاقًا. وإن كان رمز وصول فاستبدل رمز التحديث مرة واحدة عبر `refreshTokens` وأعد الطلب، وإلا فدع الشخص يسجّل الدخول أو يتحقق من جواله من جديد.',
    },
  },
  UNKNOWN_ERROR: {
    en: {
      happened: 'An error in Plink. It is logged under `requestId`.',
      todo: 'Retry the same request with the same `Idempotency-Key` a few times, with exponential backoff. Then give `requestId` to support.',
    },
    ar: {
      happened: 'خلل من جانبنا، وهو في سجلنا تحت `requestId`.',
      todo: 'أرسل الطلب نفسه بقيمة `Idempotency-Key` نفسها مرات قليلة على فترات متزايدة، ثم أعطِ `requestId` للدعم.',
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en: {
      happened: 'The body is not declared as JSON, or it is compressed.',
      todo: 'Send the header `Content-Type: application/json`, and no `Content-Encoding`.',
    },
    ar: {
      happened: 'محتوى الطلب غير معلن على أنه JSON، أو أنه مضغوط.',
      todo: 'أرسل الترويسة `Content-Type: application/json`، من دون `Content-Encoding`.',
    },
  },
  VALIDATION_ERROR: {
    en: {
      happened:
        'A field or parameter is missing, unknown or invalid (`fields` names it), or a one-time code is wrong (`attemptsRemaining` is the number of attempts left).',
      todo: 'Correct the named fields, or ask the person to enter the code again. The same request fails again.',
    },
    ar: {
      happened:
        'حقل أو معامل مفقود أو غير معروف أو مخالف للعقد (تبيّنه `fields`)، أو أن رمز التحقق خاطئ (تبيّن `attemptsRemaining` عدد المحاولات الباقية).',
      todo: 'صحّح الحقول المذكورة، أو دع الشخص يدخل الرمز من جديد. الطلب نفسه سيفشل مرة أخرى.',
    },
  },
  WALLET_FROZEN: {
    en: {
      happened:
        'Compliance has frozen the wallet, so no money can leave it or move within it, and no card can top it up. Its email and the mobile numbers of its people stay as they are.',
      todo: 'Ask the customer to call support. Only compliance can lift the freeze. Bank transfers and money from Plink customers still arrive.',
    },
    ar: {
      happened:
        'جمّد فريق الالتزام المحفظة، فلا يخرج منها مال ولا يُنقل داخلها ولا تُشحن ببطاقة. ويبقى بريدها الإلكتروني وأرقام جوال أصحابها كما هي.',
      todo: 'اطلب من العميل الاتصال بالدعم، فلا يرفع التجميد إلا فريق الالتزام. وتصل في الأثناء الحوالات البنكية وما يرسله عملاء Plink.',
    },
  },
  WALLET_INACTIVE: {
    en: {
      happened: 'The wallet is inactive, so no money can leave it and no card can top it up.',
      todo: 'The owner can activate it with `createWalletAction`. Until then, bank transfers to its IBAN wait in suspense. Money from Plink customers arrives.',
    },
    ar: {
      happened: 'المحفظة غير مفعّلة، فلا يخرج منها مال ولا تُشحن ببطاقة.',
      todo: 'يفعّلها صاحبها عبر `createWalletAction`. وحتى ذلك الحين تبقى الحوالات البنكية إلى الآيبان معلّقة، ويصل ما يرسله عملاء Plink.',
    },
  },
  WALLET_NOT_FOUND: {
    en: {
      happened: 'The customer has no wallet yet. It opens with the profile.',
      todo: 'Call `createProfile` first. For postings, check the phone number.',
    },
    ar: {
      happened: 'ليس لدى العميل محفظة بعد، فهي تُفتح مع الملف.',
      todo: 'استدعِ `createProfile` أولًا. وفي القيود التجريبية راجع رقم الجوال.',
    },
  },
} satisfies Partial<HelpOfCodes>
