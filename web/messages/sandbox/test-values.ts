import type { sandboxAccounts, sandboxValues } from '#domain/generated/sandbox-values.ts'
import { catalogue } from '#web/messages/catalogue.ts'

type SandboxValues = typeof sandboxValues

/** The kinds of test values. */
export type SandboxKind = keyof SandboxValues

/** A sentence for each scenario that a test value causes. A missing or unknown scenario does not compile. */
type ScenarioTexts = { [Kind in SandboxKind]: Record<keyof SandboxValues[Kind], string> }

/** A sentence for each account that exists from the start. */
type AccountTexts = Record<keyof typeof sandboxAccounts, string>

const phoneNumber = catalogue<ScenarioTexts['phoneNumber']>(
  {
    phone_duplicate: 'This number is already registered.',
    otp_send_failed: 'The message with the code cannot be sent.',
    otp_slow: 'The SMS provider does not respond, so the call times out.',
    phone_change_waits: 'A change to this number waits for a day.',
    otp_expired: 'The code has already expired when it arrives.',
  },
  {
    phone_duplicate: 'هذا الرقم مسجّل من قبل.',
    otp_send_failed: 'يتعذر إرسال رسالة الرمز.',
    otp_slow: 'لا يستجيب مزوّد الرسائل، وينتهي الطلب عند انقضاء مهلته.',
    phone_change_waits: 'ينتظر التغيير إلى هذا الرقم يومًا.',
    otp_expired: 'يصل الرمز وقد انتهت صلاحيته.',
  },
)

const crNumber = catalogue<ScenarioTexts['crNumber']>(
  {
    all_green: 'A valid commercial registration.',
    unified_number: 'A valid unified national number.',
    cr_not_found: 'The registry does not know this number.',
    cr_suspended: 'The registration is suspended.',
    cr_in_liquidation: 'The company is in liquidation.',
    cr_deleted: 'The registration has been cancelled.',
    cr_verification_failed: 'The registry refuses to verify this number.',
    cr_no_data: 'The registry responds without data.',
    cr_registry_down: 'The registry is not available.',
    cr_duplicate: 'This registration already has an account.',
  },
  {
    all_green: 'سجل تجاري صالح.',
    unified_number: 'رقم وطني موحد صالح.',
    cr_not_found: 'هذا الرقم غير موجود في السجل.',
    cr_suspended: 'السجل التجاري موقوف.',
    cr_in_liquidation: 'المنشأة قيد التصفية.',
    cr_deleted: 'السجل التجاري مشطوب.',
    cr_verification_failed: 'يتعذر التحقق من هذا الرقم لدى السجل.',
    cr_no_data: 'يردّ السجل دون بيانات.',
    cr_registry_down: 'خدمة السجل غير متاحة.',
    cr_duplicate: 'يوجد حساب لهذا السجل من قبل.',
  },
)

const idNumber = catalogue<ScenarioTexts['idNumber']>(
  {
    all_green: 'Everything succeeds.',
    local_screening_hit: 'The ID is on a local list, so sign-up ends here.',
    id_phone_mismatch: 'The phone number belongs to somebody else.',
    id_verification_failed: 'The ID cannot be verified.',
    nafath_declined: 'The person declines in Nafath.',
    nafath_expired: 'Nobody responds in Nafath, so the request expires.',
    nafath_rejected: 'Compliance rejects the request.',
    nafath_under_review: 'Compliance reviews the request and approves it later.',
    nafath_initiate_failed: 'Nafath does not accept the request.',
    nafath_url_missing: 'Nafath does not return the address of its portal.',
    not_on_registration: 'The registry does not name the person as an owner or a manager, so compliance reviews.',
    screening_review: 'Global screening asks for a compliance review.',
    screening_unavailable: 'Global screening is not available.',
    rescreening_hit: 'Once the account is open, the daily screening finds the customer on a sanctions list.',
    profile_forbidden: 'The profile is refused.',
    profile_fails_once: 'The profile fails once and succeeds when tried again.',
    id_duplicate: 'This ID already has an account.',
  },
  {
    all_green: 'تتم جميع الخطوات بنجاح.',
    local_screening_hit: 'رقم الهوية مدرج في قائمة محلية، فيتوقف التسجيل هنا.',
    id_phone_mismatch: 'رقم الجوال مسجّل باسم شخص آخر.',
    id_verification_failed: 'يتعذر التحقق من رقم الهوية.',
    nafath_declined: 'يرفض صاحب الهوية الطلب في نفاذ.',
    nafath_expired: 'لا يُتخذ أي إجراء في نفاذ، فتنتهي مهلة الطلب.',
    nafath_rejected: 'يرفض فريق الالتزام الطلب.',
    nafath_under_review: 'يراجع فريق الالتزام الطلب، ثم يوافق عليه لاحقًا.',
    nafath_initiate_failed: 'لا يقبل نفاذ الطلب.',
    nafath_url_missing: 'لا يُرسل نفاذ عنوان بوابته.',
    not_on_registration: 'لا يذكر السجل هذا الشخص مالكًا ولا مديرًا، فيراجع فريق الالتزام طلبه.',
    screening_review: 'يتطلب الفحص العالمي مراجعة من فريق الالتزام.',
    screening_unavailable: 'خدمة الفحص العالمي غير متاحة.',
    rescreening_hit: 'بعد فتح الحساب يجد الفحص اليومي العميل في قائمة عقوبات.',
    profile_forbidden: 'يُرفض إنشاء الملف.',
    profile_fails_once: 'يتعذر إنشاء الملف في المرة الأولى، وينجح عند إعادة المحاولة.',
    id_duplicate: 'يوجد حساب برقم الهوية هذا من قبل.',
  },
)

