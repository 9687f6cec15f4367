import type { CustomerLock, SecurityEventReason } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

/** The reasons of a customer's security events, in words for the staff. */
const reason = catalogue<Record<SecurityEventReason, string>>(
  {
    password: 'The password was wrong.',
    code: 'The code was wrong.',
    identity: 'The ID and the details did not match.',
    call: 'The call was not confirmed.',
    soft: 'Too many failed attempts: soft lock.',
    hard: 'Too many failed attempts: hard lock.',
    reset: 'The password was reset.',
    logout: 'Signed out on the device.',
    owner: 'Ended by the customer from another device.',
    password_changed: 'The password was changed.',
    token_reused: 'A sign-in that had already been replaced was used again.',
    admin: 'Done by an administrator.',
  },
  {
    password: 'كلمة المرور غير صحيحة.',
    code: 'رمز التحقق غير صحيح.',
    identity: 'لم تتطابق الهوية مع البيانات.',
    call: 'لم تُؤكَّد المكالمة.',
    soft: 'تكررت المحاولات غير الناجحة: قفل مؤقت.',
    hard: 'تكررت المحاولات غير الناجحة: قفل دائم.',
    reset: 'أُعيد تعيين كلمة المرور.',
    logout: 'سُجّل الخروج من الجهاز نفسه.',
    owner: 'أنهاها العميل من جهاز آخر.',
    password_changed: 'غُيّرت كلمة المرور.',
    token_reused: 'استُخدم تسجيل دخول قديم للجهاز مرة أخرى.',
    admin: 'أجراه أحد المشرفين.',
  },
)

const lockOf = catalogue<Record<CustomerLock['type'], string>>(
  { login: 'Sign-in', recovery: 'Password recovery' },
  { login: 'تسجيل الدخول', recovery: 'استعادة كلمة المرور' },
)

