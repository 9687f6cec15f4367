import { catalogue } from './catalogue.ts'

const en = {
  title: 'Changelog',
  lead: 'The changes in each version of the contract. The version of this server is `info.version` in its contract.',
  rules: 'What counts as a breaking change',
  breaking: 'Breaking',
  compatible: 'Compatible',
  changes: {
    '0.2.0': {
      isBreaking: false,
      list: [
        '`getWallet` without `subWallet` returns the balance of the whole wallet, with `inSubWallets`. It was the balance of the main wallet alone.',
        'Names have their Arabic form where the record has it: `counterpartyArabic`, `nameArabic` of holds, `companyNameArabic`, `legalNameArabic`, `businessNameArabic`. In a move, the main wallet is called `Main wallet`. It was `Plink`.',
        '`RATE_LIMITED` has the reason `codes_per_hour` where too many codes were requested. The accounts of the sandbox are sent up to 1,000 codes an hour.',
        'A new wallet action ends the one of the same type before it. Within 30 seconds of a code that is still to be used, `createWalletAction` returns 429 `OTP_COOLDOWN`.',
        'New: `deactivateWallet` stops the wallet without a code while codes are locked.',
        'While the database is away or its disk is full, every operation returns 503 `SERVICE_UNAVAILABLE` with `Retry-After`. It was 500 `UNKNOWN_ERROR`.',
        'New: `moveMoney` moves money between the wallet and its sub-wallets, `renameSubWallet` and `closeSubWallet` rename and close one.',
        'New: `watchWallet` streams server-sent events that say within two seconds that something of the wallet has changed.',
        'Registrations have the unified national number: `unifiedNumber` of `validateCr` and of the profile in `getMe`. It signs in, and a company has one account, whichever of its numbers was entered. `validateCr` refuses companies in liquidation and deleted registrations too: `status` has the new values `in_liquidation` and `deleted`.',
        'The registry has to name the person who signs up as an owner or a manager of the company. Otherwise `runGlobalScreening` returns `REVIEW` with the new field `review`: `not_on_registration`. Its other value is `screening`. Once compliance approves, the screening runs.',
        'Administrators of live mode sign in with a second factor: `loginAdmin` takes `secondFactor`. New codes: `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_INVALID`.',
        '`verifyLoginOtp` takes `locale`, the language of the phone call that confirms a sign-in.',
        'Viewers may call the admin operations that only read. It was 403 `ADMIN_REQUIRED`.',
        'Customers are compared with the sanctions lists every day. When compliance confirms a hit, the wallet is frozen: `getWallet` has `frozen: true`, and payments, holds, captures, moves and wallet actions other than `deactivate` return the new code `WALLET_FROZEN`. `failure` of a transaction has the new value `wallet_frozen`. Money still comes in. In the sandbox, `runSandboxRescreening` runs the daily screening at once.',
        'Compliance keeps a deny list of ID numbers, for which `localScreening` returns `HIT`, in the sandbox too. New codes for administrators: `DENY_LIST_DUPLICATE`, `DENY_LIST_ENTRY_NOT_FOUND`, `DENY_LIST_ENTRY_REMOVED`.',
        'Personal data is encrypted in the database. `searchCustomers` finds phone and ID numbers as a whole, no longer by their first digits.',
        'Error bodies have `documentationUrl`, a link to the explanation of their code.',
        'A screening under review now ends: `runGlobalScreening` then returns `CLEAR` or `REJECTED`, and `getOnboardingSession` shows the outcome too. An expired Nafath request has the reason `asked_again` when compliance asks for another approval. Security events can have the reason `admin`.',
        'New guides: quick start, runnable flows, error catalogue, conventions. The reference has moved from `/docs` to `/docs/reference`.',
        'A typed client for Node.js and browsers, and a request collection, both generated from the contract. Browser pages of any origin may call the sandbox.',
      ],
    },
    '0.1.0': {
      isBreaking: false,
      list: [
        'Sign-up: phone, commercial registration, identity, Nafath, screening, questionnaire, password, profile.',
        'Sign-in with a code or a call, password recovery, sessions, security events.',
        'The wallet: balance, transactions, holds, limits, sub-wallets, and changes confirmed by a code.',
        'The sandbox: messages, calls and Nafath requests that you can read and act on, postings, test values and accounts.',
      ],
    },
  },
}