const iban = catalogue<ScenarioTexts['iban']>(
  {
    all_green: 'The IBAN belongs to the beneficiary.',
    payee_mismatch: 'The IBAN belongs to somebody else.',
    payee_check_unavailable:
      'The check of IBANs is not available, so the beneficiary waits. After a day it counts as not checked.',
    beneficiary_cooling_off: 'The beneficiary has a waiting period of a day.',
    payout_paid_at_once: 'A transfer is paid at once. To any other IBAN it takes a few seconds.',
    payout_paid_later: 'A transfer is paid after a minute.',
    payout_failed: 'A transfer fails at the bank, and the money is available again.',
    payout_returned: 'A transfer is paid, and returned the next day.',
    payout_refused: 'The bank does not accept a transfer.',
    payout_answer_lost: 'The bank pays a transfer, but its answer is lost, so we ask again.',
    payout_request_lost: 'A transfer is lost on its way to the bank and is sent again under the same number.',
  },
  {
    all_green: 'الآيبان للمستفيد نفسه.',
    payee_mismatch: 'الآيبان لشخص آخر.',
    payee_check_unavailable:
      'خدمة التحقق من الآيبان غير متاحة، فيبقى المستفيد في الانتظار. وبعد يوم يُعدّ غير متحقق منه.',
    beneficiary_cooling_off: 'يمر المستفيد بفترة انتظار مدتها يوم.',
    payout_paid_at_once: 'يُدفع التحويل في الحال، ويستغرق إلى أي آيبان آخر ثوانيَ قليلة.',
    payout_paid_later: 'يُدفع التحويل بعد دقيقة.',
    payout_failed: 'يفشل التحويل لدى البنك، فيتاح المبلغ من جديد.',
    payout_returned: 'يُدفع التحويل ثم يُعاد في اليوم التالي.',
    payout_refused: 'لا يقبل البنك التحويل.',
    payout_answer_lost: 'يدفع البنك التحويل، لكن رده يضيع فنسأله.',
    payout_request_lost: 'يضيع التحويل في طريقه إلى البنك، فيُرسل مرة أخرى بالرقم نفسه.',
  },
)

const cardToken = catalogue<ScenarioTexts['cardToken']>(
  {
    all_green: 'Asks on the 3-D Secure page, where the payment is approved or declined.',
    card_paid: 'Is paid without a question.',
    card_declined: 'The bank of the card declines.',
    card_insufficient_funds: 'The card has too little money.',
    card_three_ds_failed: 'The 3-D Secure check fails.',
    card_abandoned: 'Nobody answers on the 3-D Secure page.',
    card_invalid: 'The card provider refuses the card at once.',
    card_answer_lost: 'Is paid, but the answer of the card provider is lost.',
    card_request_lost: 'The request to the card provider is lost, and nothing is paid.',
    card_other_amount: 'The card provider takes a different amount, so nothing is credited.',
  },
  {
    all_green: 'تنتقل إلى صفحة \u20663-D Secure\u2069، حيث تُقبل عملية الدفع أو تُرفض.',
    card_paid: 'تُدفع دون سؤال.',
    card_declined: 'يرفض بنك البطاقة العملية.',
    card_insufficient_funds: 'رصيد البطاقة أقل من المبلغ.',
    card_three_ds_failed: 'يفشل التحقق في \u20663-D Secure\u2069.',
    card_abandoned: 'لا يجيب أحد في صفحة \u20663-D Secure\u2069.',
    card_invalid: 'يرفض مزوّد الدفع البطاقة فورًا.',
    card_answer_lost: 'تُدفع، لكن رد مزوّد الدفع يضيع.',
    card_request_lost: 'يضيع الطلب المرسل إلى مزوّد الدفع، ولا يُدفع شيء.',
    card_other_amount: 'يُخصم مبلغ غير المطلوب، فلا يُضاف شيء إلى المحفظة.',
  },
)

