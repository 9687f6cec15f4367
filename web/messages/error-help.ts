import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import type { Catalogue } from './catalogue.ts'

interface ErrorHelp {
  happened: string
  todo: string
}

/** What integrators read about a code. Names of the contract stand between backticks. A code that is not explained does not compile. */
export const errorHelp: Readonly<Record<ErrorCode, Catalogue<ErrorHelp>>> = {
  ACCOUNT_CLOSED: {
    en: {
      happened: 'The account of this customer is closed already.',
      todo: 'Reload the customer. Only admin operations return this code.',
    },
    ar: {
      happened: 'حساب هذا العميل مغلق من قبل.',
      todo: 'حمّل صفحة العميل من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  ACCOUNT_LOCKED: {
    en: {
      happened:
        'Too many sign-in or recovery attempts have failed. `reason` is `soft` for a lock of 15 minutes and `hard` for a lock that only the call center ends.',
      todo: 'Stop trying. On `soft`, wait `retryAfterSeconds` or let the customer reset the password. On `hard`, show how to contact support (`getSupport`).',
    },
    ar: {
      happened:
        'فشلت محاولات كثيرة لتسجيل الدخول أو لاستعادة الحساب. تكون قيمة `reason` هي `soft` لقفل مدته 15 دقيقة، و`hard` لقفل لا يلغيه إلا مركز الاتصال.',
      todo: 'أوقف المحاولات. عند `soft` انتظر `retryAfterSeconds` أو دع العميل يعيد تعيين كلمة المرور، وعند `hard` اعرض وسائل التواصل مع الدعم (`getSupport`).',
    },
  },
  ACCOUNT_NOT_FOUND: {
    en: {
      happened: 'No account has this combination of ID or unified number and date of birth or phone number.',
      todo: 'Ask the person to check all values. The server does not reveal which one is wrong.',
    },
    ar: {
      happened: 'لا يوجد حساب يجمع بين رقم الهوية أو الرقم الموحد هذا وتاريخ الميلاد أو رقم الجوال المُرسل.',
      todo: 'اطلب من الشخص مراجعة جميع القيم، ولا تذكر أيها خاطئ، فالخادم لا يذكره أيضًا.',
    },
  },
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
  ACTION_NOT_FOUND: {
    en: {
      happened: 'This customer has no wallet change with this `actionId`.',
      todo: 'Use the `actionId` that `createWalletAction` returned for the same customer.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تغيير بقيمة `actionId` هذه.',
      todo: 'استخدم قيمة `actionId` التي أعادتها `createWalletAction` للعميل نفسه.',
    },
  },
  ADMIN_LOGIN_FAILED: {
    en: {
      happened: 'No administrator has this combination of email and password.',
      todo: 'Check both. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد مشرف يجمع بين هذا البريد الإلكتروني وكلمة المرور هذه.',
      todo: 'تحقق من كليهما. يخص رمز الخطأ هذا إدارة Plink، ولا يواجهه من يتكامل معها.',
    },
  },
  ADMIN_NOT_FOUND: {
    en: {
      happened: 'No member of the staff has this email, or the account of that person is disabled.',
      todo: 'Check the email. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد موظف بهذا البريد الإلكتروني، أو أن حسابه موقوف.',
      todo: 'تحقق من البريد الإلكتروني. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  ADMIN_REQUIRED: {
    en: {
      happened: 'The token is valid, but its owner is a viewer, who may look at everything and change nothing.',
      todo: 'Sign in as an administrator. Only admin operations return this code.',
    },
    ar: {
      happened: 'الرمز المميز صالح، لكن صاحبه مطّلع: يرى كل شيء ولا يغيّر شيئًا.',
      todo: 'سجّل الدخول بحساب مشرف. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  ALREADY_SET: {
    en: {
      happened: 'This applicant already has a password or a passcode.',
      todo: 'Continue with the next step. To change a password, use `changePassword` after sign-in, or password recovery.',
    },
    ar: {
      happened: 'لدى مقدم الطلب كلمة مرور، أو رمز مرور، من قبل.',
      todo: 'انتقل إلى الخطوة التالية. تُغيَّر كلمة المرور عبر `changePassword` بعد تسجيل الدخول، أو باستعادة الحساب.',
    },
  },
  AMOUNT_OUT_OF_RANGE: {
    en: {
      happened:
        'The amount is above what one transfer may have: `reason` is `instant_transfer` for any IBAN, `cooling_off` for a beneficiary that is new. Of a bill, it is `bill_amount` above what is left and `bill_minimum` below the least that the biller takes.',
      todo: 'Send less, or split the payment. A beneficiary has the full amount once it is `active`. For a bill, `inquireBill` returns both amounts.',
    },
    ar: {
      happened:
        'المبلغ أعلى مما يُسمح به في تحويل واحد: `reason` هو `instant_transfer` لأي آيبان، و`cooling_off` لمستفيد جديد. وفي الفواتير هو `bill_amount` لما يزيد على المتبقي، و`bill_minimum` لما يقل عن أدنى ما تقبله الجهة.',
      todo: 'أرسل مبلغًا أقل، أو قسّم الدفعة. ويُتاح المبلغ كاملًا بعد أن يصير المستفيد `active`. وللفاتورة تعيد `inquireBill` المبلغين.',
    },
  },
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
      happened: 'The wallet is frozen, and no API key works until it no longer is.',
      todo: 'Wait, and try again much later. The owner calls our support team.',
    },
    ar: {
      happened: 'المحفظة مجمّدة، فلا يعمل أي مفتاح API حتى يُرفع التجميد.',
      todo: 'انتظر وحاول بعد وقت طويل. ويتصل صاحب الحساب بفريق الدعم.',
    },
  },
  APPROVAL_BY_MAKER: {
    en: {
      happened: 'The caller has confirmed the payment, and nobody decides about a payment of their own.',
      todo: 'Let another owner or approver decide. `withdrawPayment` cancels your own.',
    },
    ar: {
      happened: 'أكّد المتصل هذه الدفعة بنفسه، ولا يوافق أحد على دفعة أنشأها.',
      todo: 'دع مالكًا أو معتمدًا آخر يقرر. وتلغي `withdrawPayment` دفعتك.',
    },
  },
  APPROVAL_CHANGED: {
    en: {
      happened:
        'The payment or the number of approvals that it needs has changed. Earlier approvals and codes are void.',
      todo: 'Call `getApproval`, show it, and ask for a code for the new `digest`.',
    },
    ar: {
      happened: 'تغيّرت الدفعة أو عدد الموافقات المطلوبة، فلم تعد الموافقات والرموز السابقة صالحة.',
      todo: 'استدعِ `getApproval` واعرضها، ثم اطلب رمزًا لقيمة `digest` الجديدة.',
    },
  },
  APPROVAL_CLOSED: {
    en: {
      happened: 'The payment was approved, declined or cancelled, or nobody decided in time.',
      todo: '`getApproval` says which. Make a new payment if it is still wanted.',
    },
    ar: {
      happened: 'قُبلت الدفعة أو رُفضت أو أُلغيت، أو لم يقرر أحد في الوقت المحدد.',
      todo: 'تبيّن `getApproval` ذلك. أنشئ دفعة جديدة إن كانت مطلوبة.',
    },
  },
  APPROVAL_GIVEN: {
    en: {
      happened: 'The caller has approved this payment already.',
      todo: 'Another owner or approver gives the next approval.',
    },
    ar: {
      happened: 'سبق أن وافق المتصل على هذه الدفعة.',
      todo: 'يعطي مالك أو معتمد آخر الموافقة التالية.',
    },
  },
  APPROVAL_MAKER_GONE: {
    en: {
      happened: 'Whoever made the payment has left the business or may not make payments any more.',
      todo: 'Decline it, and make a new one.',
    },
    ar: {
      happened: 'غادر من أنشأ الدفعة المنشأة، أو لم يعد مسموحًا له بإنشاء المدفوعات.',
      todo: 'ارفضها وأنشئ غيرها.',
    },
  },
  APPROVAL_NOT_FOUND: {
    en: {
      happened: 'The business has no payment for approval with this id.',
      todo: 'Take the id from `listApprovals`.',
    },
    ar: {
      happened: 'لا توجد لدى المنشأة دفعة للموافقة بهذا المعرّف.',
      todo: 'خذ المعرّف من `listApprovals`.',
    },
  },
  APPROVAL_OF_OTHERS: {
    en: {
      happened: 'Somebody else has made the payment. Only its maker changes it; owners may cancel it too.',
      todo: 'Let its maker call, or cancel it as an owner.',
    },
    ar: {
      happened: 'أنشأ الدفعة شخص آخر. لا يغيّرها إلا من أنشأها، ويمكن للملاك إلغاؤها أيضًا.',
      todo: 'دع من أنشأها أو أحد الملاك يستدعيها.',
    },
  },
  APPROVAL_RULES_UNSATISFIABLE: {
    en: {
      happened: 'A rule needs more approvals than there are other owners and approvers.',
      todo: 'Add owners or approvers, or ask for fewer approvals.',
    },
    ar: {
      happened: 'تتطلب إحدى القواعد موافقات أكثر من عدد الملاك والمعتمدين الآخرين.',
      todo: 'أضف ملاكًا أو معتمدين، أو اطلب موافقات أقل.',
    },
  },
  APPROVAL_UNCHANGEABLE: {
    en: {
      happened: 'The payment is an order of bills or a file of transfers. Only single transfers can be changed.',
      todo: 'Cancel it with `withdrawPayment`, and make a new one.',
    },
    ar: {
      happened: 'الدفعة طلب فواتير أو ملف تحويلات، ولا يمكن تغيير إلا التحويلات المفردة.',
      todo: 'ألغها بـ `withdrawPayment` وأنشئ غيرها.',
    },
  },
  BANK_CREDIT_DIFFERS: {
    en: {
      happened: 'A notice of money that arrived has a reference that came before with other values.',
      todo: 'Only the webhook of the bank returns this code. Our team is told.',
    },
    ar: {
      happened: 'إشعار بوصول مبلغ يحمل مرجعًا سبق أن وصل بقيم أخرى.',
      todo: 'لا يعيد هذا الرمز إلا رابط إشعارات البنك، ويُبلَّغ به فريقنا.',
    },
  },
  BENEFICIARY_EXISTS: {
    en: {
      happened: 'The account has a beneficiary with this IBAN that is not removed.',
      todo: 'Find it with `listBeneficiaries` and use it. For another name, remove it first.',
    },
    ar: {
      happened: 'لدى الحساب مستفيد بهذا الآيبان لم يُحذف.',
      todo: 'ابحث عنه في `listBeneficiaries` واستخدمه. ولتغيير الاسم احذفه أولًا.',
    },
  },
  BENEFICIARY_LIMIT_REACHED: {
    en: {
      happened: 'The account has 100 beneficiaries.',
      todo: 'Let the customer choose one to remove with `removeBeneficiary`.',
    },
    ar: {
      happened: 'لدى الحساب 100 مستفيد.',
      todo: 'دع العميل يختار مستفيدًا ليُحذف بالعملية `removeBeneficiary`.',
    },
  },
  BENEFICIARY_NOT_ACTIVE: {
    en: {
      happened:
        'The beneficiary is not confirmed, is being checked, did not match its IBAN, is suspended or was removed.',
      todo: 'Read its `state` with `getBeneficiary`. `unconfirmed` needs `confirmBeneficiary`. `checking` ends by itself. With `mismatch`, remove it and add it with the right name. `suspended` needs a call to us.',
    },
    ar: {
      happened: 'المستفيد لم يُؤكَّد بعد، أو ما زال قيد التحقق، أو لم يطابق اسمه الآيبان، أو أُوقف، أو حُذف.',
      todo: 'اقرأ `state` عبر `getBeneficiary`. الحالة `unconfirmed` تحتاج إلى `confirmBeneficiary`، و`checking` تنتهي من نفسها. ومع `mismatch` احذفه وأضفه باسمه الصحيح. أما `suspended` فتحتاج إلى الاتصال بنا.',
    },
  },
  BENEFICIARY_NOT_ALLOWED: {
    en: {
      happened: 'The beneficiary is none of those that the owner named when the API key was created.',
      todo: 'Pay one of `sending.beneficiaryIds`. The owner creates another key for other beneficiaries. One that was removed and added again has another id.',
    },
    ar: {
      happened: 'المستفيد ليس ممن سمّاهم صاحب الحساب عند إنشاء مفتاح API.',
      todo: 'ادفع لأحد `sending.beneficiaryIds`. وينشئ صاحب الحساب مفتاحًا آخر لمستفيدين آخرين. ومن حُذف ثم أُضيف من جديد له معرّف آخر.',
    },
  },
  BENEFICIARY_NOT_FOUND: {
    en: {
      happened: 'This customer has no beneficiary with this `beneficiaryId`.',
      todo: 'Use a `beneficiaryId` from `listBeneficiaries` or `addBeneficiary`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل مستفيد بقيمة `beneficiaryId` هذه.',
      todo: 'خذ قيمة `beneficiaryId` من `listBeneficiaries` أو `addBeneficiary`.',
    },
  },
  BENEFICIARY_STATE_INVALID: {
    en: {
      happened:
        'Only a beneficiary that is `active` or `cooling_off` can be suspended, and only a `suspended` one resumed.',
      todo: 'Get the beneficiaries of the customer again. `history` says what has become of it.',
    },
    ar: {
      happened: 'لا يُوقف إلا مستفيد حالته `active` أو `cooling_off`، ولا يُعاد تفعيل إلا مستفيد حالته `suspended`.',
      todo: 'اجلب مستفيدي العميل من جديد. يبيّن `history` ما حدث له.',
    },
  },
  BENEFICIARY_SUSPENDED: {
    en: {
      happened: 'Our team has suspended the beneficiary.',
      todo: 'Do not retry. The customer has to call us.',
    },
    ar: {
      happened: 'أوقف فريقنا هذا المستفيد.',
      todo: 'لا تُعد الإرسال. على العميل الاتصال بنا.',
    },
  },
  BILLER_NOT_FOUND: {
    en: {
      happened: 'There is no biller with this `billerCode`.',
      todo: 'Take the code from `listBillers`.',
    },
    ar: {
      happened: 'لا توجد جهة مفوترة بهذا `billerCode`.',
      todo: 'خذ الرمز من `listBillers`.',
    },
  },
  BILLER_UNAVAILABLE: {
    en: {
      happened: 'The biller or SADAD did not say what is owed. Nothing has been paid.',
      todo: 'Try again later.',
    },
    ar: {
      happened: 'لم تفد الجهة أو نظام سداد بالمبلغ المستحق، ولم يُدفع شيء.',
      todo: 'أعد المحاولة لاحقًا.',
    },
  },
  BILL_ALREADY_PAID: {
    en: {
      happened: 'Nothing is left to pay of the bill, or somebody has paid it since the order was prepared.',
      todo: 'Ask again with `inquireBill`: the biller says what is left, if anything is.',
    },
    ar: {
      happened: 'لم يبقَ ما يُسدد من الفاتورة، أو سددها أحد بعد تجهيز الطلب.',
      todo: 'استعلم من جديد عبر `inquireBill`، فالجهة تبيّن ما بقي إن بقي شيء.',
    },
  },
  BILL_NOT_FOUND: {
    en: {
      happened: 'The biller does not know the account, or has no bill for it.',
      todo: 'Ask the person to check the number and the biller.',
    },
    ar: {
      happened: 'لا تعرف الجهة رقم الحساب، أو ليست له فاتورة لديها.',
      todo: 'اطلب من الشخص مراجعة الرقم والجهة.',
    },
  },
  BILL_PAYMENT_EXPIRED: {
    en: {
      happened: 'The draft is over 15 minutes old, is confirmed, is of somebody else, or its session has ended.',
      todo: 'Read the payments: they may have been confirmed. Otherwise call `payBills` again.',
    },
    ar: {
      happened: 'مضى على المسودة أكثر من 15 دقيقة، أو أُكِّدت، أو جهزها شخص آخر، أو انتهت جلستها.',
      todo: 'اقرأ المدفوعات، فربما أُكِّدت. وإلا فاستدعِ `payBills` من جديد.',
    },
  },
  BILL_PAYMENT_NOT_CANCELLABLE: {
    en: {
      happened: 'The payment waits for its code, has gone to SADAD, or has ended.',
      todo: 'Read it with `getBillPayment`. A draft expires by itself, and what is paid stays paid.',
    },
    ar: {
      happened: 'العملية تنتظر رمزها، أو أُرسلت إلى سداد، أو انتهت.',
      todo: 'اقرأها بـ `getBillPayment`. المسودة تنتهي من تلقاء نفسها، وما سُدد لا يُلغى.',
    },
  },
  BILL_PAYMENT_NOT_FOUND: {
    en: {
      happened: 'This customer has no bill payment or order with this id.',
      todo: 'Use an id from `payBills` or `listBillPayments`.',
    },
    ar: {
      happened: 'ليست لدى هذا العميل عملية سداد أو طلب بهذا المعرّف.',
      todo: 'خذ المعرّف من `payBills` أو `listBillPayments`.',
    },
  },
  BILL_PAYMENT_NOT_PAID: {
    en: {
      happened: 'Only a bill that is `paid` has a receipt.',
      todo: 'Wait until `getBillPayment` says `paid`.',
    },
    ar: {
      happened: 'لا إيصال إلا لفاتورة حالتها `paid`.',
      todo: 'انتظر حتى تصبح الحالة في `getBillPayment` هي `paid`.',
    },
  },
  BILL_PAYMENT_UNDER_WAY: {
    en: {
      happened: 'A payment of the same bill has been confirmed, by this customer or another one, and has not ended.',
      todo: 'Wait for its end, then ask the biller with `inquireBill`.',
    },
    ar: {
      happened: 'أُكِّد سداد الفاتورة نفسها، من هذا العميل أو من غيره، ولم ينتهِ بعد.',
      todo: 'انتظر حتى ينتهي، ثم استعلم من الجهة عبر `inquireBill`.',
    },
  },
  BUSINESS_TYPE_NOT_SUPPORTED: {
    en: {
      happened: 'Companies with several owners cannot open an account here.',
      todo: 'Do not retry. Tell the person, and offer the supported business types.',
    },
    ar: {
      happened: 'لا يمكن للشركات متعددة الملاك فتح حساب هنا.',
      todo: 'لا تُعد الإرسال. أخبر الشخص بذلك، واعرض عليه الأنواع المتاحة.',
    },
  },
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
      happened: 'The body is larger than 10 MB, which are 10,485,760 bytes.',
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
      todo: 'Send the bytes of such a file as they are, in no form and not in base64.',
    },
    ar: {
      happened: 'البايتات الأولى ليست لملف PDF أو JPEG أو PNG أو WebP أو HEIC.',
      todo: 'أرسل بايتات ملف كهذا كما هي، لا في نموذج ولا بترميز base64.',
    },
  },
  CALLBACK_EXPIRED: {
    en: {
      happened:
        'The customer cancelled the sign-in in the call or did not confirm it in time, or the sign-in was already completed, or it was completed too late.',
      todo: 'Start the sign-in again with `loginWithPassword`.',
    },
    ar: {
      happened: 'ألغى العميل تسجيل الدخول في المكالمة أو لم يؤكده في الوقت المحدد، أو أُكمل من قبل أو بعد فوات الأوان.',
      todo: 'ابدأ تسجيل الدخول من جديد عبر `loginWithPassword`.',
    },
  },
  CALLBACK_NOT_CONFIRMED: {
    en: {
      happened: 'The call came before the customer confirmed the sign-in by phone.',
      todo: 'Poll `getCallbackStatus` every 2 seconds. Call `completeCallback` only after it returns `confirmed`.',
    },
    ar: {
      happened: 'طُلب إكمال تسجيل الدخول قبل أن يؤكده العميل في المكالمة.',
      todo: 'استعلم من `getCallbackStatus` كل ثانيتين، ولا تستدعِ `completeCallback` إلا عندما تصبح الحالة `confirmed`.',
    },
  },
  CALLBACK_NOT_FOUND: {
    en: {
      happened: 'The phone call does not exist, or it was started from another `device`.',
      todo: 'Use the `callbackId` that `verifyLoginOtp` returned, with the same `device`. Otherwise start the sign-in again.',
    },
    ar: {
      happened: 'لا توجد مكالمة كهذه، أو بدأت من جهاز (`device`) آخر.',
      todo: 'استخدم قيمة `callbackId` التي أعادتها `verifyLoginOtp` مع قيمة `device` نفسها، وإلا فابدأ تسجيل الدخول من جديد.',
    },
  },
  CALL_ENDED: {
    en: {
      happened: 'A key was pressed in a simulated call that has already ended.',
      todo: 'Start another sign-in. It makes a new call.',
    },
    ar: {
      happened: 'ضُغط مفتاح في مكالمة تجريبية انتهت.',
      todo: 'ابدأ تسجيل دخول آخر، فتُجرى مكالمة جديدة.',
    },
  },
  CALL_FAILED: {
    en: {
      happened: 'The phone call that confirms the sign-in could not be made.',
      todo: 'Send the same code again after a few seconds. The code stays valid, and a new call is made.',
    },
    ar: {
      happened: 'تعذر إجراء المكالمة التي تؤكد تسجيل الدخول.',
      todo: 'أرسل الرمز نفسه مرة أخرى بعد ثوانٍ، فهو يبقى صالحًا وتُجرى مكالمة أخرى.',
    },
  },
  CASE_CLOSED: {
    en: {
      happened: 'The customer or our staff have closed the case.',
      todo: 'Open another one with `reportTransactionProblem`.',
    },
    ar: {
      happened: 'أغلق العميل أو فريقنا البلاغ.',
      todo: 'افتح بلاغًا آخر عبر `reportTransactionProblem`.',
    },
  },
  CASE_LIMIT_REACHED: {
    en: {
      happened: 'The transaction has 10 cases, or the case has 100 messages.',
      todo: 'Let the customer call support.',
    },
    ar: {
      happened: 'للعملية 10 بلاغات، أو للبلاغ 100 رسالة.',
      todo: 'دع العميل يتصل بالدعم.',
    },
  },
  CASE_NOT_FOUND: {
    en: {
      happened: 'This customer has no case with this `caseId`.',
      todo: 'Use a `caseId` from `listTransactionCases`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل بلاغ بقيمة `caseId` هذه.',
      todo: 'خذ قيمة `caseId` من `listTransactionCases`.',
    },
  },
  CASE_OPEN: {
    en: {
      happened: 'The transaction has a case that is not closed.',
      todo: 'Write to it with `writeToTransactionCase`.',
    },
    ar: {
      happened: 'للعملية بلاغ لم يُغلق.',
      todo: 'اكتب إليه عبر `writeToTransactionCase`.',
    },
  },
  CATEGORY_EXISTS: {
    en: {
      happened: 'Another category of the account has this name, in either language. Capitals make no difference.',
      todo: 'Use it, or choose another name.',
    },
    ar: {
      happened: 'لدى الحساب تصنيف آخر بهذا الاسم بإحدى اللغتين. ولا فرق بين الأحرف الكبيرة والصغيرة.',
      todo: 'استخدمه، أو اختر اسمًا آخر.',
    },
  },
  CATEGORY_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 categories.',
      todo: 'Let the customer choose one to delete with `deleteTransactionCategory`.',
    },
    ar: {
      happened: 'لدى الحساب 50 تصنيفًا.',
      todo: 'دع العميل يختار تصنيفًا ليُحذف بالعملية `deleteTransactionCategory`.',
    },
  },
  CATEGORY_NOT_FOUND: {
    en: {
      happened: 'This customer has no category with this `categoryId`.',
      todo: 'Use a `categoryId` from `listTransactionCategories`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تصنيف بقيمة `categoryId` هذه.',
      todo: 'خذ قيمة `categoryId` من `listTransactionCategories`.',
    },
  },
  CODE_REQUIRED: {
    en: {
      happened: 'The wallet can be deactivated without a code only while codes are locked.',
      todo: 'Deactivate it with `createWalletAction` and `confirmWalletAction`.',
    },
    ar: {
      happened: 'لا تُعطَّل المحفظة بلا رمز إلا ما دامت الرموز مقفلة.',
      todo: 'عطّلها بـ `createWalletAction` ثم `confirmWalletAction`.',
    },
  },
  CR_DUPLICATE: {
    en: {
      happened: 'This commercial registration already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to check the number.',
    },
    ar: {
      happened: 'يوجد حساب لهذا السجل التجاري من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يراجع الرقم.',
    },
  },
  CR_REGISTRY_UNAVAILABLE: {
    en: {
      happened: 'The commercial registry does not respond.',
      todo: 'Retry the same request later, with exponential backoff. The verified steps are kept.',
    },
    ar: {
      happened: 'السجل التجاري لا يستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة. لا يضيع شيء مما تم التحقق منه.',
    },
  },
  CR_VERIFICATION_FAILED: {
    en: {
      happened: 'The registry rejected the number, or it returned no data for it (`reason` is then `no_data`).',
      todo: 'Ask the person to check the number. If it is right, try again later or contact support.',
    },
    ar: {
      happened: 'رفض السجل التجاري الرقم أو لم يُعد بيانات عنه (وعندها تكون `reason` هي `no_data`).',
      todo: 'اطلب من الشخص مراجعة الرقم. وإن كان صحيحًا فحاول لاحقًا أو تواصل مع الدعم.',
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
  CUSTOMER_NOT_FOUND: {
    en: {
      happened: 'No customer has this id.',
      todo: 'Search again. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد عميل بهذا المعرّف.',
      todo: 'أعد البحث. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DAILY_CAP_REACHED: {
    en: {
      happened:
        'With this transfer, the API key would send more than its cap on this day in Riyadh. `remaining` is what is left.',
      todo: 'Send at most `remaining`, or wait until midnight in Riyadh. The cap of a key does not change: the owner creates another one.',
    },
    ar: {
      happened: 'بهذا التحويل يرسل مفتاح API أكثر من حده في هذا اليوم بتوقيت الرياض. ويذكر `remaining` ما بقي.',
      todo: 'أرسل `remaining` على الأكثر، أو انتظر إلى منتصف الليل بتوقيت الرياض. ولا يتغير حد المفتاح، بل ينشئ صاحب الحساب مفتاحًا آخر.',
    },
  },
  DENY_LIST_DUPLICATE: {
    en: {
      happened: 'An entry of the deny list has this ID number.',
      todo: 'Nothing: the number is already refused. Only admin operations return this code.',
    },
    ar: {
      happened: 'رقم الهوية هذا مدرج في قائمة المنع.',
      todo: 'لا شيء: الرقم مرفوض من قبل. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DENY_LIST_ENTRY_NOT_FOUND: {
    en: {
      happened: 'No entry of the deny list has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد في قائمة المنع إدراج بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DENY_LIST_ENTRY_REMOVED: {
    en: {
      happened: 'This entry has already been removed from the deny list.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'أُزيل هذا الإدراج من قائمة المنع من قبل.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DIFFERENCE_CLOSED: {
    en: {
      happened: 'Somebody, a later file or a posting has resolved the difference already.',
      todo: 'Reload the list with `listReconciliationDifferences`. Only admin operations return this code.',
    },
    ar: {
      happened: 'سوّى الفرقَ أحدهم أو ملف لاحق أو قيد.',
      todo: 'حمّل القائمة من جديد باستدعاء `listReconciliationDifferences`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DIFFERENCE_NOT_FOUND: {
    en: {
      happened: 'No difference has this id.',
      todo: 'Use a `differenceId` from `listReconciliationDifferences`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا فرق بهذا المعرّف.',
      todo: 'استخدم `differenceId` من `listReconciliationDifferences`. يخص رمز الخطأ هذا إدارة Plink.',
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
  FACTS_MISMATCH: {
    en: {
      happened:
        'The body contains an ID, phone number, registration or business type that differs from the verified one.',
      todo: 'Send the verified values. `getOnboardingSession` returns them.',
    },
    ar: {
      happened: 'يذكر الطلب هوية أو جوالًا أو سجلًا أو نوع منشأة غير ما تم التحقق منه لمقدم الطلب.',
      todo: 'أرسل القيم التي تم التحقق منها، وتعيدها `getOnboardingSession`.',
    },
  },
  FORBIDDEN: {
    en: {
      happened: 'The token does not belong to the `userId` in the body.',
      todo: 'Send the `userId` that was returned with the token.',
    },
    ar: {
      happened: 'الرمز المميز يخص شخصًا غير صاحب `userId` المذكور في الطلب.',
      todo: 'أرسل قيمة `userId` التي جاءت مع الرمز المميز.',
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
  HOLD_ENDED: {
    en: {
      happened: 'This hold was already captured or released.',
      todo: 'Read the transaction to see how the hold ended. Nothing is left to capture or release.',
    },
    ar: {
      happened: 'سُوّي هذا الحجز أو فُكّ من قبل.',
      todo: 'اقرأ العملية لتعرف كيف انتهت. لم يبقَ ما يُسوّى أو يُفكّ.',
    },
  },
  HOLD_NOT_FOUND: {
    en: {
      happened: 'The wallet has no hold with this reference.',
      todo: 'Use the `referenceId` that was returned when the hold was posted, on the same wallet.',
    },
    ar: {
      happened: 'لا يوجد في المحفظة حجز بهذا المرجع.',
      todo: 'استخدم قيمة `referenceId` التي أعادها قيد الحجز، وعلى المحفظة نفسها.',
    },
  },
  IBAN_FOREIGN: {
    en: {
      happened: 'The IBAN belongs to another country. Money can be sent within Saudi Arabia only.',
      todo: 'Ask for an IBAN that begins with SA.',
    },
    ar: {
      happened: 'الآيبان لدولة أخرى، ولا يُرسل المال إلا داخل المملكة.',
      todo: 'اطلب آيبان يبدأ بالحرفين SA.',
    },
  },
  IBAN_INVALID: {
    en: {
      happened: 'The IBAN has a wrong length or structure, or wrong check digits. `fields.iban` says which.',
      todo: 'Let the person compare it with the original. Most often two digits have changed places.',
    },
    ar: {
      happened: 'طول الآيبان أو تركيبه أو رقما التحقق فيه خطأ. والسبب في `fields.iban`.',
      todo: 'دع الشخص يقارنه بالأصل. وأكثر الأخطاء رقمان تبادلا موضعيهما.',
    },
  },
  IBAN_NOT_OPEN: {
    en: {
      happened: 'The bank has not opened the IBAN of the wallet yet.',
      todo: 'Ask again in a few minutes. `getBankDetails` says when the IBAN is open.',
    },
    ar: {
      happened: 'لم يفتح البنك آيبان المحفظة بعد.',
      todo: 'أعد الطلب بعد دقائق. يبيّن `getBankDetails` متى يُفتح الآيبان.',
    },
  },
  IBAN_OWN: {
    en: {
      happened: 'The IBAN is that of the wallet itself.',
      todo: 'Ask for the IBAN of the payee. `moveMoney` moves money between the wallet and its sub-wallets.',
    },
    ar: {
      happened: 'الآيبان هو آيبان المحفظة نفسها.',
      todo: 'اطلب آيبان المستفيد. ولنقل المال بين المحفظة ومحافظها الفرعية استخدم `moveMoney`.',
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
  ID_CHECK_UNAVAILABLE: {
    en: {
      happened: 'The identity service does not respond.',
      todo: 'Retry the same request later, with exponential backoff.',
    },
    ar: {
      happened: 'خدمة التحقق من الهويات لا تستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة.',
    },
  },
  ID_DUPLICATE: {
    en: {
      happened: 'This national ID or Iqama already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to check the number.',
    },
    ar: {
      happened: 'يوجد حساب بهذه الهوية أو الإقامة من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يراجع الرقم.',
    },
  },
  ID_PHONE_MISMATCH: {
    en: {
      happened: 'The verified phone number is not registered to this identity.',
      todo: 'Ask the person to sign up with a phone number registered in their own name, or to correct the ID.',
    },
    ar: {
      happened: 'الجوال الذي تم التحقق منه غير مسجّل باسم صاحب هذه الهوية.',
      todo: 'اطلب من الشخص التسجيل بجوال مسجّل باسمه، أو تصحيح رقم الهوية.',
    },
  },
  ID_VERIFICATION_FAILED: {
    en: {
      happened: 'The ID number has the right format but could not be verified.',
      todo: 'Ask the person to check the number. A retry with the same number does not help.',
    },
    ar: {
      happened: 'رقم الهوية صحيح الصيغة، لكن تعذر التحقق منه.',
      todo: 'اطلب من الشخص مراجعة الرقم. إعادة إرسال الرقم نفسه لا تفيد.',
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
  INVALID_CREDENTIALS: {
    en: {
      happened:
        'The identifier or the password is wrong. `attemptsRemaining` is the number of attempts left before a lock.',
      todo: 'Ask the customer to enter both again, and offer password recovery. Never retry automatically: each attempt counts.',
    },
    ar: {
      happened: 'المعرّف وكلمة المرور لا يتطابقان. تبيّن `attemptsRemaining` عدد المحاولات الباقية قبل القفل.',
      todo: 'دع العميل يدخلهما من جديد، واعرض عليه استعادة الحساب. لا تُعد المحاولة تلقائيًا، فكل محاولة تُحسب.',
    },
  },
  INVITATION_ENDED: {
    en: {
      happened: 'The invitation was used, was revoked or has expired, or the phone has none.',
      todo: 'Ask an owner of the business to invite the phone again.',
    },
    ar: {
      happened: 'استُخدمت الدعوة أو أُلغيت أو انتهت مدتها، أو لا دعوة لهذا الرقم.',
      todo: 'اطلب من أحد ملاك المنشأة أن يدعو الرقم من جديد.',
    },
  },
  INVITATION_EXISTS: {
    en: {
      happened: 'The business has invited this number, and the invitation is open.',
      todo: 'Wait for the person to join, or revoke the invitation first.',
    },
    ar: {
      happened: 'دعت المنشأة هذا الرقم، ولا تزال الدعوة سارية.',
      todo: 'انتظر انضمام الشخص، أو ألغِ الدعوة أولًا.',
    },
  },
  INVITATION_NOT_FOUND: {
    en: {
      happened: 'The business has no invitation with this id.',
      todo: 'Read the open ones with getTeam.',
    },
    ar: {
      happened: 'ليس للمنشأة دعوة بهذا المعرّف.',
      todo: 'اقرأ الدعوات السارية بعملية getTeam.',
    },
  },
  ISSUED_DOCUMENT_NOT_FOUND: {
    en: {
      happened: 'The caller has no such document, the document is no statement, or no document has this code.',
      todo: 'Use the `documentId` of `createStatement`, `createBalanceCertificate` or `createIbanLetter`. Compare the code with what is printed.',
    },
    ar: {
      happened: 'ليس لدى المُرسل مستند كهذا، أو ليس المستند كشف حساب، أو لا يوجد مستند بهذا الرمز.',
      todo: 'استخدم `documentId` من `createStatement` أو `createBalanceCertificate` أو `createIbanLetter`، وقارن الرمز بالمطبوع.',
    },
  },
  KYB_OPTION_INVALID: {
    en: {
      happened: 'One of the answers is not an active option of its category. `fields` names it.',
      todo: 'Reload the options with `listKybOptions` and let the person choose again.',
    },
    ar: {
      happened: 'إحدى الإجابات ليست خيارًا مفعّلًا في فئتها، وتبيّن `fields` أيها.',
      todo: 'حمّل الخيارات من جديد عبر `listKybOptions` ودع الشخص يختار مرة أخرى.',
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
  LIMIT_OUT_OF_RANGE: {
    en: {
      happened: 'The new limit is outside the allowed range.',
      todo: 'Read the range with `getLimits` and request the change again.',
    },
    ar: {
      happened: 'الحد الجديد أقل أو أعلى مما يسمح به الخادم.',
      todo: 'خذ المدى المسموح من `getLimits` وأعد الطلب.',
    },
  },
  LOGIN_EXPIRED: {
    en: {
      happened: 'The sign-in has expired, was already completed, or was started from another `device`.',
      todo: 'Start again with `loginWithPassword`, and send the same `device` in every step.',
    },
    ar: {
      happened: 'انتهت مهلة تسجيل الدخول، أو أُكمل من قبل، أو بدأ من جهاز (`device`) آخر.',
      todo: 'ابدأ من جديد عبر `loginWithPassword`، وأرسل قيمة `device` نفسها في كل خطوة.',
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
  MAXIMUM_BALANCE_EXCEEDED: {
    en: {
      happened: 'With this amount the wallet would hold more than the licence allows.',
      todo: 'Top up by a smaller amount. `remaining` of `listTopUps` says what is left. A transfer in suspense waits until the customer has spent money, or goes back.',
    },
    ar: {
      happened: 'سيتجاوز رصيد المحفظة بهذا المبلغ ما يسمح به الترخيص.',
      todo: 'اشحن مبلغًا أقل. يبيّن `remaining` في `listTopUps` ما بقي. أما الحوالة المعلّقة فتنتظر حتى ينفق العميل من رصيده، أو تُعاد.',
    },
  },
  MEMBER_NOT_FOUND: {
    en: {
      happened: 'The business has no member with this id, or they have left.',
      todo: 'Read the members with getTeam.',
    },
    ar: {
      happened: 'ليس في المنشأة عضو بهذا المعرّف، أو أنه غادر.',
      todo: 'اقرأ الأعضاء بعملية getTeam.',
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
  MONEY_EXCEPTION_NOT_FOUND: {
    en: {
      happened: 'No exception has this id.',
      todo: 'Use an `exceptionId` from `listMoneyExceptions`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا حالة بهذا المعرّف.',
      todo: 'استخدم `exceptionId` من `listMoneyExceptions`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  MONEY_EXCEPTION_RESOLVED: {
    en: {
      happened: 'Somebody has resolved the exception already.',
      todo: 'Reload the list with `listMoneyExceptions`. Only admin operations return this code.',
    },
    ar: {
      happened: 'سوّى أحدهم هذه الحالة من قبل.',
      todo: 'حمّل القائمة من جديد باستدعاء `listMoneyExceptions`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  NAFATH_ALREADY_DECIDED: {
    en: {
      happened: 'This simulated Nafath request has already been decided.',
      todo: 'Start a new one with `initiateNafath`.',
    },
    ar: {
      happened: 'بُتّ في طلب نفاذ التجريبي هذا من قبل.',
      todo: 'ابدأ طلبًا جديدًا عبر `initiateNafath`.',
    },
  },
  NAFATH_INITIATE_FAILED: {
    en: {
      happened: 'Nafath did not accept the request.',
      todo: 'Retry after a few seconds, a few times at most. Then ask the person to come back later.',
    },
    ar: {
      happened: 'لم يقبل نفاذ الطلب.',
      todo: 'أعد إرساله بعد ثوانٍ، مرات قليلة على الأكثر، ثم اطلب من الشخص العودة لاحقًا.',
    },
  },
  NAFATH_IN_PROGRESS: {
    en: {
      happened: 'Another applicant’s Nafath request for this ID is open. An ID can have one open request at a time.',
      todo: 'Wait `retryAfterSeconds` until that request has expired, then retry.',
    },
    ar: {
      happened: 'ينتظر في نفاذ طلب لشخص آخر بهذه الهوية، ولكل هوية طلب واحد في الوقت نفسه.',
      todo: 'انتظر `retryAfterSeconds` حتى تنتهي مهلة ذلك الطلب، ثم أعد إرسال هذا.',
    },
  },
  NAFATH_SESSION_NOT_FOUND: {
    en: {
      happened: 'This applicant has no Nafath request with this `sessionId`.',
      todo: 'Use the `sessionId` that `initiateNafath` returned, or start a new request.',
    },
    ar: {
      happened: 'ليس لمقدم الطلب طلب نفاذ بقيمة `sessionId` هذه.',
      todo: 'استخدم قيمة `sessionId` التي أعادتها `initiateNafath`، أو ابدأ طلبًا جديدًا.',
    },
  },
  NAFATH_UNAVAILABLE: {
    en: {
      happened: 'Nafath did not accept the decision of a review.',
      todo: 'Decide again later. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يتسلّم نفاذ القرار المتخذ في المراجعة.',
      todo: 'أعد القرار بعد حين. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  NOTIFICATION_NOT_FOUND: {
    en: {
      happened: 'This customer has no notification with this `notificationId`, or no longer has it.',
      todo: 'Use a `notificationId` from `listNotifications`. Read ones are deleted after 90 days.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل إشعار بقيمة `notificationId` هذه، أو أن الإشعار حُذف.',
      todo: 'خذ قيمة `notificationId` من `listNotifications`. تُحذف الإشعارات بعد 90 يومًا من قراءتها.',
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
  NOT_LOCKED: {
    en: {
      happened: 'The customer is not locked, or is no longer locked.',
      todo: 'Nothing. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد قفل ليُلغى: العميل غير مقفل، أو لم يعد مقفلًا.',
      todo: 'لا شيء. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  NOT_READY: {
    en: {
      happened: 'The server is starting or stopping, or its database takes no writes. `reason` says why.',
      todo: 'Do not send requests to this instance yet. Call `getReadiness` again in a few seconds.',
    },
    ar: {
      happened: 'الخادم يبدأ أو يتوقف، أو أن قاعدة بياناته لا تقبل الكتابة، ويوضح `reason` السبب.',
      todo: 'لا ترسل طلبات إلى هذه النسخة بعد، واستعلم من `getReadiness` مجددًا بعد ثوانٍ.',
    },
  },
  NOT_REVERSIBLE: {
    en: {
      happened: 'The transaction is not a successful payment, or it was already reversed.',
      todo: 'Read the transaction. Only a successful payment can be reversed, and only once.',
    },
    ar: {
      happened: 'العملية ليست دفعة ناجحة، أو عُكست من قبل.',
      todo: 'اقرأ العملية. لا تُعكس إلا الدفعة الناجحة، ومرة واحدة.',
    },
  },
  ONBOARDING_COMPLETE: {
    en: {
      happened: 'The sign-up is complete. Its steps cannot be repeated.',
      todo: 'Continue with `loginWithPassword`, or with `createProfile` if there is no profile yet.',
    },
    ar: {
      happened: 'اكتمل فتح الحساب، ولا يمكن تكرار خطواته.',
      todo: 'تابع عبر `loginWithPassword`، أو عبر `createProfile` إن لم يوجد ملف بعد.',
    },
  },
  OPENER_STAYS: {
    en: {
      happened:
        'The member has opened the account of the business, so their role does not change and they cannot leave.',
      todo: 'Close the account with our team instead, or choose another member.',
    },
    ar: {
      happened: 'هذا العضو هو من فتح حساب المنشأة، فلا يتغير دوره ولا يغادر.',
      todo: 'أغلق الحساب مع فريقنا، أو اختر عضوًا آخر.',
    },
  },
  OPTIONS_CHANGED: {
    en: {
      happened: 'Another administrator has added or removed an option in the meantime.',
      todo: 'Reload the options and reorder them again. Only admin operations return this code.',
    },
    ar: {
      happened: 'أُضيف خيار أو أُزيل منذ إعداد هذا الترتيب.',
      todo: 'حمّل الخيارات من جديد ثم رتّبها. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_CODE_EXISTS: {
    en: {
      happened: 'Another option in the same category has this code.',
      todo: 'Choose another code, or change the option that has it. Only admin operations return this code.',
    },
    ar: {
      happened: 'يحمل خيار آخر في الفئة نفسها هذا الرمز.',
      todo: 'اختر رمزًا آخر، أو غيّر الخيار الذي يحمله. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_CODE_FIXED: {
    en: {
      happened: 'The sign-up rules depend on the code of this option, so it cannot be changed.',
      todo: 'Keep the code. You can change the label and the order. Only admin operations return this code.',
    },
    ar: {
      happened: 'تعتمد قواعد فتح الحساب على رمز هذا الخيار، فلا يمكن تغييره.',
      todo: 'أبقِ الرمز كما هو، ويمكن تغيير التسمية والترتيب. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_NOT_FOUND: {
    en: {
      happened: 'No option has this id.',
      todo: 'Reload the options. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد خيار بهذا المعرّف.',
      todo: 'حمّل الخيارات من جديد. يخص رمز الخطأ هذا إدارة Plink.',
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
  OTP_VERIFY_FAILED: {
    en: {
      happened:
        'No code waits for this phone number: none was requested, or it was already used. The code was not checked.',
      todo: 'Request a code with `sendOtp`. No attempt was counted.',
    },
    ar: {
      happened: 'لا يوجد رمز بانتظار رقم الجوال هذا: لم يُطلب رمز، أو استُخدم من قبل. ولم يُفحص الرمز المُدخل.',
      todo: 'اطلب رمزًا بالعملية `sendOtp`. لم تُحتسب أي محاولة.',
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
  PHONE_DUPLICATE: {
    en: {
      happened: 'This phone number already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to use another number.',
    },
    ar: {
      happened: 'يوجد حساب برقم الجوال هذا من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يستخدم رقمًا آخر.',
    },
  },
  PROFILE_FORBIDDEN: {
    en: {
      happened: 'The profile of this business was rejected.',
      todo: 'Do not retry. Show how to contact support (`getSupport`).',
    },
    ar: {
      happened: 'رُفض إنشاء ملف هذه المنشأة.',
      todo: 'لا تُعد الإرسال. اعرض وسائل التواصل مع الدعم (`getSupport`).',
    },
  },
  PROFILE_UNAVAILABLE: {
    en: {
      happened: 'The service that opens accounts failed. There is no profile yet.',
      todo: 'Retry the same request after a few seconds. The profile is created only once.',
    },
    ar: {
      happened: 'تعطلت الخدمة التي تفتح الحسابات، ولا يوجد ملف بعد.',
      todo: 'أرسل الطلب نفسه بعد ثوانٍ. يُنشأ الملف مرة واحدة مهما تكرر الطلب.',
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
  RECEIPT_LIMIT_REACHED: {
    en: {
      happened: 'The transaction has 5 receipts.',
      todo: 'Let the customer choose one to delete with `deleteReceipt`.',
    },
    ar: {
      happened: 'مع العملية 5 إيصالات.',
      todo: 'دع العميل يختار إيصالًا ليُحذف بالعملية `deleteReceipt`.',
    },
  },
  RECEIPT_NOT_FOUND: {
    en: {
      happened: 'The transaction has no receipt with this `receiptId`.',
      todo: 'Use a `receiptId` from `listReceipts`.',
    },
    ar: {
      happened: 'ليس للعملية إيصال بقيمة `receiptId` هذه.',
      todo: 'خذ قيمة `receiptId` من `listReceipts`.',
    },
  },
  RECEIPT_STORAGE_FULL: {
    en: {
      happened: 'With this file the receipts of the account would take more than 500 MB.',
      todo: 'Let the customer delete some with `deleteReceipt`, or send a smaller file.',
    },
    ar: {
      happened: 'ستشغل إيصالات الحساب مع هذا الملف أكثر من 500 ميغابايت.',
      todo: 'دع العميل يحذف بعضها بالعملية `deleteReceipt`، أو أرسل ملفًا أصغر.',
    },
  },
  RECEIPT_TOO_LARGE: {
    en: {
      happened: 'The body is larger than 10 MB, which are 10,485,760 bytes.',
      todo: 'Send a smaller file.',
    },
    ar: {
      happened: 'محتوى الطلب أكبر من 10 ميغابايت، أي 10,485,760 بايت.',
      todo: 'أرسل ملفًا أصغر.',
    },
  },
  RECEIPT_TYPE_UNSUPPORTED: {
    en: {
      happened: 'The first bytes are not those of a PDF, JPEG, PNG, WebP or HEIC file.',
      todo: 'Send the bytes of such a file as they are, in no form and not in base64.',
    },
    ar: {
      happened: 'البايتات الأولى ليست لملف PDF أو JPEG أو PNG أو WebP أو HEIC.',
      todo: 'أرسل بايتات ملف كهذا كما هي، لا في نموذج ولا بترميز base64.',
    },
  },
  RECIPIENT_IS_SELF: {
    en: {
      happened: 'The number belongs to the caller.',
      todo: 'Use `moveMoney` to move money between your own wallets.',
    },
    ar: {
      happened: 'الرقم يخص صاحب الطلب نفسه.',
      todo: 'استخدم `moveMoney` لنقل المال بين محافظك.',
    },
  },
  RECIPIENT_NOT_FOUND: {
    en: {
      happened: 'No customer can be paid with this number, or the `recipientToken` is over 30 minutes old.',
      todo: 'Check the number with the payee, and call `findRecipient` again.',
    },
    ar: {
      happened: 'لا يوجد عميل يمكن الدفع له بهذا الرقم، أو مضى على `recipientToken` أكثر من 30 دقيقة.',
      todo: 'تحقق من الرقم مع المستفيد، ثم استدعِ `findRecipient` من جديد.',
    },
  },
  RECIPIENT_UNAVAILABLE: {
    en: {
      happened:
        'The wallet of the recipient cannot take this amount. The reason is private to the recipient and not disclosed.',
      todo: 'Ask the recipient, or send less.',
    },
    ar: {
      happened: 'لا تتسع محفظة المستفيد لهذا المبلغ. والسبب يخصه ولا يُكشف.',
      todo: 'اسأل المستفيد، أو أرسل مبلغًا أقل.',
    },
  },
  RECONCILIATION_DAY_EXISTS: {
    en: {
      happened: 'The bank or card provider has one file for each day, and another one of this day was imported.',
      todo: 'Compare both files, and ask who sent them which one counts. Only admin operations return this code.',
    },
    ar: {
      happened: 'للبنك ولمزوّد البطاقات ملف واحد لكل يوم، وقد استُورد ملف آخر لهذا اليوم.',
      todo: 'قارن الملفين، واسأل من أرسلهما أيهما المعتمد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECONCILIATION_FILE_EXISTS: {
    en: {
      happened: 'Exactly this file was imported before, by somebody, the command or the job.',
      todo: 'Nothing is left to do. Only admin operations return this code.',
    },
    ar: {
      happened: 'استُورد هذا الملف بعينه من قبل: رفعه أحدهم أو استورده الأمر أو المهمة الدورية.',
      todo: 'لا يلزم شيء. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECONCILIATION_FILE_INVALID: {
    en: {
      happened:
        'It is no statement of the safeguarding account and no report of the card provider of one day that is over. `reason` tells which.',
      todo: 'Get the file again from the bank or card provider, and import it as it is. Only admin operations return this code.',
    },
    ar: {
      happened: 'ليس كشفًا لحساب حفظ الأموال ولا تقريرًا من مزوّد البطاقات عن يوم واحد انتهى. ويبيّن `reason` السبب.',
      todo: 'احصل على الملف من البنك أو مزوّد البطاقات من جديد، واستورده كما هو. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECOVERY_EXPIRED: {
    en: {
      happened: 'A new code was requested, but no recovery of this account is in progress.',
      todo: 'Start again: call `forgotPassword` with the date of birth or the phone number.',
    },
    ar: {
      happened: 'طُلب رمز آخر، لكن لم تعد هناك استعادة جارية لهذا الحساب.',
      todo: 'ابدأ من جديد: أرسل `forgotPassword` مع تاريخ الميلاد أو رقم الجوال.',
    },
  },
  REQUESTER_REQUIRED: {
    en: {
      happened: 'Only the person who made the request may withdraw it.',
      todo: 'Reject the request instead. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يسحب الطلب إلا من قدّمه.',
      todo: 'ارفض الطلب بدلًا من سحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REQUEST_PENDING: {
    en: {
      happened: 'A request about the same subject is waiting for its decision.',
      todo: 'Read it with `listStaffRequests`. Only admin operations return this code.',
    },
    ar: {
      happened: 'هناك طلب عن الموضوع نفسه بانتظار البتّ فيه.',
      todo: 'اقرأه باستدعاء `listStaffRequests`. يخص رمز الخطأ هذا إدارة Plink.',
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
  RESET_INVALID: {
    en: {
      happened: 'The `resetToken` or the code is wrong, already used or expired.',
      todo: 'If the error has `attemptsRemaining`, ask the person to enter the code again. Otherwise start again with `forgotPassword`.',
    },
    ar: {
      happened: 'قيمة `resetToken` أو الرمز خاطئة، أو استُخدمت، أو انتهت مدتها.',
      todo: 'إن وُجدت `attemptsRemaining` فدع الشخص يدخل الرمز مجددًا، وإلا فابدأ من جديد عبر `forgotPassword`.',
    },
  },
  RESOLUTION_NOT_POSSIBLE: {
    en: {
      happened: 'The difference is about a whole file or another currency, so it has no `correction` to post.',
      todo: 'Ask for the resolution `explained`. Only admin operations return this code.',
    },
    ar: {
      happened: 'يخص الفرق ملفًا كاملًا أو عملة أخرى، فليس له `correction` يُقيَّد.',
      todo: 'اطلب التسوية `explained`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REVIEW_CLOSED: {
    en: {
      happened: 'This review has already been decided.',
      todo: 'Read the review to see the decision. Only admin operations return this code.',
    },
    ar: {
      happened: 'بتّ شخص آخر في هذه المراجعة من قبل.',
      todo: 'اقرأ المراجعة لتعرف القرار. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REVIEW_NOT_FOUND: {
    en: {
      happened: 'No review has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا توجد مراجعة بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SANDBOX_BUSINESS_NOT_FOUND: {
    en: {
      happened:
        'The caller is a demo account or an account that was signed up, and only a business of `createSandboxBusiness` can be reset.',
      todo: 'Make one with `createSandboxBusiness`, and call with its key.',
    },
    ar: {
      happened:
        'المستدعي حساب تجريبي مشترك أو حساب فُتح بالتسجيل، ولا تُعاد إلى بدايتها إلا منشأة من `createSandboxBusiness`.',
      todo: 'أنشئ منشأة بالعملية `createSandboxBusiness`، واستدعِ بمفتاحها.',
    },
  },
  SANDBOX_CLOCK_OUT_OF_RANGE: {
    en: {
      happened:
        'The time is not after the clock of the test business, is more than 31 days after it, or is more than five years after the real time.',
      todo: 'Read the clock with `getSandboxClock`, and move it by at most 31 days at a time. `resetSandboxBusiness` gives the business the real time again.',
    },
    ar: {
      happened:
        'الوقت المطلوب ليس بعد ساعة المنشأة التجريبية، أو بعدها بأكثر من 31 يومًا، أو بعد الوقت الحقيقي بأكثر من خمس سنوات.',
      todo: 'اقرأ الساعة بالعملية `getSandboxClock`، وقدّمها 31 يومًا على الأكثر في كل مرة. وتعيد `resetSandboxBusiness` المنشأة إلى الوقت الحقيقي.',
    },
  },
  SAVED_BILL_EXISTS: {
    en: {
      happened: 'The account has saved the same number of the same biller.',
      todo: 'Use the saved bill of `listSavedBills`.',
    },
    ar: {
      happened: 'سبق أن حفظ الحساب الرقم نفسه لدى الجهة نفسها.',
      todo: 'استخدم الفاتورة المحفوظة من `listSavedBills`.',
    },
  },
  SAVED_BILL_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 saved bills.',
      todo: 'Let the customer choose one to remove with `removeSavedBill`.',
    },
    ar: {
      happened: 'لدى الحساب 50 فاتورة محفوظة.',
      todo: 'دع العميل يختار فاتورة ليحذفها بالعملية `removeSavedBill`.',
    },
  },
  SAVED_BILL_NOT_FOUND: {
    en: {
      happened: 'This customer has no saved bill with this id.',
      todo: 'Use an id from `listSavedBills`.',
    },
    ar: {
      happened: 'ليست لدى هذا العميل فاتورة محفوظة بهذا المعرّف.',
      todo: 'خذ المعرّف من `listSavedBills`.',
    },
  },
  ROLE_REQUIRED: {
    en: {
      happened: 'A member of the business called an operation that names other roles in its security.',
      todo: 'Sign in as somebody with one of these roles. An owner changes roles on the page of the team.',
    },
    ar: {
      happened: 'استدعى عضو في المنشأة عملية تطلب دورًا آخر.',
      todo: 'سجّل الدخول بحساب له أحد هذه الأدوار. يغيّر الملاك الأدوار في صفحة الفريق.',
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
  SCREENING_UNAVAILABLE: {
    en: {
      happened: 'The screening service does not respond.',
      todo: 'Retry the same request later, with exponential backoff. The completed steps are kept.',
    },
    ar: {
      happened: 'خدمة فحص الأشخاص والمنشآت لا تستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة. تبقى الخطوات السابقة منجزة.',
    },
  },
  SECOND_FACTOR_INVALID: {
    en: {
      happened:
        'Email and password of the administrator are right, but the code of the authenticator app or the recovery code is wrong, has expired or was used before.',
      todo: 'Send the next code of the app, or another recovery code. A wrong one counts as a wrong password does. Only admin operations return this code.',
    },
    ar: {
      happened:
        'البريد الإلكتروني وكلمة المرور صحيحان، لكن رمز تطبيق المصادقة أو رمز الاسترداد غير صحيح، أو انتهت صلاحيته، أو استُخدم من قبل.',
      todo: 'أرسل الرمز التالي الذي يعرضه التطبيق، أو رمز استرداد آخر. يُحسب الرمز الخاطئ كما تُحسب كلمة المرور الخاطئة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    en: {
      happened:
        'Email and password of the administrator are right, and `secondFactor` is missing. The sandbox needs none.',
      todo: 'Send the same request with `secondFactor`. Only admin operations return this code.',
    },
    ar: {
      happened: 'البريد الإلكتروني وكلمة المرور صحيحان، وينقص الطلب `secondFactor`. لا تحتاج إليه البيئة التجريبية.',
      todo: 'أرسل الطلب نفسه مع `secondFactor`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SECOND_PERSON_REQUIRED: {
    en: {
      happened: 'You made this request, so a second administrator must approve it.',
      todo: 'Ask another administrator, or withdraw the request. Only admin operations return this code.',
    },
    ar: {
      happened: 'أنت من قدّم هذا الطلب، ويجب أن يوافق عليه مشرف ثانٍ.',
      todo: 'اطلب ذلك من مشرف آخر، أو اسحب الطلب. يخص رمز الخطأ هذا إدارة Plink.',
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
  SIGN_IN_CALL_UNCHANGED: {
    en: {
      happened:
        'A phone call already confirms each sign-in, or already does not. Somebody else may have changed it a moment ago.',
      todo: 'Get the customer again. `signInCall` says how it is. Only admin operations return this code.',
    },
    ar: {
      happened: 'مكالمة تسجيل الدخول على هذه الحال من قبل. ربما غيّرها شخص آخر قبل لحظات.',
      todo: 'اجلب بيانات العميل من جديد. يبيّن `signInCall` الوضع الحالي. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_REQUEST_CLOSED: {
    en: {
      happened: 'This request has already been decided or withdrawn.',
      todo: 'Read the closed requests to see how. Only admin operations return this code.',
    },
    ar: {
      happened: 'سبق البتّ في هذا الطلب أو سحبه.',
      todo: 'اقرأ الطلبات المغلقة لتعرف النتيجة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_REQUEST_NOT_FOUND: {
    en: {
      happened: 'No request of the staff has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد طلب من الموظفين بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STATEMENT_PERIOD_INVALID: {
    en: {
      happened:
        'The period ends before it begins, ends after today, has more than 366 days, or begins before the month in which the account was opened. `reason` says which.',
      todo: 'Send other days. `listStatements` has the months that there are.',
    },
    ar: {
      happened:
        'تنتهي الفترة قبل أن تبدأ، أو بعد اليوم، أو تتجاوز 366 يومًا، أو تبدأ قبل الشهر الذي فُتح فيه الحساب، ويبيّن `reason` السبب.',
      todo: 'أرسل أيامًا أخرى. يعرض `listStatements` الأشهر المتاحة.',
    },
  },
  STATEMENT_TOO_LONG: {
    en: {
      happened: 'The statement has more than 10,000 entries.',
      todo: 'Download it with `getStatementCsv` or `getStatementCamt`, or issue statements of shorter periods.',
    },
    ar: {
      happened: 'في الكشف أكثر من 10,000 حركة.',
      todo: 'نزّله عبر `getStatementCsv` أو `getStatementCamt`، أو أصدر كشوفًا لفترات أقصر.',
    },
  },
  STEP_REQUIRED: {
    en: {
      happened: 'An earlier step is not complete. `reason` names the step.',
      todo: 'Complete that step first. `getOnboardingSession` returns the current step of the sign-up.',
    },
    ar: {
      happened: 'لم تُنجز بعد خطوة تسبق هذا الطلب، وتسمّيها `reason`.',
      todo: 'أنجز تلك الخطوة أولًا. تبيّن `getOnboardingSession` أين وصل فتح الحساب.',
    },
  },
  SUB_WALLET_LIMIT_REACHED: {
    en: {
      happened: 'The customer already has the maximum number of sub-wallets.',
      todo: 'Do not retry. `listSubWallets` returns the maximum as `max`.',
    },
    ar: {
      happened: 'لدى العميل أكبر عدد مسموح به من المحافظ الفرعية.',
      todo: 'لا تُعد الطلب. تعيد `listSubWallets` العدد الأقصى في `max`.',
    },
  },
  SUB_WALLET_NOT_EMPTY: {
    en: {
      happened: 'Only an empty sub-wallet can be closed. This one has money, available or on hold.',
      todo: 'Move the money with `moveMoney`, wait until its holds have ended, and call again.',
    },
    ar: {
      happened: 'لا تُغلق إلا محفظة فرعية فارغة، وفي هذه رصيد متاح أو محجوز.',
      todo: 'انقل الرصيد بـ `moveMoney` وانتظر انتهاء المبالغ المحجوزة، ثم أعد الطلب.',
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
  SUSPENSE_CREDIT_DECIDED: {
    en: {
      happened:
        'The money is no longer in suspense, or its return is already decided: it was credited, sent back, or two people agreed on a refund.',
      todo: 'Reload the list with `listSuspenseCredits` or `listSuspendedTopUps`, and reject or withdraw a request about it. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يعد المبلغ معلّقًا أو تقرّرت إعادته: أُودع أو أُعيد أو اتفق شخصان على ردّه.',
      todo: 'حمّل القائمة من جديد باستدعاء `listSuspenseCredits` أو `listSuspendedTopUps`، وارفض الطلب المتعلق به أو اسحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SUSPENSE_CREDIT_NOT_FOUND: {
    en: {
      happened: 'No bank transfer has this id.',
      todo: 'Use a `creditId` from `listSuspenseCredits`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا حوالة بنكية بهذا المعرّف.',
      todo: 'استخدم `creditId` من `listSuspenseCredits`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  TEAM_FULL: {
    en: {
      happened: 'Members and open invitations are as many as a business can have.',
      todo: 'Remove a member or revoke an invitation.',
    },
    ar: {
      happened: 'بلغ عدد الأعضاء والدعوات السارية الحد الأقصى للمنشأة.',
      todo: 'احذف عضوًا أو ألغِ دعوة.',
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
  TOKEN_REUSED: {
    en: {
      happened: 'A refresh token was used twice. It may have been stolen, so the session was ended.',
      todo: 'Delete both tokens and let the customer sign in again. Keep only the newest refresh token, in one place.',
    },
    ar: {
      happened: 'وصل رمز تحديث استُبدل من قبل، وقد يكون مسروقًا، فأُنهيت الجلسة.',
      todo: 'احذف الرمزين ودع العميل يسجّل الدخول من جديد. احتفظ بأحدث رمز تحديث فقط، وفي مكان واحد.',
    },
  },
  TOKEN_ROTATED: {
    en: {
      happened: 'Another call exchanged this refresh token at the same time. The session continues.',
      todo: 'Use the tokens from the other call. Exchange a token in one place at a time.',
    },
    ar: {
      happened: 'استبدل طلب آخر رمز التحديث هذا أثناء تنفيذ هذا الطلب. لم ينتهِ شيء.',
      todo: 'استخدم الرمزين اللذين حصل عليهما الطلب الآخر، واستبدل الرمز من مكان واحد في كل مرة.',
    },
  },
  TOP_UP_ENDED: {
    en: {
      happened: 'The top-up is paid, has failed or has expired, so no card can be sent for it any more.',
      todo: 'Read it with `getTopUp`. Start another one with `createTopUp` if the money is still wanted.',
    },
    ar: {
      happened: 'دُفعت عملية الشحن أو تعذرت أو انتهت مهلتها، فلا يمكن إرسال بطاقة لها بعد الآن.',
      todo: 'اقرأها عبر `getTopUp`. وابدأ عملية جديدة عبر `createTopUp` إن كان المبلغ ما زال مطلوبًا.',
    },
  },
  TOP_UP_NOT_FOUND: {
    en: {
      happened: 'This customer has no top-up with this `topUpId`.',
      todo: 'Use the `topUpId` that `createTopUp` returned for the same customer.',
    },
    ar: {
      happened: 'ليست لهذا العميل عملية شحن بهذا `topUpId`.',
      todo: 'استخدم `topUpId` الذي أعاده `createTopUp` للعميل نفسه.',
    },
  },
  TOP_UP_STATE_INVALID: {
    en: {
      happened:
        'Nothing of the payment is left that the bank of the card could take back, or more has gone back since the dispute was requested.',
      todo: 'Read the top-up with `getAdminTopUp`, and reject or withdraw a request about it. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يبقَ من الدفعة ما يستردّه بنك البطاقة، أو عاد مزيد منها بعد طلب تسجيل الاعتراض.',
      todo: 'اقرأ عملية الشحن باستدعاء `getAdminTopUp`، وارفض الطلب المتعلق بها أو اسحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  TRANSACTION_NOT_FOUND: {
    en: {
      happened: 'This customer has no transaction with this reference.',
      todo: 'Use a `referenceId` from `listTransactions`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل عملية بهذا المرجع.',
      todo: 'خذ قيمة `referenceId` من `listTransactions`.',
    },
  },
  TRANSFER_BATCH_EXPIRED: {
    en: {
      happened:
        'The batch is no draft of the caller: it was confirmed or cancelled, a day has passed, or somebody else uploaded it.',
      todo: 'Read the batch. Unless it was confirmed, call `createTransferBatch` again.',
    },
    ar: {
      happened: 'ليست الدفعة مسودة لصاحب الطلب: أُكِّدت أو أُلغيت أو مضى عليها يوم، أو رفعها شخص آخر.',
      todo: 'اقرأ الدفعة. وإن لم تكن أُكِّدت فاستدعِ `createTransferBatch` من جديد.',
    },
  },
  TRANSFER_BATCH_NOT_CANCELLABLE: {
    en: {
      happened: 'The batch was confirmed or has expired.',
      todo: 'Read its rows, and cancel single transfers with `cancelTransfer`.',
    },
    ar: {
      happened: 'أُكِّدت الدفعة أو انتهت صلاحيتها.',
      todo: 'اقرأ صفوفها، وألغِ التحويلات واحدًا واحدًا بـ `cancelTransfer`.',
    },
  },
  TRANSFER_BATCH_NOT_FOUND: {
    en: {
      happened: 'The account has no batch with this id, or the batch to repeat was not confirmed or has other rows.',
      todo: 'Take the id from `listTransferBatches`.',
    },
    ar: {
      happened: 'لا دفعة بهذا المعرّف في الحساب، أو أن الدفعة المراد تكرارها لم تُؤكَّد أو صفوفها مختلفة.',
      todo: 'خذ المعرّف من `listTransferBatches`.',
    },
  },
  TRANSFER_EXPIRED: {
    en: {
      happened:
        'The draft is over 15 minutes old, is confirmed or cancelled, has changed since its code was sent, or is of somebody else.',
      todo: 'Read the transfer: it may have been confirmed. Otherwise call `createTransfer` again.',
    },
    ar: {
      happened: 'مضى على المسودة أكثر من 15 دقيقة، أو أُكِّدت أو أُلغيت، أو تغيّرت بعد إرسال رمزها، أو جهزها شخص آخر.',
      todo: 'اقرأ التحويل، فقد يكون أُكِّد. وإلا فاستدعِ `createTransfer` من جديد.',
    },
  },
  TRANSFER_FILE_INVALID: {
    en: {
      happened:
        'The text is no CSV table, or a damaged one, has no column `iban`, `amount` or `purpose`, no rows, or more than 500. `reason` says which, and `cell` where.',
      todo: 'Name each column once in the first row, give every row as many cells, put cells with separators into quotes, and split longer files.',
    },
    ar: {
      happened:
        'النص ليس جدول CSV، أو الجدول تالف، أو ينقصه العمود `iban` أو `amount` أو `purpose`، أو لا صفوف فيه، أو صفوفه أكثر من 500. والسبب في `reason`، والموضع في `cell`.',
      todo: 'سمِّ كل عمود مرة واحدة في الصف الأول، واجعل خلايا كل صف بعددها، وضع الخلايا التي فيها فواصل بين علامتي تنصيص، وقسّم الملفات الأطول.',
    },
  },
  TRANSFER_NOT_CANCELLABLE: {
    en: {
      happened: 'The transfer has gone to the bank, or has ended.',
      todo: 'Read the transfer. What is paid can only be sent back by the payee.',
    },
    ar: {
      happened: 'أُرسل التحويل إلى البنك، أو انتهى.',
      todo: 'اقرأ التحويل. وما دُفع لا يعيده إلا المستفيد.',
    },
  },
  TRANSFER_NOT_FOUND: {
    en: {
      happened: 'This customer has no transfer with this id.',
      todo: 'Use an id from `createTransfer` or `listTransfers`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تحويل بهذا المعرّف.',
      todo: 'خذ المعرّف من `createTransfer` أو `listTransfers`.',
    },
  },
  TRANSFER_ROWS_INVALID: {
    en: {
      happened:
        'At least one row cannot be read or sent. Nothing was stored. `rows` has line, column and problem of the first hundred.',
      todo: 'Correct these rows and send the whole file again.',
    },
    ar: {
      happened: 'صف واحد على الأقل لا يمكن قراءته أو إرساله. لم يُحفظ شيء. وفي `rows` السطر والعمود والمشكلة لأول مئة.',
      todo: 'صحّح هذه الصفوف وأرسل الملف كله من جديد.',
    },
  },
  TRANSFER_SCHEDULE_ENDED: {
    en: {
      happened: 'The schedule has run for the last time, so there is nothing to cancel.',
      todo: 'Nothing. Its runs are in `listTransfers`.',
    },
    ar: {
      happened: 'نُفّذ الجدول للمرة الأخيرة، فلا شيء يُلغى.',
      todo: 'لا شيء. وتحويلاته في `listTransfers`.',
    },
  },
  TRANSFER_SCHEDULE_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 schedules that still run.',
      todo: 'Let the customer choose one to cancel with `cancelTransferSchedule`.',
    },
    ar: {
      happened: 'لدى الحساب 50 تحويلًا مجدولًا لم ينته بعد.',
      todo: 'دع العميل يختار تحويلًا مجدولًا ليُلغى بالعملية `cancelTransferSchedule`.',
    },
  },
  TRANSFER_SCHEDULE_NOT_FOUND: {
    en: {
      happened: 'This customer has no schedule with this id.',
      todo: 'Use an id from `listTransferSchedules`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل جدول بهذا المعرّف.',
      todo: 'خذ المعرّف من `listTransferSchedules`.',
    },
  },
  TRANSFER_STATE_INVALID: {
    en: {
      happened:
        'The transfer is not in a state for this. A transfer has a receipt once it is confirmed, unless it is cancelled, refused or has failed. The simulated bank acts on confirmed transfers to a beneficiary only, and returns only what is paid.',
      todo: 'Read the transfer. Confirm it first, and in the sandbox settle it before it is returned.',
    },
    ar: {
      happened:
        'حالة التحويل لا تسمح بذلك. للتحويل إيصال منذ تأكيده، ما لم يُلغَ أو يُرفض أو يفشل. ولا يتصرف البنك المحاكى إلا في تحويل مؤكَّد إلى مستفيد، ولا يعيد إلا ما دُفع.',
      todo: 'اقرأ التحويل. أكِّده أولًا، وفي البيئة التجريبية سوِّه قبل إعادته.',
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
      todo: 'Send the header `Content-Type: application/json`, and none of `Content-Encoding`.',
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
  WALLET_ALREADY_FROZEN: {
    en: {
      happened: 'The wallet is frozen. Somebody else may have frozen it a moment ago.',
      todo: 'Get the customer again. `freeze` says who froze it, and why.',
    },
    ar: {
      happened: 'المحفظة مجمّدة. ربما جمّدها شخص آخر قبل لحظات.',
      todo: 'اجلب بيانات العميل من جديد. يبيّن `freeze` من جمّدها ولماذا.',
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
  WALLET_NOT_FROZEN: {
    en: {
      happened: 'The wallet is not frozen, or somebody has lifted the freeze already.',
      todo: 'Get the customer again. There is nothing left to do.',
    },
    ar: {
      happened: 'المحفظة غير مجمّدة، أو رُفع عنها التجميد من قبل.',
      todo: 'اجلب بيانات العميل من جديد. لم يبقَ ما يُفعل.',
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
  WALLET_NOT_EMPTY: {
    en: {
      happened: 'There is money in the wallet, in a sub-wallet, or on hold.',
      todo: 'Let the customer move the money out, and let the holds end, then try again. Only admin operations return this code.',
    },
    ar: {
      happened: 'في المحفظة أو في محفظة فرعية مبلغ، أو مبلغ محجوز.',
      todo: 'ليُخرج العميل المبلغ ولتنتهِ الحجوزات، ثم أعد المحاولة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  WALLET_STATUS_UNCHANGED: {
    en: {
      happened: 'The wallet already has this status.',
      todo: 'Nothing. Read the status with `getWallet`.',
    },
    ar: {
      happened: 'المحفظة مفعّلة، أو غير مفعّلة، من قبل.',
      todo: 'لا شيء: حالها كما طُلب. اقرأها عبر `getWallet`.',
    },
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    en: {
      happened:
        'The account has no delivery with this `webhookDeliveryId`. Deliveries are kept for 30 days, and deleted with their endpoint.',
      todo: 'Use a `webhookDeliveryId` of `listWebhookDeliveries`.',
    },
    ar: {
      happened: 'ليس للحساب إرسال بهذا `webhookDeliveryId`. تُحفظ الإرسالات 30 يومًا، وتُحذف مع وجهتها.',
      todo: 'استخدم `webhookDeliveryId` من `listWebhookDeliveries`.',
    },
  },
  WEBHOOK_ENDPOINT_DISABLED: {
    en: {
      happened:
        'Nothing is sent to a disabled endpoint. Its `disabledCause` is `failing` after three days without a successful delivery.',
      todo: 'Enable it with `changeWebhookEndpoint`, then call again.',
    },
    ar: {
      happened: 'لا يُرسل شيء إلى وجهة معطّلة. ويكون `disabledCause` لها `failing` بعد ثلاثة أيام دون إرسال ناجح.',
      todo: 'فعّلها عبر `changeWebhookEndpoint` ثم أعد الاستدعاء.',
    },
  },
  WEBHOOK_ENDPOINT_LIMIT_REACHED: {
    en: {
      happened: 'The account has 10 webhook endpoints, counting disabled ones.',
      todo: 'Delete one with `deleteWebhookEndpoint`, or change one with `changeWebhookEndpoint`.',
    },
    ar: {
      happened: 'لدى الحساب 10 وجهات ويب هوك، بما فيها المعطّلة.',
      todo: 'احذف واحدة عبر `deleteWebhookEndpoint`، أو غيّر واحدة عبر `changeWebhookEndpoint`.',
    },
  },
  WEBHOOK_ENDPOINT_NOT_FOUND: {
    en: {
      happened: 'The account has no endpoint with this `webhookEndpointId`, or it was deleted.',
      todo: 'Use a `webhookEndpointId` of `listWebhookEndpoints`.',
    },
    ar: {
      happened: 'ليس للحساب وجهة بهذا `webhookEndpointId`، أو أنها حُذفت.',
      todo: 'استخدم `webhookEndpointId` من `listWebhookEndpoints`.',
    },
  },
  WEBHOOK_SECRET_ALREADY_ROLLED: {
    en: {
      happened:
        'Deliveries are still signed with the secret before, until `oldSecretEndsAt`. Another roll would end it early.',
      todo: 'Roll after `oldSecretEndsAt`, or with `overlapHours: 0`, which ends the earlier secrets at once.',
    },
    ar: {
      happened: 'ما زالت الإرسالات توقَّع بالسرّ السابق إلى `oldSecretEndsAt`، والتبديل مرة أخرى ينهيه قبل موعده.',
      todo: 'بدّل بعد `oldSecretEndsAt`، أو بقيمة `overlapHours: 0` التي تنهي الأسرار السابقة فورًا.',
    },
  },
}