const ar: typeof en = {
  title: 'سجل التغييرات',
  lead: 'ما جاء به كل إصدار من العقد. والإصدار الذي يعمل به هذا الخادم هو `info.version` فيه.',
  rules: 'ما يُعد تغييرًا معطِّلًا',
  breaking: 'يعطّل البرامج',
  compatible: 'لا يعطّل شيئًا',
  changes: {
    '0.2.0': {
      isBreaking: false,
      list: [
        'ترجع `getWallet` دون `subWallet` رصيد المحفظة كلها، ومعه `inSubWallets`. وكانت ترجع رصيد المحفظة الرئيسية وحدها.',
        'للأسماء صيغتها العربية حيث يحملها السجل: `counterpartyArabic` و`nameArabic` في الحجوزات و`companyNameArabic` و`legalNameArabic` و`businessNameArabic`. وتُسمى المحفظة الرئيسية في التحويل بين المحافظ `Main wallet`، وكانت تُسمى `Plink`.',
        'يحمل `RATE_LIMITED` السبب `codes_per_hour` عند طلب رموز أكثر من الحد. وتُرسل إلى حسابات البيئة التجريبية رموز تصل إلى 1,000 في الساعة.',
        'تُنهي كل عملية جديدة على المحفظة العملية السابقة من النوع نفسه. وخلال 30 ثانية من إرسال رمز لم يُستخدم بعد تعيد `createWalletAction` الجواب 429 بالرمز `OTP_COOLDOWN`.',
        'جديد: توقف `deactivateWallet` المحفظة بلا رمز ما دامت الرموز مقفلة.',
        'حين لا تستجيب قاعدة البيانات أو يمتلئ قرصها تعيد كل عملية 503 `SERVICE_UNAVAILABLE` مع `Retry-After` بدلًا من 500 `UNKNOWN_ERROR`.',
        'جديد: تنقل `moveMoney` المبالغ بين المحفظة ومحافظها الفرعية، وتعيد `renameSubWallet` تسمية إحداها، وتغلقها `closeSubWallet`.',
        'جديد: ترسل `watchWallet` أحداثًا متتابعة عبر اتصال مفتوح تُعلِم بكل تغيير في المحفظة خلال ثانيتين.',
        'تحمل السجلات الرقم الوطني الموحد: `unifiedNumber` في `validateCr` وفي ملف `getMe`. وبه يُسجَّل الدخول، ولكل منشأة حساب واحد أيًّا كان رقمها المُدخل. وترفض `validateCr` كذلك المنشآت قيد التصفية والسجلات المشطوبة: للحقل `status` القيمتان الجديدتان `in_liquidation` و`deleted`.',
        'ينبغي أن يذكر السجل التجاري من يسجّل مالكًا للمنشأة أو مديرًا لها، وإلا أعادت `runGlobalScreening` الحالة `REVIEW` ومعها الحقل الجديد `review` بالقيمة `not_on_registration`. وقيمته الأخرى `screening`. وبعد موافقة فريق الالتزام يُجرى الفحص.',
        'يسجّل المسؤولون الدخول في الوضع الفعلي بعامل تحقق ثانٍ: تقبل `loginAdmin` الحقل `secondFactor`. وللأخطاء رمزان جديدان: `SECOND_FACTOR_REQUIRED` و`SECOND_FACTOR_INVALID`.',
        'تقبل `verifyLoginOtp` الحقل `locale`، وهو لغة المكالمة التي تؤكد تسجيل الدخول.',
        'يحق للمطّلع استدعاء عمليات الإدارة التي تقرأ فقط، وكان الجواب 403 `ADMIN_REQUIRED`.',
        'يُقارن العملاء بقوائم العقوبات كل يوم. وإذا أكّد فريق الالتزام تطابقًا تُجمَّد المحفظة: تحمل `getWallet` الحقل `frozen: true`، وتعيد المدفوعات والحجوزات وتحصيلها والتنقلات وتغييرات المحفظة عدا `deactivate` الرمز الجديد `WALLET_FROZEN`. وللحقل `failure` في العملية القيمة الجديدة `wallet_frozen`. وما يرد إليها يصل. وتجري `runSandboxRescreening` الفحص اليومي في الحال في البيئة التجريبية.',
        'لفريق الالتزام قائمة منع لأرقام هوية تعيد `localScreening` لها `HIT`، في البيئة التجريبية أيضًا. وللأخطاء رموز جديدة تخص الإدارة: `DENY_LIST_DUPLICATE` و`DENY_LIST_ENTRY_NOT_FOUND` و`DENY_LIST_ENTRY_REMOVED`.',
        'البيانات الشخصية مشفرة في قاعدة البيانات. وتبحث `searchCustomers` عن رقم الجوال ورقم الهوية كاملين، لا بأول أرقامهما.',
        'يحمل محتوى الأخطاء `documentationUrl` الذي يقود إلى شرح رمز الخطأ.',
        'للفحص قيد المراجعة نهاية: تعيد `runGlobalScreening` عندئذ `CLEAR` أو `REJECTED`، وتذكر ذلك `getOnboardingSession` أيضًا. ويحمل طلب نفاذ المنتهي السبب `asked_again` حين يطلب فريق الالتزام الموافقة من جديد. وللأحداث الأمنية السبب `admin`.',
        'هذه الأدلة: البداية السريعة، ومسارات قابلة للتشغيل، ودليل الأخطاء، والقواعد العامة. وانتقل المرجع من `/docs` إلى `/docs/reference`.',
        'عميل برمجي محدد الأنواع لـ Node.js والمتصفحات، ومجموعة طلبات، كلاهما مولّد من العقد. ويمكن لصفحات المتصفح استدعاء البيئة التجريبية من أي عنوان.',
      ],
    },
    '0.1.0': {
      isBreaking: false,
      list: [
        'فتح الحساب: الجوال والسجل التجاري والهوية ونفاذ والفحص والاستبيان وكلمة المرور والملف.',
        'تسجيل الدخول بالرمز والمكالمة، واستعادة الحساب، والجلسات، والأحداث الأمنية.',
        'المحفظة: الرصيد والعمليات والمبالغ المحجوزة والحدود والمحافظ الفرعية، وتغييرات تؤكَّد برمز.',
        'البيئة التجريبية: رسائل ومكالمات وطلبات نفاذ تُقرأ ويُجاب عنها، وقيود، وبيانات وحسابات اختبار.',
      ],
    },
  },
}

export const docsChangelog = catalogue(en, ar)