const billAccount = catalogue<ScenarioTexts['billAccount']>(
  {
    all_green: 'A bill of 345.00 SAR that is paid at once.',
    bill_not_found: 'The biller has no such bill.',
    bill_already_paid: 'Nothing is left to pay.',
    bill_partial: 'A bill of 900.00 SAR, of which 100.00 SAR or more can be paid.',
    bill_overdue: 'A bill that was due last month.',
    biller_unavailable: 'The biller is not available.',
    bill_paid_later: 'A payment is paid after a minute.',
    bill_payment_refused: 'The biller does not take a payment.',
    bill_payment_failed: 'A payment fails, and the money is available again.',
    bill_answer_lost: 'A payment is paid, but the answer is lost, so we ask again.',
    bill_request_lost: 'A payment is lost on its way and is sent again under the same number.',
  },
  {
    all_green: 'فاتورة بمبلغ 345.00 ر.س تُسدد في الحال.',
    bill_not_found: 'لا توجد لدى الجهة فاتورة.',
    bill_already_paid: 'لم يبقَ ما يُسدد.',
    bill_partial: 'فاتورة بمبلغ 900.00 ر.س يمكن سداد 100.00 ر.س منها أو أكثر.',
    bill_overdue: 'فاتورة استحقت الشهر الماضي.',
    biller_unavailable: 'الجهة غير متاحة.',
    bill_paid_later: 'تُسدد الفاتورة بعد دقيقة.',
    bill_payment_refused: 'لا تقبل الجهة السداد.',
    bill_payment_failed: 'يفشل السداد، فيتاح المبلغ من جديد.',
    bill_answer_lost: 'تُسدد الفاتورة، لكن الرد يضيع فنسأل من جديد.',
    bill_request_lost: 'يضيع السداد في طريقه، فيُرسل مرة أخرى بالرقم نفسه.',
  },
)

const scenarios = catalogue<ScenarioTexts>(
  {
    phoneNumber: phoneNumber.en,
    email: {
      all_green: 'The message with the link arrives on the pretend phone.',
      email_change_failed: 'The mail server refuses the address.',
    },
    crNumber: crNumber.en,
    idNumber: idNumber.en,
    iban: iban.en,
    cardToken: cardToken.en,
    billAccount: billAccount.en,
  },
  {
    phoneNumber: phoneNumber.ar,
    email: {
      all_green: 'تصل رسالة الرابط إلى الجوال التجريبي.',
      email_change_failed: 'يرفض خادم البريد العنوان.',
    },
    crNumber: crNumber.ar,
    idNumber: idNumber.ar,
    iban: iban.ar,
    cardToken: cardToken.ar,
    billAccount: billAccount.ar,
  },
)

