// Long because the version has many changes. What is released does not change any more.
import type { Changes } from './changes.ts'

export const changesOf020: Changes = {
  breaking: [
    {
      operations: ['getWallet'],
      en: {
        before: 'Without `subWallet`, the balance was that of the main wallet alone.',
        after: 'It is the balance of the whole wallet, with `inSubWallets`.',
        action: 'Subtract `inSubWallets` where you show the main wallet alone.',
      },
      ar: {
        before: 'كان الرصيد دون `subWallet` رصيد المحفظة الرئيسية وحدها.',
        after: 'أصبح رصيد المحفظة كلها، ومعه `inSubWallets`.',
        action: 'اطرح `inSubWallets` حيث تعرض المحفظة الرئيسية وحدها.',
      },
    },
    {
      operations: ['listTransactions', 'getTransaction', 'exportTransactions'],
      en: {
        before: 'The main wallet was called `Plink` in a move between wallets.',
        after: 'It is called `Main wallet`, and its Arabic name is in `counterpartyArabic`.',
        action: 'Do not compare the counterparty with `Plink`.',
      },
      ar: {
        before: 'كانت المحفظة الرئيسية تُسمى `Plink` في النقل بين المحافظ.',
        after: 'أصبحت تُسمى `Main wallet`، واسمها العربي في `counterpartyArabic`.',
        action: 'لا تقارن اسم الطرف الآخر بـ `Plink`.',
      },
    },
    {
      operations: ['createWalletAction'],
      en: {
        before: 'Actions of the same type waited for their codes side by side.',
        after:
          'A new action ends the one of the same type before it. Within 30 seconds of a code that is still to be used, the response is 429 `OTP_COOLDOWN`.',
        action: 'Confirm the newest action, and wait for `retryAfterSeconds` before you ask for another.',
      },
      ar: {
        before: 'كانت العمليات من النوع نفسه تنتظر رموزها معًا.',
        after:
          'تُنهي كل عملية جديدة العملية السابقة من النوع نفسه. وخلال 30 ثانية من إرسال رمز لم يُستخدم بعد يكون الجواب 429 `OTP_COOLDOWN`.',
        action: 'أكّد أحدث عملية، وانتظر مدة `retryAfterSeconds` قبل أن تطلب غيرها.',
      },
    },
    {
      operations: [],
      en: {
        before: 'Without its database, an operation returned 500 `UNKNOWN_ERROR`.',
        after:
          'While the database is away or its disk is full, it returns 503 `SERVICE_UNAVAILABLE` with `Retry-After`.',
        action: 'Repeat the call after `Retry-After`, with the same `Idempotency-Key`.',
      },
      ar: {
        before: 'كانت العمليات تعيد 500 `UNKNOWN_ERROR` إذا غابت قاعدة البيانات.',
        after: 'تعيد 503 `SERVICE_UNAVAILABLE` مع `Retry-After` ما دامت قاعدة البيانات لا تستجيب أو كان قرصها ممتلئًا.',
        action: 'أعد الطلب بعد `Retry-After` بقيمة `Idempotency-Key` نفسها.',
      },
    },
    {
      operations: ['verifyOtp', 'verifyLoginOtp', 'confirmWalletAction'],
      en: {
        before: 'The same wrong code counted once, however often it was submitted.',
        after: 'It counts each time.',
        action: 'Submit a code only when somebody has entered it.',
      },
      ar: {
        before: 'كان الرمز الخاطئ نفسه يُحتسب مرة واحدة مهما تكرر إرساله.',
        after: 'أصبح يُحتسب في كل مرة.',
        action: 'لا ترسل رمزًا إلا حين يُدخله أحد.',
      },
    },
    {
      operations: ['loginWithPassword'],
      en: {
        before: 'Within 30 seconds of a code, the response was 429 `OTP_COOLDOWN`.',
        after: 'The same device gets 200, and the code that was sent is still the right one. Another device gets 429.',
        action: 'Ask for the code that was sent before.',
      },
      ar: {
        before: 'كان الجواب خلال 30 ثانية من إرسال رمز 429 `OTP_COOLDOWN`.',
        after: 'يتلقى الجهاز نفسه 200، ويبقى الرمز المرسل صحيحًا. ويتلقى أي جهاز آخر 429.',
        action: 'اطلب من العميل الرمز الذي أُرسل من قبل.',
      },
    },
    {
      operations: ['listKybOptions'],
      en: {
        before: '`id` was the same as `code`.',
        after: '`id` is the one that administrators use.',
        action: 'Read `code` where you store or compare choices. `submitKyb` and `createProfile` take both.',
      },
      ar: {
        before: 'كان `id` هو `code` نفسه.',
        after: 'أصبح `id` هو المستخدم لدى المشرفين.',
        action: 'اقرأ `code` حيث تحفظ الاختيارات أو تقارنها. وتقبل `submitKyb` و`createProfile` كليهما.',
      },
    },
    {
      operations: ['createProfile', 'getMe'],
      en: {
        before: '`businessName` was the name that `createProfile` was sent.',
        after:
          'It is the name in the commercial registry. The one that was sent counts only where the registry has none.',
        action: 'Show `businessName` of the response, not the name that you sent.',
      },
      ar: {
        before: 'كان `businessName` هو الاسم المرسل إلى `createProfile`.',
        after: 'أصبح الاسم الوارد في السجل التجاري. ولا يُؤخذ بالاسم المرسل إلا إذا خلا السجل من اسم.',
        action: 'اعرض `businessName` من الجواب لا الاسم الذي أرسلته.',
      },
    },
    {
      operations: ['searchCustomers'],
      en: {
        before: 'Phone and ID numbers were found by their first digits.',
        after: 'They are found as a whole, because personal data is encrypted in the database.',
        action: 'Send whole numbers.',
      },
      ar: {
        before: 'كانت أرقام الجوال والهوية تُوجد بأولى خاناتها.',
        after: 'تُوجد كاملة، لأن البيانات الشخصية مشفّرة في قاعدة البيانات.',
        action: 'أرسل الأرقام كاملة.',
      },
    },
    {
      operations: ['listTransactions', 'exportTransactions', 'getWalletActivity', 'getWalletSpending'],
      en: {
        before: 'A day that is in no calendar was accepted: `2026-02-30` was the second day of March.',
        after:
          'It is refused with `VALIDATION_ERROR`. Days have `format: date`, which some generators turn into another type.',
        action: 'Send days of the calendar, and check the types of your client.',
      },
      ar: {
        before: 'كان اليوم الذي لا وجود له في التقويم يُقبل: فُهم `2026-02-30` على أنه الثاني من مارس.',
        after: 'أصبح يُرفض بالرمز `VALIDATION_ERROR`. وللأيام `format: date`، وتحوّله بعض المولّدات إلى نوع آخر.',
        action: 'أرسل أيامًا من التقويم، وراجع أنواع عميلك البرمجي.',
      },
    },
    {
      operations: [],
      en: {
        before: 'A number in an address was read as JavaScript does: `limit=0x10`, `1e1` and `5.0`.',
        after: 'It has to be written as in JSON. Others are refused with `VALIDATION_ERROR`.',
        action: 'Write whole numbers with digits alone.',
      },
      ar: {
        before: 'كانت الأرقام في العنوان تُقرأ كما تقرؤها JavaScript: `limit=0x10` و`1e1` و`5.0`.',
        after: 'أصبحت تُقرأ كما تُكتب في JSON، ويُرفض غيرها بالرمز `VALIDATION_ERROR`.',
        action: 'اكتب الأعداد الصحيحة بالأرقام وحدها.',
      },
    },
    {
      operations: [],
      en: {
        before: 'A compressed body was refused with 400 `MALFORMED_JSON`.',
        after: 'It is refused with 415 `UNSUPPORTED_MEDIA_TYPE`.',
        action: 'Send bodies without `Content-Encoding`.',
      },
      ar: {
        before: 'كان الجسم المضغوط يُرفض بالجواب 400 `MALFORMED_JSON`.',
        after: 'أصبح يُرفض بالجواب 415 `UNSUPPORTED_MEDIA_TYPE`.',
        action: 'أرسل الجسم دون `Content-Encoding`.',
      },
    },
    {
      operations: ['submitKyb', 'createProfile', 'getOnboardingSession'],
      en: {
        before:
          'A choice of the questionnaire was its `code`, and `kybData` had one purpose or more and details of at most 400 characters.',
        after:
          'A choice is its `code` or its `id`. The contract has no limits for `kybData`, which always has the codes.',
        action: 'Nothing, unless you check these values yourself.',
      },
      ar: {
        before: 'كان كل اختيار في الاستبيان هو `code`، وكان في `kybData` غرض واحد على الأقل وتفاصيل لا تتجاوز 400 حرف.',
        after: 'أصبح الاختيار هو `code` أو `id`. ولا حدود في العقد لقيم `kybData`، وفيها `code` دائمًا.',
        action: 'لا شيء، ما لم تكن تفحص هذه القيم بنفسك.',
      },
    },
    {
      operations: [
        'getWallet',
        'getWalletActivity',
        'getWalletSpending',
        'getLimits',
        'listHolds',
        'listSubWallets',
        'listTransactions',
        'getTransaction',
        'exportTransactions',
      ],
      en: {
        before: 'They took the access token of a customer.',
        after: 'They take an API key with the scope `wallet:read` too.',
        action: 'Nothing. If you generate your client, look at how it chooses between the two.',
      },
      ar: {
        before: 'كانت تقبل رمز وصول العميل وحده.',
        after: 'أصبحت تقبل أيضًا مفتاح API له النطاق `wallet:read`.',
        action: 'لا شيء. وإذا كنت تولّد عميلك البرمجي فانظر كيف يختار بينهما.',
      },
    },
  ],
  list: [
    {
      en: '`createStatement`, `createBalanceCertificate` and `createIbanLetter` take `Idempotency-Key`. The operations that take none, because repeating them changes nothing, have `x-repeatable: true`.',
      ar: 'تقبل `createStatement` و`createBalanceCertificate` و`createIbanLetter` الترويسة `Idempotency-Key`. وما لا يقبلها، لأن تكراره لا يغيّر شيئًا، علامته `x-repeatable: true`.',
    },
    {
      en: 'The contract names the server that serves it: `servers` has its whole URL. It was `/`, which importers took for a path.',
      ar: 'يذكر العقد الخادم الذي يقدّمه: في `servers` رابطه كاملًا، وكان `/`، فعدّته أدوات الاستيراد مسارًا.',
    },
    {
      en: 'Names have their Arabic form where the record has it: `counterpartyArabic`, `nameArabic` of holds, `companyNameArabic`, `legalNameArabic`, `businessNameArabic`.',
      ar: 'للأسماء صيغتها العربية حيث يحملها السجل: `counterpartyArabic` و`nameArabic` في الحجوزات و`companyNameArabic` و`legalNameArabic` و`businessNameArabic`.',
    },
    {
      en: '`RATE_LIMITED` has the reason `codes_per_hour` where too many codes were requested. The accounts of the sandbox are sent up to 1,000 codes an hour.',
      ar: 'يحمل `RATE_LIMITED` السبب `codes_per_hour` عند طلب رموز أكثر من الحد. وتُرسل إلى حسابات البيئة التجريبية رموز تصل إلى 1,000 في الساعة.',
    },
    {
      en: 'New: `deactivateWallet` stops the wallet without a code while codes are locked.',
      ar: 'جديد: توقف `deactivateWallet` المحفظة بلا رمز ما دامت الرموز مقفلة.',
    },
    {
      en: 'New: `moveMoney` moves money between the wallet and its sub-wallets, `renameSubWallet` and `closeSubWallet` rename and close one.',
      ar: 'جديد: تنقل `moveMoney` المبالغ بين المحفظة ومحافظها الفرعية، وتعيد `renameSubWallet` تسمية إحداها، وتغلقها `closeSubWallet`.',
    },
    {
      en: 'New: `watchWallet` streams server-sent events that say within two seconds that something of the wallet has changed.',
      ar: 'جديد: ترسل `watchWallet` أحداثًا متتابعة عبر اتصال مفتوح تُعلِم بكل تغيير في المحفظة خلال ثانيتين.',
    },
    {
      en: 'Registrations have the unified national number: `unifiedNumber` of `validateCr` and of the profile in `getMe`. It signs in, and a company has one account, whichever of its numbers was entered. `validateCr` refuses companies in liquidation and deleted registrations too: `status` has the new values `in_liquidation` and `deleted`, and `code` says why a number is not valid.',
      ar: 'تحمل السجلات الرقم الوطني الموحد: `unifiedNumber` في `validateCr` وفي ملف `getMe`. وبه يُسجَّل الدخول، ولكل منشأة حساب واحد أيًّا كان رقمها المُدخل. وترفض `validateCr` كذلك المنشآت قيد التصفية والسجلات المشطوبة: للحقل `status` القيمتان الجديدتان `in_liquidation` و`deleted`، ويبيّن الحقل `code` سبب عدم صلاحية الرقم.',
    },
    {
      en: 'The registry has to name the person who signs up as an owner or a manager of the company. Otherwise `runGlobalScreening` returns `REVIEW` with the new field `review`: `not_on_registration`. Its other value is `screening`. Once compliance approves, the screening runs.',
      ar: 'ينبغي أن يذكر السجل التجاري من يسجّل مالكًا للمنشأة أو مديرًا لها، وإلا أعادت `runGlobalScreening` الحالة `REVIEW` ومعها الحقل الجديد `review` بالقيمة `not_on_registration`. وقيمته الأخرى `screening`. وبعد موافقة فريق الالتزام يُجرى الفحص.',
    },
    {
      en: 'Administrators of live mode sign in with a second factor: `loginAdmin` takes `secondFactor`. New codes: `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_INVALID`.',
      ar: 'يسجّل المشرفون الدخول في البيئة الفعلية بعامل تحقق ثانٍ: تقبل `loginAdmin` الحقل `secondFactor`. وللأخطاء رمزان جديدان: `SECOND_FACTOR_REQUIRED` و`SECOND_FACTOR_INVALID`.',
    },
    {
      en: '`verifyLoginOtp` takes `locale`, the language of the phone call that confirms a sign-in.',
      ar: 'تقبل `verifyLoginOtp` الحقل `locale`، وهو لغة المكالمة التي تؤكد تسجيل الدخول.',
    },
    {
      en: 'Viewers may call the admin operations that only read. It was 403 `ADMIN_REQUIRED`.',
      ar: 'يحق للمطّلع استدعاء عمليات الإدارة التي تقرأ فقط، وكان الجواب 403 `ADMIN_REQUIRED`.',
    },
    {
      en: 'Customers are compared with the sanctions lists every day. When compliance confirms a hit, or an administrator decides so, the wallet is frozen: `getWallet` has `frozen: true`, and payments, holds, captures, moves and wallet actions other than `deactivate` return the new code `WALLET_FROZEN`. `failure` of a transaction has the new value `wallet_frozen`. Money still comes in. In the sandbox, `runSandboxRescreening` runs the daily screening at once, and the account `0500000024` has a frozen wallet.',
      ar: 'يُقارن العملاء بقوائم العقوبات كل يوم. وإذا أكّد فريق الالتزام تطابقًا أو قرّر أحد المشرفين ذلك تُجمَّد المحفظة: تحمل `getWallet` الحقل `frozen: true`، وتعيد المدفوعات والحجوزات وتحصيلها والتنقلات وتغييرات المحفظة عدا `deactivate` الرمز الجديد `WALLET_FROZEN`. وللحقل `failure` في العملية القيمة الجديدة `wallet_frozen`. وما يرد إليها يصل. وتجري `runSandboxRescreening` الفحص اليومي في الحال في البيئة التجريبية، ومحفظة الحساب `0500000024` فيها مجمّدة.',
    },
    {
      en: 'Compliance keeps a deny list of ID numbers, for which `localScreening` returns `HIT`, in the sandbox too. New codes for administrators: `DENY_LIST_DUPLICATE`, `DENY_LIST_ENTRY_NOT_FOUND`, `DENY_LIST_ENTRY_REMOVED`.',
      ar: 'لفريق الالتزام قائمة منع لأرقام هوية تعيد `localScreening` لها `HIT`، في البيئة التجريبية أيضًا. وللأخطاء رموز جديدة تخص الإدارة: `DENY_LIST_DUPLICATE` و`DENY_LIST_ENTRY_NOT_FOUND` و`DENY_LIST_ENTRY_REMOVED`.',
    },
    {
      en: 'Two administrators close an account: `requestAccountClosure` and `decideStaffRequest`, with `listStaffRequests`. `exportCustomer` returns what is stored about a person. The phone, the ID and the registration of a closed account may sign up again. `status` of a customer has the new value `closed`. New codes for administrators: `ACCOUNT_CLOSED`, `REQUEST_PENDING`, `REQUESTER_REQUIRED`, `SECOND_PERSON_REQUIRED`, `STAFF_REQUEST_CLOSED`, `STAFF_REQUEST_NOT_FOUND`, `WALLET_NOT_EMPTY`.',
      ar: 'يغلق الحسابَ مشرفان: `requestAccountClosure` و`decideStaffRequest`، ومعهما `listStaffRequests`. وتعيد `exportCustomer` ما يُحفظ عن الشخص. ولجوال الحساب المغلق وهويته وسجله أن تُسجَّل من جديد. وللحقل `status` في العميل القيمة الجديدة `closed`. وللأخطاء رموز جديدة تخص الإدارة: `ACCOUNT_CLOSED` و`REQUEST_PENDING` و`REQUESTER_REQUIRED` و`SECOND_PERSON_REQUIRED` و`STAFF_REQUEST_CLOSED` و`STAFF_REQUEST_NOT_FOUND` و`WALLET_NOT_EMPTY`.',
    },
    {
      en: 'Staff require a phone call at each sign-in of a customer, or stop it: `changeSignInCall`. `getCustomer` has `signInCall`. New code for administrators: `SIGN_IN_CALL_UNCHANGED`.',
      ar: 'يطلب المشرفون مكالمة هاتفية عند كل تسجيل دخول لعميل، أو يوقفونها: `changeSignInCall`. ولـ`getCustomer` الحقل `signInCall`. ورمز جديد للمشرفين: `SIGN_IN_CALL_UNCHANGED`.',
    },
    {
      en: 'New: beneficiaries, the IBANs that an account sends money to. `addBeneficiary` sends a code, `confirmBeneficiary` has the IBAN checked. New codes: `BENEFICIARY_EXISTS`, `BENEFICIARY_LIMIT_REACHED`, `BENEFICIARY_NOT_FOUND`, `BENEFICIARY_SUSPENDED`, `IBAN_INVALID`, `IBAN_FOREIGN`, `IBAN_OWN`. `watchWallet` reports `beneficiaries`.',
      ar: 'جديد: المستفيدون، أي أرقام الآيبان التي يُرسل الحساب المال إليها. ترسل `addBeneficiary` رمزًا، و`confirmBeneficiary` تتحقق من الآيبان. رموز جديدة: `BENEFICIARY_EXISTS` و`BENEFICIARY_LIMIT_REACHED` و`BENEFICIARY_NOT_FOUND` و`BENEFICIARY_SUSPENDED` و`IBAN_INVALID` و`IBAN_FOREIGN` و`IBAN_OWN`. وتُبلغ `watchWallet` عن `beneficiaries`.',
    },
    {
      en: 'Staff stop money to a beneficiary, and let it go on: `suspendBeneficiary` and `resumeBeneficiary`, with `listCustomerBeneficiaries`. New code for administrators: `BENEFICIARY_STATE_INVALID`.',
      ar: 'يوقف المشرفون التحويل إلى مستفيد، ويسمحون به من جديد: `suspendBeneficiary` و`resumeBeneficiary`، ومعهما `listCustomerBeneficiaries`. ورمز جديد للمشرفين: `BENEFICIARY_STATE_INVALID`.',
    },
    {
      en: 'New tag `top-ups`: money comes into the wallet by card and by bank transfer. `createTopUp`, `payTopUp`, `getTopUp` and `listTopUps` take a card, in live mode on the page at `url` of `cardForm`, which has the form of the card provider. `getBankDetails` returns the IBAN of the wallet. New codes: `MAXIMUM_BALANCE_EXCEEDED`, `TOP_UP_ENDED`, `TOP_UP_NOT_FOUND`. In the sandbox, test cards take the place of the form, `decideSandboxCardPayment` answers for their holder, and `createSandboxBankCredit` transfers money to an IBAN, once for each `Idempotency-Key`.',
      ar: 'وسم جديد `top-ups`: يدخل المال إلى المحفظة بالبطاقة وبالحوالة البنكية. تستقبل `createTopUp` و`payTopUp` و`getTopUp` و`listTopUps` بطاقة، تُدخل خارج البيئة التجريبية في نموذج مزوّد الدفع ضمن الصفحة التي يدل عليها `url` في `cardForm`، وتُعيد `getBankDetails` رقم آيبان المحفظة. ورموز الخطأ الجديدة: `MAXIMUM_BALANCE_EXCEEDED` و`TOP_UP_ENDED` و`TOP_UP_NOT_FOUND`. وفي البيئة التجريبية تحل بطاقات اختبار محل النموذج، وتجيب `decideSandboxCardPayment` عن صاحبها، وتحوّل `createSandboxBankCredit` مبلغًا إلى آيبان، مرة واحدة لكل `Idempotency-Key`.',
    },
    {
      en: 'New for administrators: `getLedgerReport` says where the money of all wallets is and whether the ledger agrees, `listSuspenseCredits` which bank transfers are in no wallet. Two administrators decide about them: `requestSuspenseCrediting`, `requestSuspenseReturn`. `searchTransfers` and `getAdminTransfer` show transfers with all that is known of them, and two administrators end one that nobody knows the outcome of: `requestTransferSettlement`. The payload and the subject of a request have new kinds, and `REQUEST_PENDING` says that any request about the same subject waits. New codes: `SUSPENSE_CREDIT_DECIDED`, `SUSPENSE_CREDIT_NOT_FOUND`.',
      ar: 'جديد للمشرفين: تذكر `getLedgerReport` أين أموال المحافظ كلها وهل تتطابق الدفاتر، و`listSuspenseCredits` أي الحوالات البنكية لم تدخل محفظة. ويبتّ فيها مشرفان: `requestSuspenseCrediting` و`requestSuspenseReturn`. وتعرض `searchTransfers` و`getAdminTransfer` التحويلات وكل ما يُعرف عنها، وينهي مشرفان ما لا تُعرف نتيجته: `requestTransferSettlement`. ولمضمون الطلب وموضوعه أنواع جديدة، ويعني `REQUEST_PENDING` أن أي طلب عن الموضوع نفسه بانتظار البتّ. ورموز الخطأ الجديدة: `SUSPENSE_CREDIT_DECIDED` و`SUSPENSE_CREDIT_NOT_FOUND`.',
    },
    {
      en: 'New for administrators: `listMoneyExceptions` lists reports of banks and providers that contradict the books, and `resolveMoneyException` says how it was cleared up. `listSuspendedTopUps` lists card top-ups in suspense, and two administrators decide about them: `requestTopUpCrediting`, `requestTopUpRefund`. The payload and the subject of a request have new kinds. `countMoneyQueues` counts what waits for a person. `searchTopUps` and `getAdminTopUp` show top-ups by card with all that is known of them, and `exceptions` of a transfer or top-up what contradicts the books. Two administrators record that the bank of a card has taken a payment back: `requestTopUpDispute`. New codes: `MONEY_EXCEPTION_NOT_FOUND`, `MONEY_EXCEPTION_RESOLVED`, `TOP_UP_STATE_INVALID`.',
      ar: 'جديد للمشرفين: تسرد `listMoneyExceptions` بلاغات البنوك ومزوّدي الخدمة التي تتعارض مع الدفاتر، وتذكر `resolveMoneyException` كيف سُوّي. وتسرد `listSuspendedTopUps` عمليات الشحن بالبطاقة المعلّقة، ويبتّ فيها مشرفان: `requestTopUpCrediting` و`requestTopUpRefund`. ولمضمون الطلب وموضوعه أنواع جديدة. وتعدّ `countMoneyQueues` ما ينتظر شخصًا. وتعرض `searchTopUps` و`getAdminTopUp` عمليات الشحن بالبطاقة بكل ما يُعرف عنها، ويعرض `exceptions` لتحويل أو عملية شحن ما يتعارض مع الدفاتر. ويسجّل مشرفان أن بنك البطاقة استردّ دفعة: `requestTopUpDispute`. ورموز الخطأ الجديدة: `MONEY_EXCEPTION_NOT_FOUND` و`MONEY_EXCEPTION_RESOLVED` و`TOP_UP_STATE_INVALID`.',
    },
    {
      en: 'Transactions have the new types `incoming_transfer`, `customer_transfer`, `returned_transfer` and `fee`. Holds have the new reason `transfer`.',
      ar: 'للعمليات أنواع جديدة: `incoming_transfer` و`customer_transfer` و`returned_transfer` و`fee`. وللمبالغ المحجوزة سبب جديد هو `transfer`.',
    },
    {
      en: 'New: money is sent to Plink customers and to IBANs, now, on a date or repeatedly: `findRecipient`, `createTransfer`, `confirmTransfer`, `resendTransferCode`, `cancelTransfer`, `getTransfer`, `listTransfers`, `listTransferSchedules`, `cancelTransferSchedule`. A Plink customer who cannot receive the money now has it later, or it comes back: the transfer is `pending` until then. `watchWallet` has the new value `transfers`. In the sandbox, `settleSandboxTransfer`, `failSandboxTransfer` and `returnSandboxTransfer` act for the bank.',
      ar: 'جديد: يُرسل المال إلى عملاء Plink وإلى أرقام الآيبان، الآن أو في تاريخ محدد أو دوريًا: `findRecipient` و`createTransfer` و`confirmTransfer` و`resendTransferCode` و`cancelTransfer` و`getTransfer` و`listTransfers` و`listTransferSchedules` و`cancelTransferSchedule`. ومن لا يستطيع من عملاء Plink استلام المال الآن يستلمه لاحقًا أو يعود المال: ويكون التحويل `pending` حتى ذلك الحين. وفي `watchWallet` القيمة الجديدة `transfers`. وفي البيئة التجريبية تنوب `settleSandboxTransfer` و`failSandboxTransfer` و`returnSandboxTransfer` عن البنك.',
    },
    {
      en: 'New: `getTransferReceipt` returns the receipt of a transfer as PDF, in both languages.',
      ar: 'جديد: `getTransferReceipt` يعيد إيصال التحويل بصيغة PDF وباللغتين.',
    },
    {
      en: 'Transactions have `transferId` and `topUpId`, the transfer or top-up by card that they belong to.',
      ar: 'تحمل العمليات `transferId` و`topUpId`، أي التحويل أو الشحن بالبطاقة الذي تعود إليه.',
    },
    {
      en: 'The guides have flows of top-ups and transfers that run on the page and as a script. The test values have IBANs whose transfers fail, are returned or lose the answer of the bank.',
      ar: 'في الأدلة مسارات للشحن والتحويل تعمل في الصفحة، وفي برنامج واحد. وفي بيانات الاختبار أرقام آيبان يفشل التحويل إليها أو يُعاد أو يضيع رد البنك عنه.',
    },
    {
      en: 'The month of the licence counts all that leaves the wallet: payments and holds too are refused with `LIMIT_EXCEEDED` and the reason `licence_monthly`, and `remaining` of `getLimits` says what it leaves. `range` ends there, and `createWalletAction` refuses a higher limit with `LIMIT_OUT_OF_RANGE`.',
      ar: 'يشمل حد الترخيص الشهري كل ما يخرج من المحفظة: تُرفض المدفوعات والمبالغ المحجوزة أيضًا بالرمز `LIMIT_EXCEEDED` والسبب `licence_monthly`، ويبيّن `remaining` في `getLimits` ما يبقى منه. وينتهي `range` عنده، ويرفض `createWalletAction` حدًا أعلى منه بالرمز `LIMIT_OUT_OF_RANGE`.',
    },
    {
      en: '`getLimits` has `instantTransfer`, the most that one transfer to an IBAN may have.',
      ar: 'في `getLimits` حقل `instantTransfer`، وهو أقصى مبلغ للتحويل الواحد إلى آيبان.',
    },
    {
      en: 'Error bodies have `documentationUrl`, a link to the explanation of their code.',
      ar: 'يحمل محتوى الأخطاء `documentationUrl` الذي يقود إلى شرح رمز الخطأ.',
    },
    {
      en: 'A screening under review now ends: `runGlobalScreening` then returns `CLEAR` or `REJECTED`, and `getOnboardingSession` shows the outcome too. An expired Nafath request has the reason `asked_again` when compliance asks for another approval. Security events can have the reason `admin`.',
      ar: 'للفحص قيد المراجعة نهاية: تعيد `runGlobalScreening` عندئذ `CLEAR` أو `REJECTED`، وتذكر ذلك `getOnboardingSession` أيضًا. ويحمل طلب نفاذ المنتهي السبب `asked_again` حين يطلب فريق الالتزام الموافقة من جديد. وللأحداث الأمنية السبب `admin`.',
    },
    {
      en: '`logout` takes `onboardingToken`, the token of an unfinished sign-up, in place of `refreshToken`, and ends it.',
      ar: 'تقبل `logout` الحقل `onboardingToken`، وهو رمز التسجيل غير المكتمل، بدلًا من `refreshToken`، وتُنهيه.',
    },
    {
      en: 'A password that is too short is refused with the sentence of the screen in `fields`. Arabic-Indic digits in passwords count as the digits 0 to 9.',
      ar: 'تُرفض كلمة المرور القصيرة بعبارة الشاشة نفسها في `fields`. وتُعد الأرقام العربية في كلمات المرور كالأرقام من 0 إلى 9.',
    },
    {
      en: '`submitKyb` and `createProfile` take an option by its `id` too, in any language. `kybData` of `getOnboardingSession` has the codes.',
      ar: 'تقبل `submitKyb` و`createProfile` الخيار بقيمة `id` أيضًا بأي لغة. ويحمل `kybData` في `getOnboardingSession` قيم `code`.',
    },
    {
      en: 'Where the body of `sendOtp`, `verifyOtp` or `verifyLoginOtp` has no `locale`, the header `Accept-Language` names the language.',
      ar: 'إذا خلا طلب `sendOtp` أو `verifyOtp` أو `verifyLoginOtp` من `locale` حدّدت الترويسة `Accept-Language` اللغة.',
    },
    {
      en: '`RATE_LIMITED` has new reasons: `export_running` while an account downloads its transactions already, `unpaid_top_ups` at more than 20 top-ups that nothing was paid for, `refused_per_hour` at more than 20 refused transfers in an hour.',
      ar: 'للرمز `RATE_LIMITED` أسباب جديدة: `export_running` أثناء تنزيل آخر لعمليات الحساب نفسه، و`unpaid_top_ups` عند تجاوز 20 عملية شحن لم تُدفع، و`refused_per_hour` عند تجاوز 20 تحويلًا مرفوضًا في الساعة.',
    },
    {
      en: 'An account has 50 scheduled transfers at most. `createTransfer` and `confirmTransfer` then return the new code `TRANSFER_SCHEDULE_LIMIT_REACHED`.',
      ar: 'للحساب 50 تحويلًا مجدولًا على الأكثر، وبعدها تعيد `createTransfer` و`confirmTransfer` الرمز الجديد `TRANSFER_SCHEDULE_LIMIT_REACHED`.',
    },
    {
      en: 'What a Plink customer can receive shows in no draft: `createTransfer` never returns `RECIPIENT_UNAVAILABLE`. Only `confirmTransfer` does, for an account that is closed.',
      ar: 'لا تكشف مسودة التحويل ما يستطيع عميل Plink استلامه: لا تعيد `createTransfer` الرمز `RECIPIENT_UNAVAILABLE` أبدًا، وتعيده `confirmTransfer` وحدها إذا كان حساب المستفيد مغلقًا.',
    },
    {
      en: 'New for administrators: `suspense` of `getAdminTransfer` says why a transfer is `pending`. `searchTransfers` and `countMoneyQueues` count it as undecided, and `requestTransferSettlement` ends it.',
      ar: 'جديد للمشرفين: يبيّن `suspense` في `getAdminTransfer` لماذا حالة التحويل `pending`. وتعدّه `searchTransfers` و`countMoneyQueues` مما ينتظر قرارًا، وتنهيه `requestTransferSettlement`.',
    },
    {
      en: 'Failures to sign in to the staff portal are counted by address and by device. `loginAdmin` returns `deviceToken`; a device that sends it next time is not locked by what others do.',
      ar: 'تُحتسب المحاولات الفاشلة للدخول إلى بوابة الموظفين بحسب العنوان والجهاز. وتعيد `loginAdmin` الحقل `deviceToken`، والجهاز الذي يرسله في المرة التالية لا تقفله محاولات غيره.',
    },
    {
      en: 'New: `getLegalTexts` returns the company, its licence, the terms, the privacy notice, the fees and how money is kept. A person who verifies a phone accepts the terms in force.',
      ar: 'جديد: تعيد `getLegalTexts` بيانات الشركة وترخيصها والشروط والأحكام وإشعار الخصوصية والرسوم وكيفية حفظ الأموال. ومن يتحقق من رقم جواله يقبل الشروط السارية.',
    },
    {
      en: 'New: `changeEmail` changes the email of the business, after the password and a link that the new address is sent: `confirmEmailChange`. `getEmailChange` has what became of it, `sendEmailLink` sends the link again, `cancelEmailChange` ends it. `profile` of `getMe` and `getCustomer` return `email` and `isEmailConfirmed`. Emails of the sandbox are in `listSandboxEmails`. New codes: `EMAIL_CHANGE_NOT_FOUND`, `EMAIL_LINK_INVALID`, `EMAIL_LINK_USED`. `reason` of `RATE_LIMITED` has the new value `emails_per_hour`.',
      ar: 'جديد: تغيّر `changeEmail` البريد الإلكتروني للمنشأة بكلمة المرور وبرابط يصل إلى العنوان الجديد: `confirmEmailChange`. تبيّن `getEmailChange` ما آل إليه التغيير، وتعيد `sendEmailLink` إرسال الرابط، وتنهي `cancelEmailChange` التغيير. يعيد `profile` في `getMe` وكذلك `getCustomer` الحقلين `email` و`isEmailConfirmed`. ورسائل البريد في البيئة التجريبية في `listSandboxEmails`. رموز خطأ جديدة: `EMAIL_CHANGE_NOT_FOUND` و`EMAIL_LINK_INVALID` و`EMAIL_LINK_USED`. ولحقل `reason` في `RATE_LIMITED` القيمة الجديدة `emails_per_hour`.',
    },
    {
      en: '`searchCustomers` and `getCustomer` say with `frozen` that the wallet of a customer is frozen.',
      ar: 'يبيّن الحقل `frozen` في `searchCustomers` و`getCustomer` أن محفظة العميل مجمّدة.',
    },
    {
      en: '`getWallet` has `change`, the amount by which the balance has changed in the last 30 days, beside `changePercent`.',
      ar: 'في `getWallet` الحقل `change`، وهو المبلغ الذي تغيّر به الرصيد في آخر 30 يومًا، إلى جانب `changePercent`.',
    },
    {
      en: '`findRecipient` returns `crEnding`, the last four digits of the CR number, and whole names if the number is a CR or unified number.',
      ar: 'تعيد `findRecipient` الحقل `crEnding`، وهو آخر أربعة أرقام من السجل التجاري، والاسم كاملًا إذا كان الرقم سجلًا تجاريًا أو رقمًا موحدًا.',
    },
    {
      en: '`getWalletSpending` takes `by`: `payee` returns `payees`, `purpose` returns `purposes`. Without it, it groups by type as before.',
      ar: 'تأخذ `getWalletSpending` المعامل `by`: القيمة `payee` تعيد `payees`، والقيمة `purpose` تعيد `purposes`. ودونه يُجمع الإنفاق حسب النوع كما كان.',
    },
    {
      en: 'New: `requestContact` stores the number of a company that cannot sign up by itself, for staff to call.',
      ar: 'جديد: تحفظ `requestContact` رقم شركة لا يمكنها التسجيل بنفسها ليتصل بها الفريق.',
    },
    {
      en: 'New guides, with a search over them and the operations: quick start, runnable flows, error catalogue, conventions, API keys, webhooks, idempotency, pagination, limits, versions, going live. The reference has moved from `/docs` to `/docs/reference`.',
      ar: 'هذه الأدلة، مع بحث فيها وفي العمليات: البداية السريعة، ومسارات قابلة للتشغيل، ودليل الأخطاء، والقواعد العامة، ومفاتيح API، ومنع التكرار، والصفحات، والحدود، والإصدارات، والانتقال إلى البيئة الفعلية. وانتقل المرجع من `/docs` إلى `/docs/reference`.',
    },
    {
      en: 'The reference has a page for each tag and each operation, which is read without JavaScript: who may call it, fields, responses, error codes, examples, a call to copy. Earlier links lead there.',
      ar: 'للمرجع صفحة لكل وسم ولكل عملية تُقرأ بلا JavaScript: من يستطيع طلبها، وحقولها وأجوبتها ورموز أخطائها وأمثلتها، وطلب يُنسخ. تقود الروابط السابقة إليها.',
    },
    {
      en: '`/openapi.yaml` and `/openapi.json` have the operations that a program can use, without those of the staff and of outside services. Postman, Bruno and other tools import them.',
      ar: 'يحمل `/openapi.yaml` و`/openapi.json` العمليات التي يمكن لبرنامجك استخدامها، دون عمليات الموظفين والخدمات الخارجية. ويستوردهما Postman وBruno وأدوات أخرى.',
    },
    {
      en: 'A typed client for Node.js and browsers, generated from the contract. It takes API keys, refreshes the tokens of a customer, reads lists page by page and verifies webhooks. Browser pages of any origin may call the sandbox.',
      ar: 'عميل برمجي محدد الأنواع لـ Node.js والمتصفحات، مولّد من العقد. يقبل مفاتيح API، ويجدد الرموز المميزة للعميل، ويقرأ القوائم صفحة بعد صفحة. ويمكن لصفحات المتصفح استدعاء البيئة التجريبية من أي عنوان.',
    },
    {
      en: 'New tag `api-keys`: programs call with an API key in place of a sign-in. `createApiKey`, `confirmApiKey`, `resendApiKeyCode`, `listApiKeys`, `rollApiKey` and `revokeApiKey` manage the keys of a business. Operations that take a key name its scope in `security` and return the new codes `SCOPE_MISSING`, `API_KEY_INVALID`, `API_KEY_OTHER_MODE`, `API_KEY_EXPIRED`, `API_KEY_REVOKED` and `API_KEY_SUSPENDED`. Other new codes: `API_KEY_LIMIT_REACHED`, `API_KEY_NOT_FOUND`. Security events have `apiKeyName` and the new types `api_key_created`, `api_key_rolled` and `api_key_revoked`.',
      ar: 'وسم جديد `api-keys`: تستدعي البرامج بمفتاح API بدل تسجيل الدخول. تدير `createApiKey` و`confirmApiKey` و`resendApiKeyCode` و`listApiKeys` و`rollApiKey` و`revokeApiKey` مفاتيح المنشأة. والعمليات التي تقبل مفتاحًا تذكر نطاقه في `security` وتعيد الرموز الجديدة `SCOPE_MISSING` و`API_KEY_INVALID` و`API_KEY_OTHER_MODE` و`API_KEY_EXPIRED` و`API_KEY_REVOKED` و`API_KEY_SUSPENDED`. ورمزان جديدان آخران: `API_KEY_LIMIT_REACHED` و`API_KEY_NOT_FOUND`. وتحمل الأحداث الأمنية `apiKeyName` والأنواع الجديدة `api_key_created` و`api_key_rolled` و`api_key_revoked`.',
    },
    {
      en: 'New: `sendTransfer` sends a transfer with an API key, without a code, to the beneficiaries and within the daily cap of `sending`. It needs the new scope `transfers:send`. New codes: `BENEFICIARY_NOT_ALLOWED`, `DAILY_CAP_REACHED` with `remaining`. Transfers have `apiKeyName` and the new cause `api_key`.',
      ar: 'جديد: ترسل `sendTransfer` تحويلًا بمفتاح API دون رمز، إلى مستفيدي `sending` وضمن حده اليومي. وتحتاج إلى النطاق الجديد `transfers:send`. ورمزان جديدان: `BENEFICIARY_NOT_ALLOWED` و`DAILY_CAP_REACHED` مع `remaining`. وللتحويلات `apiKeyName` والسبب الجديد `api_key`.',
    },
    {
      en: 'New: `listApiKeyRequests` lists what was called with an API key in the last 30 days, by `X-Request-Id` if wanted.',
      ar: 'جديد: تسرد `listApiKeyRequests` ما استُدعي بمفتاح API خلال 30 يومًا، وبحسب `X-Request-Id` عند الطلب.',
    },
    {
      en: 'New: with the new scope `api-key:roll`, `rollOwnApiKey` replaces the key of the call by one with the same rights and the same end, without a code. New code: `API_KEY_ALREADY_ROLLED`.',
      ar: 'جديد: بالنطاق الجديد `api-key:roll` تبدّل `rollOwnApiKey` مفتاح الاستدعاء بمفتاح له الصلاحيات نفسها والموعد نفسه، دون رمز. ورمز جديد: `API_KEY_ALREADY_ROLLED`.',
    },
    {
      en: 'Each API key may make 600 calls a minute. Responses to it have `RateLimit-Policy` and `RateLimit`, and more calls return 429 `RATE_LIMITED`, also from operations that declared no limit before.',
      ar: 'لكل مفتاح API 600 استدعاء في الدقيقة. تحمل الأجوبة له `RateLimit-Policy` و`RateLimit`، وجواب ما زاد 429 `RATE_LIMITED`، حتى من عمليات لم تذكر حدًا من قبل.',
    },
    {
      en: 'New: `listEvents` lists what has happened in the account in the last 30 days, with each object as it was then. A key needs `wallet:read`. Holds have the new status `released` there.',
      ar: 'جديد: يعرض `listEvents` ما حدث في الحساب خلال آخر 30 يومًا، وكل كائن كما كان حينها. ويحتاج المفتاح إلى `wallet:read`. وللمبالغ المحجوزة هناك الحالة الجديدة `released`.',
    },
    {
      en: 'New: `createSandboxBusiness` makes a test business of your own with money, beneficiaries and an API key in one call, without a sign-up. `resetSandboxBusiness` puts it back to how it was made. `moveSandboxClock` moves its time ahead, so that cooling-off periods, scheduled transfers and holds can be tested; `getSandboxClock` reads it. New code: `SANDBOX_CLOCK_OUT_OF_RANGE`.',
      ar: 'جديد: تنشئ `createSandboxBusiness` منشأة تجريبية خاصة بك، لها رصيد ومستفيدون ومفتاح API، بطلب واحد ودون تسجيل. وتعيدها `resetSandboxBusiness` كما أُنشئت. وتقدّم `moveSandboxClock` ساعتها لاختبار فترات الانتظار والتحويلات المجدولة والمبالغ المحجوزة، ويقرؤها `getSandboxClock`. رمز جديد: `SANDBOX_CLOCK_OUT_OF_RANGE`.',
    },
    {
      en: 'New tag `webhook-endpoints`: events are sent to a URL, signed as Standard Webhooks describes. `createWebhookEndpoint`, `changeWebhookEndpoint`, `deleteWebhookEndpoint`, `rollWebhookSecret`, `testWebhookEndpoint`, `listWebhookEndpoints`, `listWebhookDeliveries` and `resendWebhookDelivery`; keys need the new scope `webhooks:manage`. New codes: `WEBHOOK_ENDPOINT_LIMIT_REACHED`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`, `WEBHOOK_DELIVERY_NOT_FOUND`.',
      ar: 'وسم جديد `webhook-endpoints`: تُرسل الأحداث إلى عنوان، موقّعة كما تصف Standard Webhooks: `createWebhookEndpoint` و`changeWebhookEndpoint` و`deleteWebhookEndpoint` و`rollWebhookSecret` و`testWebhookEndpoint` و`listWebhookEndpoints` و`listWebhookDeliveries` و`resendWebhookDelivery`، وتحتاج المفاتيح إلى النطاق الجديد `webhooks:manage`. رموز جديدة: `WEBHOOK_ENDPOINT_LIMIT_REACHED` و`WEBHOOK_ENDPOINT_NOT_FOUND` و`WEBHOOK_ENDPOINT_DISABLED` و`WEBHOOK_DELIVERY_NOT_FOUND`.',
    },
    {
      en: 'New tag `transfer-batches`: up to 500 transfers from a CSV file with one code. `createTransferBatch` checks every row, `sendTransferBatchCode` and `confirmTransferBatch` confirm them, and each row becomes a transfer of its own. The same rows are one batch, unless `repeatOf` asks for them again. New codes: `TRANSFER_BATCH_EXPIRED`, `TRANSFER_BATCH_NOT_CANCELLABLE`, `TRANSFER_BATCH_NOT_FOUND`, `TRANSFER_FILE_INVALID`, `TRANSFER_ROWS_INVALID`, with `rows` in the error.',
      ar: 'وسم جديد `transfer-batches`: ما يصل إلى 500 تحويل من ملف CSV برمز واحد. تفحص `createTransferBatch` كل صف، وتؤكدها `sendTransferBatchCode` و`confirmTransferBatch`، ويصبح كل صف تحويلًا قائمًا بذاته. الصفوف نفسها دفعة واحدة، ما لم تُطلب من جديد بـ `repeatOf`. رموز جديدة: `TRANSFER_BATCH_EXPIRED` و`TRANSFER_BATCH_NOT_CANCELLABLE` و`TRANSFER_BATCH_NOT_FOUND` و`TRANSFER_FILE_INVALID` و`TRANSFER_ROWS_INVALID`، ومعه `rows` في الخطأ.',
    },
    {
      en: 'New tag `notifications`: what an account was told. `listNotifications`, `countUnreadNotifications`, `markNotificationRead`, `markNotificationsRead`, `getNotificationPreferences` and `changeNotificationPreferences`, which turns the list or the SMS of a group off. `watchWallet` has the new value `notifications`. An incoming bank transfer is also reported by SMS. New code: `NOTIFICATION_NOT_FOUND`.',
      ar: 'وسم جديد `notifications`: ما أُبلغ به الحساب: `listNotifications` و`countUnreadNotifications` و`markNotificationRead` و`markNotificationsRead` و`getNotificationPreferences` و`changeNotificationPreferences` التي توقف قائمة مجموعة أو رسائلها النصية. وللعملية `watchWallet` القيمة الجديدة `notifications`. وتُرسل رسالة نصية عند ورود حوالة بنكية. رمز جديد: `NOTIFICATION_NOT_FOUND`.',
    },
    {
      en: 'New tag `statements`: `listStatements` lists the months, which are closed when they are over, and `createStatement` issues a statement of a month or of up to 366 days. `getIssuedDocumentPdf`, `getStatementCsv` and `getStatementCamt` (CAMT.053) return it as a file. `createBalanceCertificate` and `createIbanLetter` issue what others ask a business for, and anybody checks the code of a document with `verifyDocument`. New codes: `IBAN_NOT_OPEN`, `ISSUED_DOCUMENT_NOT_FOUND`, `STATEMENT_PERIOD_INVALID`, `STATEMENT_TOO_LONG`.',
      ar: 'وسم جديد `statements`: تسرد `listStatements` الأشهر التي تُقفل بعد انتهائها، وتصدر `createStatement` كشف حساب لشهر أو لفترة لا تتجاوز 366 يومًا. وتعيده `getIssuedDocumentPdf` و`getStatementCsv` و`getStatementCamt` (CAMT.053) ملفًا. وتصدر `createBalanceCertificate` شهادة رصيد و`createIbanLetter` خطاب آيبان، ويتحقق أي شخص من رمز المستند عبر `verifyDocument`. رموز جديدة: `IBAN_NOT_OPEN` و`ISSUED_DOCUMENT_NOT_FOUND` و`STATEMENT_PERIOD_INVALID` و`STATEMENT_TOO_LONG`.',
    },
    {
      en: 'New for administrators: the books are compared with the daily files of the bank and of the card provider: `importReconciliationFile`, `listReconciliationFiles`, `getReconciliation`, `listReconciliationDifferences`. Two administrators resolve a difference: `requestDifferenceResolution`. The payload and the subject of a request have new kinds. In the sandbox, `createSandboxReconciliationFile` makes such files. New codes: `DIFFERENCE_CLOSED`, `DIFFERENCE_NOT_FOUND`, `RECONCILIATION_DAY_EXISTS`, `RECONCILIATION_FILE_EXISTS`, `RECONCILIATION_FILE_INVALID`, `RESOLUTION_NOT_POSSIBLE`.',
      ar: 'جديد للمشرفين: تُقارن الدفاتر بالملفات اليومية من البنك ومزوّد البطاقات: `importReconciliationFile` و`listReconciliationFiles` و`getReconciliation` و`listReconciliationDifferences`. ويسوّي مشرفان الفرق: `requestDifferenceResolution`. ولمضمون الطلب وموضوعه أنواع جديدة. وفي البيئة التجريبية تنشئ `createSandboxReconciliationFile` مثل هذه الملفات. رموز جديدة: `DIFFERENCE_CLOSED` و`DIFFERENCE_NOT_FOUND` و`RECONCILIATION_DAY_EXISTS` و`RECONCILIATION_FILE_EXISTS` و`RECONCILIATION_FILE_INVALID` و`RESOLUTION_NOT_POSSIBLE`.',
    },
    {
      en: 'New tag `bills`: SADAD bills are paid from the wallet. `listBillers` and `inquireBill` say whom to pay and what is owed, `payBills` prepares the payment of up to ten bills, and `confirmBillPayments` pays them with one code. `listBillPayments`, `getBillPayment` and `getBillReceipt` follow them, and `saveBill` keeps a bill for the next time, with a message before it is due. Transactions have `billPaymentId`. New codes: `BILLER_NOT_FOUND`, `BILLER_UNAVAILABLE`, `BILL_NOT_FOUND`, `BILL_ALREADY_PAID`, `BILL_PAYMENT_UNDER_WAY`, `BILL_PAYMENT_EXPIRED`, `BILL_PAYMENT_NOT_FOUND`, `BILL_PAYMENT_NOT_PAID`, `SAVED_BILL_EXISTS`, `SAVED_BILL_LIMIT_REACHED`, `SAVED_BILL_NOT_FOUND`. The test values have accounts whose bills are overdue, paid in part, refused or lose the answer.',
      ar: 'وسم جديد `bills`: تُسدد فواتير سداد من المحفظة. تبيّن `listBillers` و`inquireBill` لمن يُدفع وكم يُستحق، وتجهّز `payBills` سداد عشر فواتير على الأكثر، وتسددها `confirmBillPayments` برمز واحد. وتتابعها `listBillPayments` و`getBillPayment` و`getBillReceipt`، وتحفظ `saveBill` الفاتورة للمرة القادمة مع رسالة قبل استحقاقها. وفي العمليات `billPaymentId`. رموز جديدة: `BILLER_NOT_FOUND` و`BILLER_UNAVAILABLE` و`BILL_NOT_FOUND` و`BILL_ALREADY_PAID` و`BILL_PAYMENT_UNDER_WAY` و`BILL_PAYMENT_EXPIRED` و`BILL_PAYMENT_NOT_FOUND` و`BILL_PAYMENT_NOT_PAID` و`SAVED_BILL_EXISTS` و`SAVED_BILL_LIMIT_REACHED` و`SAVED_BILL_NOT_FOUND`. وفي بيانات الاختبار حسابات فواتيرها متأخرة أو تُسدد جزئيًا أو تُرفض أو يضيع ردها.',
    },
    {
      en: 'Transactions have `balanceAfter`, what was available right after them. The file of `exportTransactions` ends with it.',
      ar: 'تحمل العمليات `balanceAfter`، أي الرصيد المتاح بعدها مباشرة، وهو العمود الأخير في ملف `exportTransactions`.',
    },
    {
      en: 'New: the notes of customers and their own categories for transactions. `updateTransaction` stores them, `getTransaction` and `listTransactions` have `note` and `category`, `listTransactions` and `exportTransactions` filter by `categoryId`, and the file has both. `listTransactionCategories`, `createTransactionCategory`, `renameTransactionCategory` and `deleteTransactionCategory` manage the list. New codes: `CATEGORY_EXISTS`, `CATEGORY_LIMIT_REACHED`, `CATEGORY_NOT_FOUND`.',
      ar: 'جديد: ملاحظات العملاء وتصنيفاتهم الخاصة للعمليات. تحفظها `updateTransaction`، وتحمل `getTransaction` و`listTransactions` الحقلين `note` و`category`، وتصفّي `listTransactions` و`exportTransactions` حسب `categoryId`، وفي الملف كلاهما. وتدير القائمة `listTransactionCategories` و`createTransactionCategory` و`renameTransactionCategory` و`deleteTransactionCategory`. رموز جديدة: `CATEGORY_EXISTS` و`CATEGORY_LIMIT_REACHED` و`CATEGORY_NOT_FOUND`.',
    },
    {
      en: 'New: receipts, the images and PDF files that a customer keeps with a transaction. `uploadReceipt` takes the bytes as they are, `listReceipts`, `downloadReceipt` and `deleteReceipt` do the rest. New codes: `RECEIPT_LIMIT_REACHED`, `RECEIPT_NOT_FOUND`, `RECEIPT_STORAGE_FULL`, `RECEIPT_TOO_LARGE`, `RECEIPT_TYPE_UNSUPPORTED`.',
      ar: 'جديد: الإيصالات، أي الصور وملفات PDF التي يحفظها العميل مع العملية. تأخذ `uploadReceipt` البايتات كما هي، وتتولى البقية `listReceipts` و`downloadReceipt` و`deleteReceipt`. رموز جديدة: `RECEIPT_LIMIT_REACHED` و`RECEIPT_NOT_FOUND` و`RECEIPT_STORAGE_FULL` و`RECEIPT_TOO_LARGE` و`RECEIPT_TYPE_UNSUPPORTED`.',
    },
    {
      en: 'New: a customer reports a problem with a transaction, and our staff answer it: `reportTransactionProblem`, `listTransactionCases`, `writeToTransactionCase`, `closeTransactionCase`, and `listReportedProblems`, `answerTransactionCase` for administrators. New codes: `CASE_CLOSED`, `CASE_LIMIT_REACHED`, `CASE_NOT_FOUND`, `CASE_OPEN`. `countMoneyQueues` has `reportedProblems`.',
      ar: 'جديد: يبلغ العميل عن مشكلة في عملية ويرد عليها فريقنا: `reportTransactionProblem` و`listTransactionCases` و`writeToTransactionCase` و`closeTransactionCase`، وللمشرفين `listReportedProblems` و`answerTransactionCase`. رموز جديدة: `CASE_CLOSED` و`CASE_LIMIT_REACHED` و`CASE_NOT_FOUND` و`CASE_OPEN`. وتحمل `countMoneyQueues` الحقل `reportedProblems`.',
    },
    {
      en: 'New events `bill.…` tell programs of the payments of bills, such as `bill.paid` and `bill.failed`. `cancelBillPayment` cancels one while it is `held`. New code: `BILL_PAYMENT_NOT_CANCELLABLE`.',
      ar: 'أحداث جديدة `bill.…` تُبلغ البرامج بسداد الفواتير، مثل `bill.paid` و`bill.failed`. وتلغي `cancelBillPayment` السداد ما دامت حالته `held`. رمز جديد: `BILL_PAYMENT_NOT_CANCELLABLE`.',
    },
    {
      en: 'New: `startPhoneChange` changes the mobile number, after the password and a code of each number: `sendPhoneChangeCode`, `confirmPhoneChange`. The change waits before it takes effect; `getPhoneChange` shows it and `cancelPhoneChange` ends it. New codes: `PHONE_CHANGE_NOT_FOUND`, `PHONE_CHANGE_PENDING`. Security events and notifications have the new types `phone_change_asked`, `phone_changed`, `phone_change_cancelled` and `phone_change_failed`. In the sandbox, a change to `0500000004` waits for a day.',
      ar: 'جديد: تغيّر `startPhoneChange` رقم الجوال بكلمة المرور وبرمز على كل من الرقمين: `sendPhoneChangeCode` و`confirmPhoneChange`. وينتظر التغيير قبل أن يسري، فتعرضه `getPhoneChange` وتلغيه `cancelPhoneChange`. رمزان جديدان: `PHONE_CHANGE_NOT_FOUND` و`PHONE_CHANGE_PENDING`. وللأحداث الأمنية والإشعارات الأنواع الجديدة `phone_change_asked` و`phone_changed` و`phone_change_cancelled` و`phone_change_failed`. وفي البيئة التجريبية ينتظر التغيير إلى `0500000004` يومًا.',
    },
    {
      en: 'New: SMS are in Arabic or English. `sendOtp` and `verifyOtp` take `locale`, `getMe` has `messageLanguage`, and `changeMessageLanguage` changes it.',
      ar: 'جديد: تصل الرسائل النصية بالعربية أو بالإنجليزية. تقبل `sendOtp` و`verifyOtp` الحقل `locale`، وفي `getMe` الحقل `messageLanguage` الذي تغيّره `changeMessageLanguage`.',
    },
    {
      en: 'New: `listIssuedDocuments` lists the statements, certificates and letters that were issued, and `getRegistration` returns what is known of the registration and which terms were accepted.',
      ar: 'جديد: تسرد `listIssuedDocuments` ما صدر من كشوف وشهادات وخطابات، وتعيد `getRegistration` ما يُعرف عن السجل التجاري والشروط المقبولة.',
    },
    {
      en: 'New tag `team`: people act for a business with a role. `getTeam`, `inviteMember`, `confirmInvitation`, `resendInvitationCode`, `revokeInvitation`, `sendMemberRoleCode`, `changeMemberRole`, `removeMember`, `leaveTeam`. An invited person signs up with `joinsTeam` of `sendOtp`, without the registration and the questionnaire; `getOnboardingSession` has `invitation`. `getMe` has `role`, and operations that a role may not call return 403 `ROLE_REQUIRED`. Security events have `memberPhoneEnd`, `memberRole` and new types, `getCustomer` has `memberOf` and `members`. New codes: `INVITATION_ENDED`, `INVITATION_EXISTS`, `INVITATION_NOT_FOUND`, `MEMBER_NOT_FOUND`, `OPENER_STAYS`, `TEAM_FULL`.',
      ar: 'وسم جديد `team`: يعمل أشخاص باسم المنشأة، ولكل منهم دور. `getTeam` و`inviteMember` و`confirmInvitation` و`resendInvitationCode` و`revokeInvitation` و`sendMemberRoleCode` و`changeMemberRole` و`removeMember` و`leaveTeam`. يسجّل المدعو بالحقل `joinsTeam` في `sendOtp`، بلا سجل تجاري ولا استبيان، وفي `getOnboardingSession` الحقل `invitation`. في `getMe` الحقل `role`، وتعيد العمليات التي لا يسمح بها الدور 403 `ROLE_REQUIRED`. في أحداث الأمان `memberPhoneEnd` و`memberRole` وأنواع جديدة، وفي `getCustomer` `memberOf` و`members`. رموز جديدة: `INVITATION_ENDED` و`INVITATION_EXISTS` و`INVITATION_NOT_FOUND` و`MEMBER_NOT_FOUND` و`OPENER_STAYS` و`TEAM_FULL`.',
    },
    {
      en: 'New tag `approvals`: from the amount of a rule on, others approve a payment before it goes out. Owners set the rules: `sendApprovalRulesCode`, `setApprovalRules`. `confirmTransfer`, `confirmBillPayments` and `confirmTransferBatch` then return `awaiting_approval`; `sendApprovalCode`, `approvePayment`, `declinePayment`, `changePayment` and `withdrawPayment` decide, with `listApprovals` and `getApproval`. States have the new values `awaiting_approval` and `declined`, with events. Transfers, payments of bills and files have `madeBy`. A draft is confirmed by the person who prepared it.',
      ar: 'وسم جديد `approvals`: من مبلغ القاعدة فما فوق يوافق آخرون على الدفعة قبل تنفيذها. يضع الملّاك القواعد: `sendApprovalRulesCode` و`setApprovalRules`. وعندها تعيد `confirmTransfer` و`confirmBillPayments` و`confirmTransferBatch` الحالة `awaiting_approval`، وتقرر `sendApprovalCode` و`approvePayment` و`declinePayment` و`changePayment` و`withdrawPayment`، مع `listApprovals` و`getApproval`. للحالات القيمتان الجديدتان `awaiting_approval` و`declined` مع أحداثهما. وتحمل التحويلات وسداد الفواتير والملفات `madeBy`. ولا يؤكد المسودة إلا من جهزها.',
    },
    {
      en: 'New: owners upload documents of the business, such as its VAT certificate, and our staff see them: `uploadBusinessDocument`, `listBusinessDocuments`, `downloadBusinessDocument`, `deleteBusinessDocument`. New codes: `BUSINESS_DOCUMENT_LIMIT_REACHED`, `BUSINESS_DOCUMENT_NOT_FOUND`, `BUSINESS_DOCUMENT_TOO_LARGE`, `BUSINESS_DOCUMENT_TYPE_UNSUPPORTED`. In the sandbox, `0500000025` to `0500000028` are a team with a payment that waits for approval. Notifications have the new kinds `member_joined`, `member_role_changed`, `member_removed` and `member_left`, for every owner.',
      ar: 'جديد: يرفع الملّاك مستندات المنشأة مثل شهادة ضريبة القيمة المضافة، ويراها موظفونا: `uploadBusinessDocument` و`listBusinessDocuments` و`downloadBusinessDocument` و`deleteBusinessDocument`. رموز جديدة: `BUSINESS_DOCUMENT_LIMIT_REACHED` و`BUSINESS_DOCUMENT_NOT_FOUND` و`BUSINESS_DOCUMENT_TOO_LARGE` و`BUSINESS_DOCUMENT_TYPE_UNSUPPORTED`. والحسابات من `0500000025` إلى `0500000028` في البيئة التجريبية فريق له دفعة تنتظر الموافقة. وللإشعارات أنواع جديدة لكل الملّاك: `member_joined` و`member_role_changed` و`member_removed` و`member_left`.',
    },
    {
      en: '`getLiveness` has `version`, the version of the contract that the server serves.',
      ar: 'في `getLiveness` الحقل `version`، وهو إصدار العقد الذي يقدّمه الخادم.',
    },
    {
      en: 'While the database does not accept writes, `reason` of `getReadiness` says why: `unreachable`, `read_only`, `disk_full` or `busy`. A request whose answer was lost in a failover of the database returns 503 `SERVICE_UNAVAILABLE`; the same `Idempotency-Key` again makes it once.',
      ar: 'حين لا تقبل قاعدة البيانات الكتابة يوضح `reason` في جواب `getReadiness` السبب: `unreachable` أو `read_only` أو `disk_full` أو `busy`. والطلب الذي انقطع جوابه أثناء تبديل قاعدة البيانات يعود بالرمز 503 `SERVICE_UNAVAILABLE`، وإعادته بالمفتاح `Idempotency-Key` نفسه تنفّذه مرة واحدة.',
    },
    {
      en: '`getReadiness` returns `warnings`: what operators should look at although the server works, such as a replica that is not used or a clock that differs.',
      ar: 'لجواب `getReadiness` الحقل `warnings`: ما ينبغي أن ينظر فيه المشغّل وإن كان الخادم يعمل، وهو نسخة قراءة غير مستعملة أو اختلاف بين ساعتَي الخادم وقاعدة بياناته.',
    },
    {
      en: '`startPhoneChange` and `confirmPhoneChange` return `WALLET_FROZEN` while the wallet is frozen, as `changeEmail` does. A change of number that waits takes effect only once the freeze is lifted.',
      ar: 'ما دامت المحفظة مجمّدة تعيد `startPhoneChange` و`confirmPhoneChange` الرمز `WALLET_FROZEN`، كما تفعل `changeEmail`. ولا يسري تغيير رقم ينتظر إلا بعد رفع التجميد.',
    },
    {
      en: 'Unused codes, wrong codes and refused transfers are limited per person and per API key, with five times as many for a whole business behind. They were limited per business, so a key or a member could stop the payments of all. Reaching `dailyCap` does not count as a refusal.',
      ar: 'تُحدَّد الرموز غير المستخدمة والرموز الخاطئة والتحويلات المرفوضة لكل شخص ولكل مفتاح API، ووراءها خمسة أضعافها للمنشأة كلها. كانت تُحدَّد للمنشأة، فكان بوسع مفتاح أو عضو أن يوقف مدفوعات الجميع. وبلوغ `dailyCap` لا يُحسب رفضًا.',
    },
    {
      en: '`listEvents` shows events of API keys and webhook endpoints to whoever may list those, and URLs of endpoints without their query. Every member and every key with `wallet:read` saw them.',
      ar: 'تعرض `listEvents` أحداث مفاتيح API ووجهات الويب هوك لمن يحق له سردها فقط، ودون ما بعد `?` في العنوان. كان يراها كل عضو وكل مفتاح له `wallet:read`.',
    },
    {
      en: '`moveSandboxClock` and `resetSandboxBusiness` need the scope `transfers:prepare` of a key. Any key could call them, also one that only reads.',
      ar: 'يتطلب `moveSandboxClock` و`resetSandboxBusiness` من المفتاح النطاق `transfers:prepare`. كان بوسع أي مفتاح استدعاؤهما، حتى مفتاح القراءة وحدها.',
    },
    {
      en: 'Texts of people are stored without characters that nobody sees, such as marks of direction. Numbers, addresses and codes are read as if there were none.',
      ar: 'تُحفظ نصوص الناس بلا حروف لا تُرى، مثل علامات الاتجاه. وتُقرأ الأرقام والعناوين والرموز كأنها ليست فيها.',
    },
    {
      en: 'A table that is damaged is refused as a whole: rows with more or fewer cells than headings, a heading that stands twice, a cell below no heading. `TRANSFER_FILE_INVALID` has the new reasons `cell_count`, `heading_twice`, `heading_missing`, and errors have the new field `cell` with row and column. `line` of a row is its number in a spreadsheet.',
      ar: 'يُرفض الجدول التالف كله: صف خلاياه أكثر أو أقل من العناوين، أو عنوان مكرر، أو خلية بلا عنوان. للرمز `TRANSFER_FILE_INVALID` الأسباب الجديدة `cell_count` و`heading_twice` و`heading_missing`، وفي الأخطاء الحقل الجديد `cell` وفيه الصف والعمود. و`line` رقم الصف في برنامج الجداول.',
    },
    {
      en: 'Amounts in a file of transfers are read by one rule: a last separator before one or two digits is the decimal point, and one before exactly three groups them, so that `1.250` is 1,250.00 SAR. It was refused. Other texts, such as `1,00,000`, are refused.',
      ar: 'تُقرأ المبالغ في ملف التحويلات بقاعدة واحدة: الفاصلة الأخيرة التي تليها خانة أو خانتان هي الفاصلة العشرية، والتي تليها ثلاث خانات تمامًا تفصل الآلاف، فيكون `1.250` مبلغ 1,250.00 ريال، وكان يُرفض. ويُرفض ما عدا ذلك، مثل `1,00,000`.',
    },
    {
      en: 'A key is rolled once: `rollApiKey` of one that was rolled returns `API_KEY_ALREADY_ROLLED`, and `rolledAt` says so. `revokeApiKey` ends the keys that a key was rolled from and into as well. Of keys that had been rolled several times, the newest works on and the others end within 72 hours.',
      ar: 'يُبدَّل المفتاح مرة واحدة: تعيد `rollApiKey` لمفتاح بُدّل من قبل الرمز `API_KEY_ALREADY_ROLLED`، ويدل عليه `rolledAt`. وتُنهي `revokeApiKey` كذلك المفاتيح التي بُدّل منها المفتاح وإليها. وما بُدّل مرات يعمل أحدثها، وتنتهي البقية خلال 72 ساعة.',
    },
    {
      en: 'While the old secret of a webhook endpoint signs, `rollWebhookSecret` with an overlap returns the new code `WEBHOOK_SECRET_ALREADY_ROLLED`. It ended the old secret early.',
      ar: 'ما دام السرّ القديم لوجهة الويب هوك يوقّع تعيد `rollWebhookSecret` مع تداخل الرمز الجديد `WEBHOOK_SECRET_ALREADY_ROLLED`. وكانت تنهي السرّ القديم قبل موعده.',
    },
    {
      en: 'A sandbox sends webhooks to its own machine only if it listens there alone, or with the setting `WEBHOOKS_TO_LOOPBACK=yes`. It always did.',
      ar: 'لا ترسل البيئة التجريبية الإشعارات إلى جهازها إلا إذا كانت تستقبل منه وحده، أو بالإعداد `WEBHOOKS_TO_LOOPBACK=yes`. وكانت ترسل دائمًا.',
    },
    {
      en: 'In the sandbox too, `documentationUrl`, `threeDsUrl` and `returnUrl` begin with the URL of the server. They began with the `Host` of the request.',
      ar: 'يبدأ `documentationUrl` و`threeDsUrl` و`returnUrl` بعنوان الخادم في البيئة التجريبية أيضًا. وكانت تبدأ بقيمة `Host` في الطلب.',
    },
    {
      en: 'A person confirms a webhook endpoint with a code, as an API key: `createWebhookEndpoint`, `rollWebhookSecret` and a new `url` in `changeWebhookEndpoint` return `confirmation` in place of the secret or the change. New: `confirmWebhookEndpoint`, `resendWebhookEndpointCode`, the state `unconfirmed`. API keys need no code, as before.',
      ar: 'يؤكد صاحب الحساب وجهة الويب هوك برمز كما يؤكد مفتاح API: تعيد `createWebhookEndpoint` و`rollWebhookSecret` و`url` جديد في `changeWebhookEndpoint` الحقل `confirmation` بدل السرّ أو التغيير. جديد: `confirmWebhookEndpoint` و`resendWebhookEndpointCode` والحالة `unconfirmed`. ولا يلزم مفاتيح API رمز، كما كان.',
    },
    {
      en: 'A webhook endpoint that an API key makes or changes receives only what the key may list with `listEvents`: `eventTypes` with others return `VALIDATION_ERROR`, and left out means all of those. `listWebhookDeliveries` and `resendWebhookDelivery` have no others either. They had all events of the account.',
      ar: 'لا تستقبل وجهة ينشئها مفتاح API أو يغيرها إلا ما يحق له سرده عبر `listEvents`: تُرفض `eventTypes` أخرى بالرمز `VALIDATION_ERROR`، وتركها يعني كل ما يحق له. ولا تعرض `listWebhookDeliveries` و`resendWebhookDelivery` غيره أيضًا. وكان لها كل أحداث الحساب.',
    },
    {
      en: 'In events, too, the URL of a webhook endpoint is stored without its query.',
      ar: 'يُخزَّن رابط وجهة الويب هوك في الأحداث أيضًا دون ما بعد `?`.',
    },
    {
      en: 'Only the person who prepared something can confirm it, with their own code. This also holds for files of transfers, beneficiaries, wallet actions and API keys. Others get `TRANSFER_BATCH_EXPIRED` or `ACTION_EXPIRED`. They could confirm a file that an owner had uploaded, which that owner then approved alone. `createTransferBatch` returns no draft of somebody else with the same rows: it takes its place.',
      ar: 'لا يؤكد ما جُهّز إلا من جهزه، وبرمزه: ومنه ملفات التحويلات والمستفيدون وتغييرات المحفظة ومفاتيح API. ويحصل غيره على `TRANSFER_BATCH_EXPIRED` أو `ACTION_EXPIRED`. كان بوسع غيره أن يؤكد ملفًا رفعه مالك، ثم يوافق عليه ذلك المالك وحده. ولا تعيد `createTransferBatch` مسودة شخص آخر بالصفوف نفسها، بل تحل الجديدة محلها.',
    },
    {
      en: '`findRecipient`, `inviteMember` and `startPhoneChange` have one limit of look-ups, 30 an hour for each person and each API key and 150 for a business. Then they return `RATE_LIMITED` with the reason `recipients_per_hour`. It was one of `findRecipient` alone, for the account.',
      ar: 'للعمليات `findRecipient` و`inviteMember` و`startPhoneChange` حد واحد للبحث: 30 في الساعة لكل شخص ولكل مفتاح API، و150 للمنشأة، وبعدها تعيد `RATE_LIMITED` بالسبب `recipients_per_hour`. كان الحد للعملية `findRecipient` وحدها، وللحساب كله.',
    },
    {
      en: 'Of each kind of SMS about an account, 4 are sent to a person in an hour. The last one says so, and `listNotifications` has all.',
      ar: 'يصل من كل نوع من الرسائل النصية عن الحساب 4 رسائل في الساعة إلى الشخص الواحد. والأخيرة تنبّه إلى ذلك، وكلها في `listNotifications`.',
    },
    {
      en: 'A call without a token or an API key, or with a key where none is taken, returns `UNAUTHENTICATED` with an `error` that says what to send. It asked to sign in.',
      ar: 'الطلب بلا رمز مميز ولا مفتاح API، أو بمفتاح لا تقبله العملية، يعيد `UNAUTHENTICATED` مع `error` يبيّن ما يُرسل. وكان يطلب تسجيل الدخول.',
    },
    {
      en: 'The client throws at once for an `apiKey` or a token that is present and cannot be one, such as an environment variable that is not set. CommonJS programs can `require` it.',
      ar: 'يرفض العميل البرمجي في الحال `apiKey` أو رمزًا مميزًا موجودًا لا يمكن أن يكون كذلك، كمتغير بيئة لم يُضبط. ويمكن لبرامج CommonJS استدعاؤه بـ `require`.',
    },
    {
      en: 'New guide: send money with a key, from a key with a cap to the refusal of what is above it.',
      ar: 'دليل جديد: إرسال المال بمفتاح API، من مفتاح له حد يومي إلى رفض ما يتجاوزه.',
    },
  ],
}
