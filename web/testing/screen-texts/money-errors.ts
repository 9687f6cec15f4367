import type { InBoth } from './screen-texts.ts'

/** What a customer reads for each code on the screens of money, as far as the text does not depend on the response. */
export const MONEY_ERRORS: Readonly<Record<string, InBoth>> = {
  ACTION_EXPIRED: [
    'This change can no longer be confirmed. Please start again.',
    'لم يعد هذا التغيير بانتظار رمز. يرجى البدء من جديد.',
  ],
  AMOUNT_OUT_OF_RANGE: [
    'This amount is not possible for this payee. Please enter a smaller one.',
    'لا يمكن إرسال هذا المبلغ إلى هذا المستفيد. يرجى إدخال مبلغ أقل.',
  ],
  BENEFICIARY_LIMIT_REACHED: [
    'You have as many beneficiaries as an account can have. Remove one that you no longer need.',
    'بلغت الحد الأعلى لعدد المستفيدين. احذف مستفيدًا لم تعد تحتاج إليه.',
  ],
  BENEFICIARY_NOT_ACTIVE: ['This beneficiary cannot be paid at the moment.', 'لا يمكن الدفع لهذا المستفيد حاليًا.'],
  BENEFICIARY_NOT_FOUND: ['This beneficiary was not found', 'لم يُعثر على هذا المستفيد'],
  BENEFICIARY_SUSPENDED: ['This beneficiary is suspended. Please call us.', 'هذا المستفيد موقوف. يرجى الاتصال بنا.'],
  CURSOR_INVALID: [
    'This page is no longer available. Please start from the first page.',
    'لم تعد هذه الصفحة متاحة. يرجى البدء من الصفحة الأولى.',
  ],
  IDEMPOTENCY_IN_FLIGHT: ['is already in progress. Please wait a moment.', 'قيد التنفيذ بالفعل. يرجى الانتظار لحظات.'],
  INSUFFICIENT_FUNDS: ['The available balance is too low', 'الرصيد المتاح غير كافٍ'],
  LIMIT_EXCEEDED: ['This would exceed a limit of the wallet', 'سيتم تجاوز أحد حدود المحفظة'],
  NETWORK_ERROR: [
    'Network error. Maximum retry attempts (3) exceeded',
    'خطأ في الاتصال بالشبكة. تم تجاوز الحد الأقصى لعدد المحاولات (3)',
  ],
  OTP_COOLDOWN: ['Please wait before you request another code.', 'يرجى الانتظار قليلًا قبل طلب رمز آخر.'],
  OTP_EXPIRED: [
    'Verification code has expired. Please request a new one.',
    'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  ],
  OTP_LOCKED: ['Too many wrong codes', 'رموز خاطئة كثيرة'],
  OTP_SEND_FAILED: ['Failed to send OTP', 'تعذّر إرسال رمز التحقق'],
  RATE_LIMITED: ['Too many requests.', 'عدد الطلبات كبير جدًا.'],
  RECIPIENT_IS_SELF: [
    'This is your own account. To move money to a sub-wallet, use Move money.',
    'هذا حسابك. لنقل المال إلى محفظة فرعية استخدم «نقل مبلغ».',
  ],
  RECIPIENT_NOT_FOUND: ['No Plink customer was found with this number', 'لم يُعثر على عميل في Plink بهذا الرقم'],
  RECIPIENT_UNAVAILABLE: [
    'The recipient cannot receive this amount at the moment.',
    'لا يمكن للمستفيد استلام هذا المبلغ حاليًا.',
  ],
  SUB_WALLET_NOT_FOUND: ['This sub-wallet was not found', 'لم يُعثر على هذه المحفظة الفرعية'],
  TIMEOUT: ['Request timeout', 'انتهت مهلة الطلب'],
  TOP_UP_NOT_FOUND: ['This top-up was not found', 'لم يُعثر على عملية الشحن هذه'],
  TRANSFER_EXPIRED: [
    'This transfer can no longer be confirmed. Please start again.',
    'لم يعد بالإمكان تأكيد هذا التحويل. يرجى البدء من جديد.',
  ],
  TRANSFER_NOT_CANCELLABLE: ['This transfer can no longer be cancelled.', 'لم يعد بالإمكان إلغاء هذا التحويل.'],
  TRANSFER_NOT_FOUND: ['This transfer was not found', 'لم يُعثر على هذا التحويل'],
  TRANSFER_SCHEDULE_ENDED: [
    'This scheduled transfer has run for the last time.',
    'نُفّذ هذا التحويل المجدول للمرة الأخيرة.',
  ],
  TRANSFER_SCHEDULE_LIMIT_REACHED: [
    'You have as many scheduled transfers as an account can have. Cancel one that you no longer need.',
    'بلغت الحد الأعلى لعدد التحويلات المجدولة. ألغِ تحويلًا لم تعد تحتاج إليه.',
  ],
  TRANSFER_SCHEDULE_NOT_FOUND: ['This scheduled transfer was not found', 'لم يُعثر على هذا التحويل المجدول'],
  TRANSFER_STATE_INVALID: [
    'This is not possible in the current state of the transfer.',
    'لا يمكن ذلك في الحالة الحالية للتحويل.',
  ],
  UNAUTHENTICATED: ['Please verify your phone again', 'يرجى التحقق من رقم جوالك من جديد'],
  UNKNOWN_ERROR: [
    'Request failed. Maximum retry attempts (3) exceeded. Support reference: 0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
    'تعذّر تنفيذ الطلب. تم تجاوز الحد الأقصى لعدد المحاولات (3). الرقم المرجعي للدعم: 0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  ],
  VALIDATION_ERROR: ['Please check your details and try again.', 'يرجى التحقق من بياناتك والمحاولة مرة أخرى.'],
  WALLET_FROZEN: ['Your wallet is frozen. Please call us.', 'محفظتك مجمّدة. يُرجى الاتصال بنا.'],
  WALLET_INACTIVE: ['The wallet is inactive', 'المحفظة غير مفعّلة'],
  WALLET_NOT_FOUND: [
    'There is no wallet yet. It opens when your profile is complete.',
    'لا توجد محفظة بعد. تُفتح مع اكتمال ملفك.',
  ],
}
