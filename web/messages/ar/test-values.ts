import type { testValues as en } from '../en/test-values.ts'
import type { AccountTexts, ScenarioTexts } from '../scenario-texts.ts'

const scenarios: ScenarioTexts = {
  phoneNumber: {
    phone_duplicate: 'هذا الرقم مسجّل من قبل.',
    otp_send_failed: 'يتعذر إرسال رسالة الرمز.',
    otp_slow: 'لا يستجيب مزوّد الرسائل، وينتهي الطلب عند انقضاء مهلته.',
    otp_expired: 'يصل الرمز وقد انتهت صلاحيته.',
  },
  crNumber: {
    all_green: 'سجل تجاري صالح.',
    unified_number: 'رقم وطني موحد صالح.',
    cr_not_found: 'هذا الرقم غير موجود في السجل.',
    cr_suspended: 'السجل التجاري معلّق.',
    cr_verification_failed: 'يتعذر التحقق من هذا الرقم لدى السجل.',
    cr_no_data: 'يردّ السجل دون بيانات.',
    cr_registry_down: 'خدمة السجل غير متاحة.',
    cr_duplicate: 'يوجد حساب لهذا السجل من قبل.',
  },
  idNumber: {
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
    screening_review: 'يتطلب الفحص العالمي مراجعة من فريق الالتزام.',
    screening_unavailable: 'خدمة الفحص العالمي غير متاحة.',
    profile_forbidden: 'يُرفض إنشاء الملف.',
    profile_fails_once: 'يتعذر إنشاء الملف في المرة الأولى، وينجح عند إعادة المحاولة.',
    id_duplicate: 'يوجد حساب برقم الهوية هذا من قبل.',
  },
}

const accountScenarios: AccountTexts = {
  login_with_code: 'يسجّل الدخول برمز.',
  login_without_code: 'يسجّل الدخول بكلمة المرور وحدها.',
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
}

export const testValues: typeof en = {
  title: 'بيانات الاختبار',
  lead: 'أدخل إحدى هذه القيم أثناء التسجيل لتجربة السيناريو المقابل لها. وأي قيمة أخرى تمر بنجاح.',
  kinds: {
    phoneNumber: 'رقم الجوال عند التسجيل',
    crNumber: 'رقم السجل التجاري',
    idNumber: 'رقم الهوية',
  },
  codes: 'تظهر جميع الرموز على الشاشة وفي الهاتف التجريبي.',
  scenarios,
  accounts: {
    title: 'حسابات جاهزة لتسجيل الدخول',
    lead: 'هذه الحسابات موجودة من البداية. سجّل الدخول برقم الجوال، أو برقم الهوية إن ذُكر.',
    password: 'كلمة المرور لجميعها',
    dateOfBirth: 'تاريخ الميلاد لجميعها',
  },
  accountScenarios,
}