const accountScenarios = catalogue<AccountTexts>(
  {
    login_with_code: 'Signs in with a code. Has 2,400.00 SAR, two sub-wallets and a year of transactions.',
    login_without_code:
      'Signs in with the password alone. Its money has moved in every way, and it has some of the IBANs above as beneficiaries.',
    callback_confirmed: 'Confirms the sign-in in a call, after 4 seconds.',
    callback_rejected: 'Rejects the sign-in in the call.',
    callback_expired: 'Does not answer the call, so it expires.',
    callback_incomplete: 'Confirms the call, but the sign-in cannot be completed.',
    account_locked_soft: 'Is locked until its password is reset.',
    account_locked_hard: 'Is locked until the call center unlocks it.',
    profile_missing: 'Has a password but no profile yet.',
    wallet_empty: 'Has an empty wallet.',
    wallet_three_sub_wallets: 'Has three sub-wallets.',
    wallet_inactive: 'Has an inactive wallet.',
    wallet_many_transactions: 'Has many transactions, for paging and export.',
    wallet_frozen: 'Has a frozen wallet. An administrator can lift the freeze.',
    team_owner: 'Owns a business with a team and rules for approvals. A payment of its maker waits for approval.',
    team_maker: 'Makes payments for the business of the team. Large ones wait for approval.',
    team_approver: 'Approves the payments of the maker.',
    team_viewer: 'Sees all that the team does, and changes nothing.',
  },
  {
    login_with_code: 'يسجّل الدخول برمز. له 2,400.00 ر.س ومحفظتان فرعيتان وعمليات عام كامل.',
    login_without_code:
      'يسجّل الدخول بكلمة المرور وحدها. تحرّكت أمواله بكل الطرق، ولديه بعض أرقام الآيبان أعلاه مستفيدين.',
    callback_confirmed: 'يؤكد تسجيل الدخول في مكالمة بعد 4 ثوانٍ.',
    callback_rejected: 'يرفض تسجيل الدخول في المكالمة.',
    callback_expired: 'لا يرد على المكالمة فتنتهي مهلتها.',
    callback_incomplete: 'يؤكد المكالمة، لكن يتعذر إكمال تسجيل الدخول.',
    account_locked_soft: 'مقفل إلى أن يُعاد تعيين كلمة مروره.',
    account_locked_hard: 'مقفل إلى أن يلغي مركز الاتصال القفل.',
    profile_missing: 'له كلمة مرور، وليس له ملف بعد.',
    wallet_empty: 'محفظته فارغة.',
    wallet_three_sub_wallets: 'له ثلاث محافظ فرعية.',
    wallet_inactive: 'محفظته غير مفعّلة.',
    wallet_many_transactions: 'له عمليات كثيرة، لتجربة الصفحات والتصدير.',
    wallet_frozen: 'محفظته مجمّدة، ويستطيع أحد المشرفين رفع التجميد.',
    team_owner: 'مالك منشأة لها فريق وقواعد موافقة، وفيها دفعة من المُعِدّ تنتظر الموافقة.',
    team_maker: 'يُعِدّ دفعات منشأة الفريق، والكبيرة منها تنتظر الموافقة.',
    team_approver: 'يوافق على دفعات المُعِدّ.',
    team_viewer: 'يطّلع على كل ما يجري في الفريق ولا يغيّر شيئًا.',
  },
)

export const testValues = catalogue(
  {
    title: 'Test values',
    live: 'This server is live and has no test values. They work on a sandbox.',
    lead: 'Enter one of these to run its scenario. Any other valid value succeeds.',
    kinds: {
      phoneNumber: 'Phone number at sign-up',
      email: 'New email of a business',
      crNumber: 'CR number',
      idNumber: 'ID number',
      iban: 'IBAN of a beneficiary',
      cardToken: 'Test card of a top-up',
      billAccount: 'Account number of a bill, at any biller',
    },
    codes: 'Every code is shown on screen and on the pretend phone.',
    scenarios: scenarios.en,
    accounts: {
      title: 'Accounts to sign in with',
      lead: 'These accounts exist from the start. Sign in with the phone number, or the ID where one is given.',
      password: 'Password of all accounts',
      dateOfBirth: 'Date of birth of all accounts',
    },
    accountScenarios: accountScenarios.en,
  },
  {
    title: 'بيانات الاختبار',
    live: 'هذا خادم فعلي وليست فيه بيانات اختبار، فهي تعمل في البيئة التجريبية وحدها.',
    lead: 'أدخل إحدى هذه القيم لتجربة السيناريو المقابل لها. وأي قيمة صحيحة أخرى تمر بنجاح.',
    kinds: {
      phoneNumber: 'رقم الجوال عند التسجيل',
      email: 'بريد إلكتروني جديد لمنشأة',
      crNumber: 'رقم السجل التجاري',
      idNumber: 'رقم الهوية',
      iban: 'آيبان المستفيد',
      cardToken: 'بطاقة اختبار لشحن المحفظة',
      billAccount: 'رقم حساب الفاتورة لدى أي جهة',
    },
    codes: 'تظهر جميع الرموز على الشاشة وفي الجوال التجريبي.',
    scenarios: scenarios.ar,
    accounts: {
      title: 'حسابات جاهزة لتسجيل الدخول',
      lead: 'هذه الحسابات موجودة من البداية. سجّل الدخول برقم الجوال، أو برقم الهوية إن ذُكر.',
      password: 'كلمة المرور لجميعها',
      dateOfBirth: 'تاريخ الميلاد لجميعها',
    },
    accountScenarios: accountScenarios.ar,
  },
)