/** Locks, the freeze of the wallet, sessions and events of a customer. */
export const customerAccess = catalogue(
  {
    lockOf: lockOf.en,
    softLockUntil: (what: string, moment: string) => `${what} is locked until ${moment}.`,
    hardLock: (what: string) => `${what} is locked until an administrator ends the lock.`,
    endLock: 'End lock',
    endLockTitle: 'End the lock?',
    endLockText:
      'The customer can sign in and recover the password again at once. Earlier failed attempts no longer count. The customer’s recent activity shows ‘Account unlocked’.',
    endingLock: 'Ending the lock…',
    lockEnded: 'The lock has ended. The customer can sign in again.',
    frozenText: 'Compliance has frozen the wallet: no money leaves it.',
    frozenBy: (name: string, moment: string) => `Frozen by ${name}, ${moment}`,
    freeze: 'Freeze the wallet',
    freezeTitle: 'Freeze the wallet?',
    freezeText:
      'No money leaves the wallet or moves within it until an administrator lifts the freeze. Incoming money still arrives. The customer is told by SMS to call us, and does not see the reason.',
    freezing: 'Freezing the wallet…',
    walletIsFrozen: 'The wallet is frozen. The customer is told to call us.',
    liftFreeze: 'Lift the freeze',
    liftFreezeTitle: 'Lift the freeze?',
    liftFreezeText: 'Money can leave the wallet again at once. The customer is told by SMS.',
    liftingFreeze: 'Lifting the freeze…',
    freezeLifted: 'The wallet is no longer frozen.',
    reasonLabel: 'Reason',
    outdated: (what: string) => `${what} The page now shows the current status.`,

    sessionsTitle: 'Signed-in devices',
    noSessions: 'Not signed in on any device.',
    signedIn: (moment: string) => `Signed in ${moment}`,
    lastUsed: (moment: string) => `Last used ${moment}`,
    endSessions: 'End all sessions',
    endSessionsTitle: 'End all sessions?',
    endSessionsText: (count: number) =>
      plural('en', count, {
        one: 'The device is signed out at once and needs the password again. Unsaved input there is lost.',
        other: 'All # devices are signed out at once and need the password again. Unsaved input there is lost.',
      }),
    keysStay: 'API keys keep working: a freeze of the wallet suspends them.',
    endingSessions: 'Ending the sessions…',
    sessionsEnded: (count: number) =>
      plural('en', count, {
        zero: 'There were no sessions to end.',
        one: 'One session has ended.',
        other: '# sessions have ended.',
      }),
    otherDevicesTitle: 'Other known devices',
    noOtherDevices: 'No other device has signed in.',
    lastSignedIn: (moment: string) => `Last signed in ${moment}`,

    eventsTitle: 'Recent activity of the account',
    noEvents: 'Sign-ins and changes to the account will be listed here.',
    reason: reason.en,
    reviewsTitle: 'Reviews',
    noReviews: 'This customer has no reviews.',
    toReviews: 'Go to the open reviews',
    adminEventsTitle: 'Administrator activity',
    allAdminEvents: 'All activity',
    noAdminEvents: 'No administrator has looked at this customer or changed anything yet.',
  },
  {
    lockOf: lockOf.ar,
    softLockUntil: (what, moment) => `${what}: مقفل حتى ${moment}.`,
    hardLock: what => `${what}: مقفل إلى أن ينهي أحد المشرفين القفل.`,
    endLock: 'إنهاء القفل',
    endLockTitle: 'هل تريد إنهاء القفل؟',
    endLockText:
      'يُتاح تسجيل الدخول واستعادة كلمة المرور فورًا، ولا تُحتسب المحاولات السابقة غير الناجحة. ويرى العميل «أُلغي قفل الحساب» ضمن آخر أحداث حسابه.',
    endingLock: 'جارٍ إنهاء القفل…',
    lockEnded: 'انتهى القفل. يمكن للعميل تسجيل الدخول من جديد.',
    frozenText: 'جمّد فريق الالتزام المحفظة، فلا يخرج منها مال.',
    frozenBy: (name, moment) => `جمّدها ${name}، ${moment}`,
    freeze: 'تجميد المحفظة',
    freezeTitle: 'هل تريد تجميد المحفظة؟',
    freezeText:
      'لا يخرج مال من المحفظة ولا يُنقل داخلها إلى أن يرفع أحد المشرفين التجميد. وما يرد إليها يصل. ويُطلب من العميل برسالة نصية أن يتصل بنا، ولا يرى السبب.',
    freezing: 'جارٍ تجميد المحفظة…',
    walletIsFrozen: 'جُمّدت المحفظة، وطُلب من العميل أن يتصل بنا.',
    liftFreeze: 'رفع التجميد',
    liftFreezeTitle: 'هل تريد رفع التجميد؟',
    liftFreezeText: 'يعود خروج المال من المحفظة ممكنًا في الحال، ويُبلَّغ العميل برسالة نصية.',
    liftingFreeze: 'جارٍ رفع التجميد…',
    freezeLifted: 'لم تعد المحفظة مجمّدة.',
    reasonLabel: 'السبب',
    outdated: what => `${what} تعرض الصفحة الآن الوضع الحالي.`,

    sessionsTitle: 'الأجهزة المسجَّل دخولها',
    noSessions: 'لم يُسجَّل الدخول من أي جهاز.',
    signedIn: moment => `تسجيل الدخول ${moment}`,
    lastUsed: moment => `آخر استخدام ${moment}`,
    endSessions: 'إنهاء جميع الجلسات',
    endSessionsTitle: 'هل تريد إنهاء جميع الجلسات؟',
    endSessionsText: count =>
      plural('ar', count, {
        one: 'سيُسجَّل خروج الجهاز فورًا وستُطلب منه كلمة المرور من جديد، ويضيع ما يُكتب عليه الآن.',
        two: 'سيُسجَّل خروج الجهازين فورًا وستُطلب منهما كلمة المرور من جديد، ويضيع ما يُكتب عليهما الآن.',
        few: 'سيُسجَّل خروج # أجهزة فورًا وستُطلب منها كلمة المرور من جديد، ويضيع ما يُكتب عليها الآن.',
        many: 'سيُسجَّل خروج # جهازًا فورًا وستُطلب منها كلمة المرور من جديد، ويضيع ما يُكتب عليها الآن.',
        other: 'سيُسجَّل خروج # جهاز فورًا وستُطلب منها كلمة المرور من جديد، ويضيع ما يُكتب عليها الآن.',
      }),
    keysStay: 'تبقى مفاتيح API صالحة، وتجميد المحفظة يعلّقها.',
    endingSessions: 'جارٍ إنهاء الجلسات…',
    sessionsEnded: count =>
      plural('ar', count, {
        zero: 'لم تبقَ جلسة لإنهائها.',
        one: 'انتهت جلسة واحدة.',
        two: 'انتهت جلستان.',
        few: 'انتهت # جلسات.',
        other: 'انتهت # جلسة.',
      }),
    otherDevicesTitle: 'أجهزة أخرى معروفة',
    noOtherDevices: 'لم يُسجَّل الدخول من أجهزة أخرى.',
    lastSignedIn: moment => `آخر تسجيل دخول ${moment}`,

    eventsTitle: 'آخر أحداث الحساب',
    noEvents: 'ستظهر هنا عمليات تسجيل الدخول والتغييرات على الحساب.',
    reason: reason.ar,
    reviewsTitle: 'المراجعات',
    noReviews: 'لا توجد مراجعات لهذا العميل.',
    toReviews: 'الانتقال إلى المراجعات المفتوحة',
    adminEventsTitle: 'إجراءات المشرفين',
    allAdminEvents: 'جميع الإجراءات',
    noAdminEvents: 'لم يطّلع أي مشرف على هذا العميل ولم يغيّر شيئًا بعد.',
  },
)
