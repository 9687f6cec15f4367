import { catalogue } from '#web/messages/catalogue.ts'

const phone = catalogue(
  {
    title: 'Pretend phone',
    lead: 'This page shows what a real phone would receive. Nothing leaves the sandbox.',
    number: 'Whose phone?',
    numberHelp:
      'If you sign up in this browser, your number is already filled in. For a sign-in, type the phone number of the account.',
    screen: 'Phone screen',
    calls: 'Calls',
    noCalls: 'No calls yet. Some accounts confirm each sign-in with a call, which rings here.',
    messages: 'Messages',
    noMessages: 'No messages yet. A code that you request appears here within two seconds.',
    sender: 'Plink',
    emails: 'Emails',
    noEmails: 'No emails yet. The link that confirms an email of the account appears here.',
    emailTo: 'To',
    nafath: 'Nafath requests',
    noNafath: 'No requests yet. One appears when the sign-up reaches Nafath.',
    unreachable: 'The sandbox is not responding. We will keep trying.',
    typeNumber: 'Type a phone number to see its messages.',
  },
  {
    title: 'الجوال التجريبي',
    lead: 'يصل إلى هنا كل ما كان سيصل إلى جوال حقيقي. ولا يخرج شيء من البيئة التجريبية.',
    number: 'جوال مَن؟',
    numberHelp: 'إذا كنت تفتح حسابًا في هذا المتصفح فستجد رقم جوالك هنا. أما لتسجيل الدخول فاكتب رقم جوال الحساب.',
    screen: 'شاشة الجوال',
    calls: 'المكالمات',
    noCalls: 'لا توجد مكالمات بعد. تؤكد بعض الحسابات كل تسجيل دخول في مكالمة، وهي ترن هنا.',
    messages: 'الرسائل',
    noMessages: 'لا توجد رسائل بعد. يظهر هنا أي رمز تطلبه خلال ثانيتين.',
    sender: 'Plink',
    emails: 'البريد الإلكتروني',
    noEmails: 'لا يوجد بريد بعد. يظهر هنا رابط تأكيد البريد الإلكتروني للحساب.',
    emailTo: 'إلى',
    nafath: 'طلبات نفاذ',
    noNafath: 'لا توجد طلبات بعد. يظهر الطلب عندما يصل التسجيل إلى خطوة نفاذ.',
    unreachable: 'لا تستجيب البيئة التجريبية، ونواصل المحاولة.',
    typeNumber: 'اكتب رقم جوال لعرض رسائله.',
  },
)

const calls = catalogue(
  {
    request: 'This is Plink. Someone is signing in to your account. Press 1 to confirm, or 2 to cancel.',
    keys: { 1: 'Press 1', 2: 'Press 2' },
    states: {
      calling: 'Plink is calling',
      pending: 'In the call with Plink',
      confirmed: 'Sign-in confirmed',
      rejected: 'Sign-in cancelled',
      expired: 'Call ended',
    },
  },
  {
    request: 'معك Plink. هناك من يسجّل الدخول إلى حسابك. اضغط 1 للتأكيد، أو 2 للإلغاء.',
    keys: { 1: 'اضغط 1', 2: 'اضغط 2' },
    states: {
      calling: 'مكالمة واردة من Plink',
      pending: 'في مكالمة مع Plink',
      confirmed: 'تم تأكيد تسجيل الدخول',
      rejected: 'أُلغي تسجيل الدخول',
      expired: 'انتهت المكالمة',
    },
  },
)

const portal = catalogue(
  {
    title: 'Pretend Nafath portal',
    notice:
      'This page belongs to the Plink sandbox and stands in for Nafath. It is not a government service, and nothing here is real.',
    request: 'Plink asks you to confirm your identity, to open a payments account.',
    nationalId: 'ID number',
    phone: 'Phone number',
    timeLeft: 'Time left',
    goBack: 'You can go back to Plink. The page there continues automatically.',
    notFound: 'This request was not found in the sandbox.',
    loading: 'Loading the request…',
  },
  {
    title: 'بوابة نفاذ التجريبية',
    notice: 'هذه الصفحة جزء من بيئة Plink التجريبية وتقوم مقام نفاذ. وهي ليست خدمة حكومية، ولا شيء فيها حقيقي.',
    request: 'يطلب منك Plink تأكيد هويتك لفتح حساب مدفوعات.',
    nationalId: 'رقم الهوية',
    phone: 'رقم الجوال',
    timeLeft: 'الوقت المتبقي',
    goBack: 'يمكنك العودة إلى Plink، وستنتقل صفحته تلقائيًا إلى الخطوة التالية.',
    notFound: 'لم يُعثر على هذا الطلب في هذه البيئة التجريبية.',
    loading: 'جارٍ تحميل الطلب…',
  },
)

const decisions = catalogue(
  {
    approve: 'Approve',
    decline: 'Decline',
    review: 'Send to review',
    reject: 'Reject as compliance',
    expire: 'Let it expire',
  },
  {
    approve: 'موافقة',
    decline: 'رفض',
    review: 'إحالة إلى المراجعة',
    reject: 'رفض من فريق الالتزام',
    expire: 'إنهاء المهلة',
  },
)

const states = catalogue(
  {
    SENT: 'Waiting for you',
    pending: 'Under compliance review',
    approved: 'Approved',
    rejected: 'Rejected by compliance',
    FAILED: 'Declined',
    expired: 'Expired',
  },
  {
    SENT: 'بانتظار موافقتك',
    pending: 'قيد مراجعة الالتزام',
    approved: 'تمت الموافقة',
    rejected: 'رفضه فريق الالتزام',
    FAILED: 'مرفوض',
    expired: 'انتهت مهلته',
  },
)

const mock = catalogue(
  {
    title: 'Mock scenarios',
    nafathLead: 'Choose the outcome of the Nafath request. The screen follows, one status every few seconds.',
    sent: 'Sent to Nafath, no decision yet',
    underReview: 'Stays under review',
    approved: 'Approved',
    reviewApproved: 'Reviewed, then approved',
    reviewRejected: 'Reviewed, then rejected',
    rejected: 'Rejected by compliance',
    declined: 'Declined by the person',
    expired: 'Expires',
    noRequest: 'There is no request yet. Start one on the Nafath step.',
    screeningLead: 'The ID number decides the outcome of the screening. Go back to the ID step and enter one of these.',
    screening: {
      CLEAR: 'CLEAR',
      REVIEW: 'REVIEW',
      NOT_ON_REGISTRATION: 'REVIEW, not on the registration',
      UNAVAILABLE: 'Not available',
    },
    toIdStep: 'Go to the ID step',
  },
  {
    title: 'سيناريوهات تجريبية',
    nafathLead: 'اختر مسار الطلب في نفاذ. وستتغير الشاشة وفقًا له، حالةً كل بضع ثوانٍ.',
    sent: 'يُرسل إلى نفاذ ولا قرار بعد',
    underReview: 'يبقى قيد المراجعة',
    approved: 'تتم الموافقة عليه',
    reviewApproved: 'يُراجع ثم تتم الموافقة عليه',
    reviewRejected: 'يُراجع ثم يُرفض',
    rejected: 'يرفضه فريق الالتزام',
    declined: 'يرفضه صاحب الهوية',
    expired: 'تنتهي مهلته',
    noRequest: 'لا يوجد طلب للبت فيه. ابدأ طلبًا من خطوة نفاذ.',
    screeningLead: 'تعتمد نتيجة الفحص على رقم الهوية المستخدم في التسجيل. عُد إلى خطوة الهوية وأدخل أحد هذه الأرقام.',
    screening: {
      CLEAR: 'CLEAR (سليم)',
      REVIEW: 'REVIEW (مراجعة)',
      NOT_ON_REGISTRATION: 'REVIEW (غير مذكور في السجل)',
      UNAVAILABLE: 'غير متاح',
    },
    toIdStep: 'الانتقال إلى خطوة الهوية',
  },
)

export const sandbox = catalogue(
  {
    phone: phone.en,
    calls: calls.en,
    portal: portal.en,
    decisions: decisions.en,
    deciding: 'One moment…',
    decisionFailed: 'That did not work. Please try again.',
    states: states.en,
    mock: mock.en,
  },
  {
    phone: phone.ar,
    calls: calls.ar,
    portal: portal.ar,
    decisions: decisions.ar,
    deciding: 'لحظة من فضلك…',
    decisionFailed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
    states: states.ar,
    mock: mock.ar,
  },
)
